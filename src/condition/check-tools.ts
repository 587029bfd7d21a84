import type { ZonedInstant } from './date-expression.ts'
import { readDate } from './date-math.ts'
import type { CheckTools } from './kind.ts'
import { comparisonOf } from './operators.ts'

/**
 * The part of `CheckTools` that depends on the moment alone. Separate from the definitions, so that
 * a page that only describes conditions loads no calendar.
 */
export const checkToolsAt = (
  moment: ZonedInstant,
): Pick<CheckTools, 'readDate' | 'isComparable'> => ({
  readDate: (expression, roundUp) => readDate(expression, moment, roundUp),
  isComparable: (parameters, declared) => comparisonOf(parameters, declared, moment) !== null,
})
