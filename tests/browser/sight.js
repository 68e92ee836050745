/*
 * What is wrong with a table as it is on the screen now: what decides is out of sight, words are cut, covered or too small to
 * read, what is to be pressed is too small or lies under something else. Answers with a line for each.
 */
function whatIsWrong({ scrolls, smallest, finger }) {
  const wrong = new Set()
  const unseen = (it) => it.closest('.visually-hidden') || getComputedStyle(it).clipPath === 'inset(50%)'
  const shown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !unseen(it)
  const name = (it) => {
    const own = it.dataset?.needed || it.dataset?.target || it.getAttribute('aria-label') || it.textContent || ''
    const kind = typeof it.className === 'string' ? it.className : (it.getAttribute('class') ?? '')
    return `${it.tagName.toLowerCase()}.${kind
      .replace(/\bs(velte)?-\S+/g, '')
      .trim()
      .replace(/\s+/g, '.')} "${own.trim().replace(/\s+/g, ' ').slice(0, 40)}"`
  }
  const bar = document.querySelector('[data-testid=action-bar]')
  const barBox = bar.getBoundingClientRect()
  const pinned = bar.classList.contains('pinned') && barBox.width > innerWidth * 0.9
  const page = document.documentElement
  const clips = (style) => /hidden|clip|auto|scroll/.test(style)

  /** The part of a box that its surroundings let be seen; where these may be scrolled, all that can be scrolled to. */
  function seen(it, box) {
    let { left, top, right, bottom } = box
    for (let around = it.parentElement; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (style.display === 'contents') continue
      const frame = around.getBoundingClientRect()
      const reachable = scrolls && /auto|scroll/.test(style.overflowY)
      if (clips(style.overflowX)) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
      if (clips(style.overflowY) && !reachable) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
    }
    ;[left, right] = [Math.max(left, 0), Math.min(right, innerWidth)]
    if (!scrolls) [top, bottom] = [Math.max(top, 0), Math.min(bottom, pinned && !bar.contains(it) ? barBox.top : innerHeight)]
    return { left, top, right, bottom, width: right - left, height: bottom - top }
  }
  /** Whether the middle of something is let through by all that scrolls or cuts around it. */
  function letThrough(it, box) {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    for (let around = it; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (style.display === 'contents' || style.display === 'inline') continue
      const frame = around.getBoundingClientRect()
      if (clips(style.overflowY) && (y < frame.top || y > frame.bottom)) return false
      if (clips(style.overflowX) && (x < frame.left || x > frame.right)) return false
    }
    return true
  }
  const onScreen = (box) =>
    box.width > 1 &&
    box.height > 1 &&
    box.top >= 0 &&
    box.left >= 0 &&
    box.right <= innerWidth + 1 &&
    box.bottom <= (pinned ? barBox.top : innerHeight) + 1

  if (page.scrollWidth > innerWidth) wrong.add(`scrolls sideways: ${page.scrollWidth} in ${innerWidth}`)
  if (!scrolls && barBox.bottom > innerHeight + 1) wrong.add('the bar is below the screen')

  // What decides.
  const lit = '.fit [data-target]:is(button, [role=button], [tabindex]):not([aria-disabled=true])'
  for (const it of document.querySelectorAll(`[data-needed], ${lit}, [data-testid=action-bar] button`)) {
    // A list may be longer than the screen; it scrolls by itself, and begins in sight.
    const list = it.closest('[data-scrolls]')
    if (!shown(it) || it.closest('dialog')) continue
    const box = it.getBoundingClientRect()
    if (box.width === 0) continue
    if (list) {
      if (seen(list, list.getBoundingClientRect()).height < 60) wrong.add(`out of sight: the list with ${name(it)}`)
      continue
    }
    const part = seen(it, box)
    // A hand may peek from the edge: its titles and signs are at the top.
    if (it.querySelector('[data-scrolls]')) continue
    const slack = it.closest('.hand-fan') ? box.height - 64 : it.matches('[data-needed]') ? 6 : 12
    if (part.width < box.width - slack || part.height < box.height - slack)
      wrong.add(`out of sight: ${name(it)} by ${Math.round(Math.max(box.width - part.width, box.height - part.height))}`)
  }

  // What lets the pointer through, such as a banner in passing, is not seen as covering anything.
  const top = (x, y) => document.elementFromPoint(x, y)
  /** One is within the other, or it is a button that is spread over all that stands beside it. */
  /** Nothing is painted there: what lies below it shows. */
  function isClear(it) {
    const { backgroundColor, backgroundImage } = getComputedStyle(it)
    return !(it instanceof SVGElement) && backgroundImage === 'none' && /, 0\)$|transparent/.test(backgroundColor)
  }
  const kin = (a, b) => a && b && (a === b || a.contains(b) || b.contains(a) || (a.tagName === 'BUTTON' && a.parentElement.contains(b)))

  // What is written.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    /\S/.test(node.data) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  )
  const range = document.createRange()
  while (walker.nextNode()) {
    const it = walker.currentNode.parentElement
    if (!shown(it) || it.closest('dialog:not([open]), script, style, title, .log, .speaking')) continue
    range.selectNodeContents(walker.currentNode)
    const box = range.getBoundingClientRect()
    if (box.width < 1) continue
    const style = getComputedStyle(it)
    const svg = it instanceof SVGElement
    const scale = svg ? Math.hypot(it.getScreenCTM().a, it.getScreenCTM().b) : 1
    const size = parseFloat(style.fontSize) * scale
    if (size === 0) continue
    // What is engraved on dice and drawn in pictures is not there to be read.
    const drawn = it.closest('.die, .number-die, .poster, .picture, .dial .ring')
    if (size < smallest - 0.05 && !drawn) wrong.add(`${size.toFixed(1)} px: ${name(it)}`)
    if (!svg && !drawn) {
      // Cut at the side or at the foot by what is around it.
      for (let around = it; around && !around.matches('.fit, .room, body'); around = around.parentElement) {
        const its = getComputedStyle(around)
        if (its.display === 'inline' || its.display === 'contents') continue
        const frame = around.getBoundingClientRect()
        const sideways = /hidden|clip/.test(its.overflowX) && (box.right > frame.right + 1.5 || box.left < frame.left - 1.5)
        const upright = /hidden|clip/.test(its.overflowY) && (box.bottom > frame.bottom + size * 0.45 || box.top < frame.top - size * 0.45)
        if (sideways || upright) wrong.add(`cut: ${name(it)}${around === it ? '' : ` in ${name(around).slice(0, 60)}`}`)
      }
    }
    // What itself lets the pointer through cannot be asked what lies over it.
    const passes = svg && style.pointerEvents === 'none'
    if (drawn || passes || it.closest('.hand-fan') || !onScreen(box) || !letThrough(it, box)) continue
    for (const line of range.getClientRects()) {
      for (const share of [0.15, 0.5, 0.85]) {
        const over = top(line.left + line.width * share, line.top + line.height / 2)
        if (
          over &&
          !kin(over, it) &&
          !isClear(over) &&
          !(svg && over.closest('svg') === it.closest('svg')) &&
          !over.closest('.hand-fan, .speaking, .tunings, .veil, dialog')
        ) {
          wrong.add(`covered: ${name(it)} by ${name(over)}`)
          break
        }
      }
    }
  }

  // What can be pressed.
  for (const it of document.querySelectorAll('button, a, select, input, [role=button]')) {
    if (!shown(it) || it.disabled || it.ariaDisabled === 'true' || it.closest('dialog')) continue
    const box = it.getBoundingClientRect()
    if (box.width < 1 || !onScreen(box) || !letThrough(it, box)) continue
    // Of what lies at the edge of what scrolls, the rest is scrolled to.
    const edges = [box.top, box.bottom].map((y) => ({ left: box.left, width: box.width, top: y, height: 0 }))
    if (edges.some((edge) => !letThrough(it, edge))) continue
    if (it.tagName === 'A' && getComputedStyle(it).display === 'inline') continue
    let [left, right, high, low] = [Infinity, -Infinity, Infinity, -Infinity]
    const steps = 8
    for (let i = 0; i <= steps; i++)
      for (let j = 0; j <= steps; j++) {
        const x = box.left + 1 + ((box.width - 2) * i) / steps
        const y = box.top + 1 + ((box.height - 2) * j) / steps
        if (!kin(top(x, y), it) || (top(x, y)?.contains(it) && top(x, y) !== it)) continue
        left = Math.min(left, x)
        right = Math.max(right, x)
        high = Math.min(high, y)
        low = Math.max(low, y)
      }
    const [wide, tall] = [right - left + 2, low - high + 2]
    if (!(wide >= finger - 0.5 && tall >= finger - 0.5))
      wrong.add(`to press: ${name(it)} ${Math.round(wide)}x${Math.round(tall)} of ${Math.round(box.width)}x${Math.round(box.height)}`)
  }
  return [...wrong]
}
