import type { ZonedInstant } from './date-expression.ts'
import { dateText, isTellable, readDate } from './date-math.ts'
import { fold } from './fold.ts'
import { rawOperand, type Arity, type ValueKind } from './operands.ts'

/** The operand of a comparison. Dates are in the format of `dateText`, text is folded. */
export interface Operand {
  kind: ValueKind
  values: (string | number | boolean)[]
}

const kindOf = (value: unknown): ValueKind | null => {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  return typeof value === 'string' ? 'text' : null
}

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
      if (typeof value === 'string') return fold(value)
      return typeof value === 'number' || typeof value === 'boolean' ? fold(String(value)) : null
    case 'number':
      if (typeof value === 'number') return Number.isFinite(value) ? value : null
      return typeof value === 'string' && NUMBER.test(value) ? Number(value) : null
    case 'boolean':
      if (typeof value === 'boolean') return value
      if (value === 'true') return true
      return value === 'false' ? false : null
    case 'date': {
      const at = typeof value === 'string' ? readDate(value, moment, roundUp) : value
      return typeof at === 'number' && isTellable(at) ? dateText(at) : null
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
