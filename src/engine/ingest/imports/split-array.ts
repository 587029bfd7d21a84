import { fail } from '#model/lib/errors.ts'

/** Characters of one element; more is no row of people. */
const MAX_ELEMENT = 1_000_000

/**
 * Yields the text of each element of a JSON array that arrives in chunks. Holds one element in
 * memory; the elements themselves are not parsed.
 * @throws ProductError `invalid` for text that is no array, or that ends within it
 */
export async function* splitArray(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let element = ''
  let depth = 0
  let isText = false
  let isEscaped = false
  let ended = false
  for await (const text of texts) {
    let from = 0
    for (let at = 0; at < text.length; at++) {
      const sign = text[at]!
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (sign === '\\') isEscaped = true
        else if (sign === '"') isText = false
        continue
      }
      if (ended) {
        if (!/\s/.test(sign)) throw fail('invalid', 'The file continues after the end of its list.')
        continue
      }
      if (depth === 0) {
        if (sign === '[') [depth, from] = [1, at + 1]
        else if (!/[\s\ufeff]/.test(sign)) throw fail('invalid', 'The file is not a JSON list.')
      } else if (sign === '"') isText = true
      else if (sign === '[' || sign === '{') depth++
      else if (sign === ']' || sign === '}') {
        depth--
        if (depth > 0) continue
        element += text.slice(from, at)
        ended = true
        if (element.trim() !== '') yield element
        element = ''
      } else if (sign === ',' && depth === 1) {
        yield element + text.slice(from, at)
        element = ''
        from = at + 1
      }
    }
    if (!ended && depth > 0) element += text.slice(from)
    if (element.length > MAX_ELEMENT)
      throw fail('invalid', 'A row of the file is longer than 1 MB.')
  }
  if (!ended) throw fail('invalid', 'The file ends before its list does.')
}
