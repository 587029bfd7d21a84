/**
 * The entry of a table for a word that others wrote; undefined for words that every object
 * inherits, such as "constructor".
 */
export const lookup = <Value>(
  table: Readonly<Record<string, Value>>,
  word: string,
): Value | undefined => (Object.hasOwn(table, word) ? table[word] : undefined)
