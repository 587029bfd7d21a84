import { isRelative } from './date-expression.ts'
import { VALUE_SLOTS, type Arity, type ValueKind } from './operands.ts'

const SLOT: Record<ValueKind, (values: readonly unknown[]) => string> = {
  text: () => '',
  boolean: () => '',
  number: (values) => (values.every((one) => Number.isInteger(one)) ? 'Integer' : 'Double'),
  date: (values) =>
    values.every(
      (one) =>
        typeof one === 'string' && /^\d{4}-\d\d-\d\d(?:T|$)/.test(one) && !one.includes('||'),
    )
      ? 'Date'
      : 'DateExpr',
}

/**
 * The parameters that make a condition compare with the given values: Apache Unomi's slot for the
 * kind, with the other slots removed. `operandOf` reads the same values back.
 */
export function writeOperand(
  kind: ValueKind,
  values: readonly unknown[],
  arity: Arity,
): Record<string, unknown> {
  const cleared: Record<string, unknown> = Object.fromEntries(
    VALUE_SLOTS.map((slot) => [slot, undefined]),
  )
  if (arity === 'none' || arity === 'place' || values.length === 0) return cleared
  const many = arity === 'two' || arity === 'many'
  const nameSlot = SLOT[arity === 'days' ? 'number' : kind]
  const slot = `propertyValue${many ? 's' : ''}${nameSlot(many ? values : values.slice(0, 1))}`
  return { ...cleared, [slot]: many ? [...values] : values[0] }
}

/** A relative date in a form: a number of units before or after now. */
export interface Relative {
  amount: number
  unit: 'm' | 'h' | 'd' | 'w' | 'M' | 'y'
  direction: 'ago' | 'ahead'
}

/** Parses `now-5d`; null for any other expression. */
export function relativeOf(expression: unknown): Relative | null {
  if (typeof expression !== 'string' || !isRelative(expression)) return null
  const found = /^now([+-])(\d{1,6})([mhdwMy])$/.exec(expression.trim())
  return found
    ? {
        amount: Number(found[2]),
        unit: found[3] as Relative['unit'],
        direction: found[1] === '-' ? 'ago' : 'ahead',
      }
    : null
}

export const relativeText = ({ amount, unit, direction }: Relative): string =>
  `now${direction === 'ago' ? '-' : '+'}${amount}${unit}`
