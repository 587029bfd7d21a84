import { say } from '#language'

/**
 * The range of an integer column (PostgreSQL manual, 8.1: integer), and so of every integer of a
 * request unless its schema limits it further.
 */
export const SMALLEST_INTEGER = -2_147_483_648
export const LARGEST_INTEGER = 2_147_483_647

/** The fault of an integer, in a sentence with its title; null when it is within the range. */
export function wholeNumberFault(
  title: string,
  value: number,
  minimum = SMALLEST_INTEGER,
  maximum = LARGEST_INTEGER,
): string | null {
  if (value > maximum) return say('{title} must be at most {maximum}.', { title, maximum })
  if (value < minimum) return say('{title} must be at least {minimum}.', { title, minimum })
  return Number.isInteger(value) ? null : say('{title} must be a whole number.', { title })
}
