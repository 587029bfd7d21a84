/**
 * The entry of a table for a word that others wrote; undefined for words that every object
 * inherits, such as "constructor".
 */
export const lookup = <Value>(
  table: Readonly<Record<string, Value>>,
  word: string,
): Value | undefined => (Object.hasOwn(table, word) ? table[word] : undefined)

/**
 * The entry of a map that code has filled for the key.
 * @throws Error naming the key, if there is none
 */
export function required<Key, Value>(map: { get(key: Key): Value | undefined }, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`there is no entry for ${String(key)}`)
  return value
}
