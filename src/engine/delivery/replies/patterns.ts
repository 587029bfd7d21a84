/** One pattern of several parts, each matching right after the one before. Ignores case. */
export const inSequence = (...parts: readonly RegExp[]): RegExp =>
  new RegExp(parts.map(({ source }) => source).join(''), 'i')

/** A group that matches any one of the alternatives, tried in this order. Ignores case. */
export const anyOf = (...alternatives: readonly RegExp[]): RegExp =>
  new RegExp(`(${alternatives.map(({ source }) => source).join('|')})`, 'i')
