import { message, say } from '#language'
import type { Operator } from './operator-table.ts'

/** The words of each comparison. */
const WORDS: Record<string, string> = {
  equals: message('is'),
  notEquals: message('is not'),
  greaterThan: message('is more than'),
  greaterThanOrEqualTo: message('is at least'),
  lessThan: message('is less than'),
  lessThanOrEqualTo: message('is at most'),
  between: message('is between'),
  exists: message('is set'),
  missing: message('is not set'),
  contains: message('contains'),
  notContains: message('does not contain'),
  startsWith: message('starts with'),
  endsWith: message('ends with'),
  matchesRegex: message('matches the pattern'),
  in: message('is one of'),
  notIn: message('is none of'),
  all: message('has all of'),
  inContains: message('contains one of'),
  hasSomeOf: message('has some of'),
  hasNoneOf: message('has none of'),
  isDay: message('is on the day'),
  isNotDay: message('is not on the day'),
  hasAnniversary: message('has its anniversary'),
  distance: message('is within'),
}

/** Dates are before and after, not less and more. */
const DATE_WORDS: Record<string, string> = {
  greaterThan: message('is after'),
  greaterThanOrEqualTo: message('is on or after'),
  lessThan: message('is before'),
  lessThanOrEqualTo: message('is on or before'),
}

/** The words of a comparison between a property and its value. */
export const operatorWords = ({ id }: Pick<Operator, 'id'>, isDate = false): string =>
  say((isDate ? DATE_WORDS[id] : undefined) ?? WORDS[id] ?? id)
