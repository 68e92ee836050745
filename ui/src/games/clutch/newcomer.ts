/** Whoever plays CLUTCH for the first time is offered the learning mode. */
export default { cards: 'learning' }
