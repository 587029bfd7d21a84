import type { Letters } from '../languages/letters.ts'

/** The owner's case behind "Customers call us when"; any other sentence as a whole. */
export function withoutBeginning(
  text: string,
  { beginnings: { occasion, also } }: Pick<Letters, 'beginnings'>,
): string {
  const lower = text.toLowerCase()
  const given = [occasion, also].find((one) => lower.startsWith(one.toLowerCase()))
  return given ? text.slice(given.length) : text
}
