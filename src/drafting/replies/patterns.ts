/** Joins parts that match one right after another into one pattern. Ignores case. */
export const inSequence = (...parts: readonly RegExp[]): RegExp =>
  new RegExp(parts.map(({ source }) => source).join(''), 'i')

/** A group that matches any of the alternatives, tried in this order. Ignores case. */
export const anyOf = (...alternatives: readonly RegExp[]): RegExp =>
  new RegExp(`(${alternatives.map(({ source }) => source).join('|')})`, 'i')
