import type { Letters } from '../languages/letters.ts'

/** What an owner's sentence says behind its given beginning; any other sentence as a whole. */
export function withoutBeginning(
  text: string,
  { beginnings: { occasion, also, example, answer }, beginningsOfOne }: Letters,
): string {
  const lower = text.toLowerCase()
  const given = [occasion, also, ...Object.values(beginningsOfOne), example, answer].find(
    (beginning) => lower.startsWith(beginning.toLowerCase()),
  )
  return given ? text.slice(given.length) : text
}
