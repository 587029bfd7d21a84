import { isRelative } from './date-expression.ts'

/** How a property is compared. */
export type ValueKind = 'text' | 'number' | 'date' | 'boolean'

/** Which value slots an operator reads. */
export type Arity = 'none' | 'one' | 'two' | 'many' | 'place' | 'days'

/**
 * The slots of Apache Unomi's property conditions; each has a plural counterpart for operators with
 * several values.
 */
const SLOTS: readonly { slot: string; kind: ValueKind | null }[] = [
  { slot: 'propertyValue', kind: null },
  { slot: 'propertyValueInteger', kind: 'number' },
  { slot: 'propertyValueDouble', kind: 'number' },
  { slot: 'propertyValueDate', kind: 'date' },
  { slot: 'propertyValueDateExpr', kind: 'date' },
  { slot: 'propertyValueBoolean', kind: 'boolean' },
]
const plural = (slot: string) => slot.replace('propertyValue', 'propertyValues')
export const VALUE_SLOTS: readonly string[] = SLOTS.flatMap(({ slot }) => [slot, plural(slot)])

export interface RawOperand {
  slot: string
  kind: ValueKind | null
  values: unknown[]
}

/**
 * The values as written in the condition; null when none is given. A single slot serves an operator
 * of several values and the other way round.
 */
export function rawOperand(parameters: Record<string, unknown>, arity: Arity): RawOperand | null {
  const wanted =
    arity === 'one' || arity === 'days'
      ? (slot: string) => [slot, plural(slot)]
      : (slot: string) => [plural(slot), slot]
  for (const { slot, kind } of SLOTS)
    for (const name of wanted(slot)) {
      const value = parameters[name]
      if (value === undefined || value === null) continue
      const values = (Array.isArray(value) ? value : [value]).filter(
        (one) => one !== null && one !== undefined,
      )
      if (values.length > 0) return { slot: name, kind, values }
    }
  return null
}

/** The date expressions among the values that move with the clock. */
export const expressionsIn = (parameters: Record<string, unknown>): string[] =>
  VALUE_SLOTS.flatMap((slot) => {
    const value = parameters[slot]
    return (Array.isArray(value) ? value : [value]).filter(
      (one): one is string => typeof one === 'string' && isRelative(one),
    )
  })

/** True when the operand moves with the clock, so that the result changes without an event. */
export const isMoving = (parameters: Record<string, unknown>): boolean =>
  expressionsIn(parameters).length > 0
