/** Whether the reader points with a finger: as the device says at first, then as the page was last touched or typed at. */
class Hand {
  finger = $state(globalThis.matchMedia?.('(hover: none)').matches ?? false)

  constructor() {
    globalThis.addEventListener?.('pointerdown', ({ pointerType }) => (this.finger = pointerType === 'touch'), true)
    globalThis.addEventListener?.('keydown', () => (this.finger = false), true)
  }
}

export const hand = new Hand()
