/**
 * The range of an integer column (PostgreSQL manual, 8.1: integer), and so of every integer of a
 * request unless its schema limits it further.
 */
export const SMALLEST_INTEGER = -2_147_483_648
export const LARGEST_INTEGER = 2_147_483_647

/**
 * The fault of an integer, as the end of a sentence that begins with its name; null when it is
 * within the range.
 */
export function wholeNumberFault(
  value: number,
  least = SMALLEST_INTEGER,
  most = LARGEST_INTEGER,
): string | null {
  if (value > most) return `must be at most ${most.toLocaleString('en')}.`
  if (value < least) return `must be at least ${least.toLocaleString('en')}.`
  return Number.isInteger(value) ? null : 'must be a whole number.'
}
