import { dateText, isRelative, isTellable, readDate, type ZonedInstant } from './date-math.ts'
import { fold } from './fold.ts'

/** How a property is compared. */
export type ValueKind = 'text' | 'number' | 'date' | 'boolean'

/** The operand of a comparison. Dates are in the format of `dateText`, text is folded. */
export interface Operand {
  kind: ValueKind
  values: (string | number | boolean)[]
}

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

const kindOf = (value: unknown): ValueKind | null =>
  typeof value === 'number'
    ? 'number'
    : typeof value === 'boolean'
      ? 'boolean'
      : typeof value === 'string'
        ? 'text'
        : null

const NUMBER = /^\s*[-+]?\d{1,15}(?:\.\d{1,15})?\s*$/

/** One value converted to the compared kind; null when it cannot be. */
function valueAs(
  kind: ValueKind,
  value: unknown,
  moment: ZonedInstant,
  roundUp: boolean,
): string | number | boolean | null {
  switch (kind) {
    case 'text':
      return typeof value === 'string'
        ? fold(value)
        : typeof value === 'number' || typeof value === 'boolean'
          ? fold(String(value))
          : null
    case 'number':
      if (typeof value === 'number') return Number.isFinite(value) ? value : null
      return typeof value === 'string' && NUMBER.test(value) ? Number(value) : null
    case 'boolean':
      return typeof value === 'boolean'
        ? value
        : value === 'true'
          ? true
          : value === 'false'
            ? false
            : null
    case 'date': {
      const at =
        typeof value === 'number'
          ? value
          : typeof value === 'string'
            ? readDate(value, moment, roundUp)
            : null
      return at === null || !isTellable(at) ? null : dateText(at)
    }
  }
}

/**
 * The operand in one kind. The declared type of the property decides; without one, the slot;
 * without either, the value itself.
 * @returns null when nothing was given or a value cannot be converted: such a comparison is never
 * true, and is rejected on saving
 */
export function operandOf(
  parameters: Record<string, unknown>,
  arity: Arity,
  declared: ValueKind | null,
  moment: ZonedInstant,
  roundUp = false,
): Operand | null {
  const raw = rawOperand(parameters, arity)
  if (!raw) return null
  const kind = declared ?? raw.kind ?? kindOf(raw.values[0])
  if (!kind) return null
  const values: (string | number | boolean)[] = []
  for (const one of raw.values) {
    const value = valueAs(kind, one, moment, roundUp)
    if (value === null) return null
    values.push(value)
  }
  return { kind, values }
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
