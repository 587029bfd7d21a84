const pointerPart = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/**
 * True for text that the database can store: without U+0000 and unpaired surrogates (PostgreSQL
 * manual, 8.14 and 24.3).
 */
const isKeptText = (text: string): boolean => !text.includes('\0') && !LONE_SURROGATE.test(text)

/**
 * The JSON Pointer (RFC 6901) of the first text that cannot be stored, property names included;
 * null when there is none. Never recurses.
 */
export function unkeptTextIn(value: unknown): string | null {
  const waiting: [unknown, string][] = [[value, '']]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [held, path] = next
    if (typeof held === 'string' && !isKeptText(held)) return path
    if (typeof held !== 'object' || held === null || Buffer.isBuffer(held) || 'pipe' in held)
      continue
    for (const [name, part] of Object.entries(held)) {
      if (!isKeptText(name)) return path
      if (typeof part === 'string' || (typeof part === 'object' && part !== null))
        waiting.push([part, `${path}/${pointerPart(name)}`])
    }
  }
  return null
}
