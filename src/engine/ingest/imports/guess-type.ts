import type { PropertyType } from '#model/schema/entities.generated.ts'

type ValueType = NonNullable<PropertyType['valueType']>

const tests: readonly [ValueType, RegExp][] = [
  ['boolean', /^(true|false)$/i],
  // Codes with leading zeros, and numbers too long to be exact, are text.
  ['long', /^-?(0|[1-9]\d{0,14})$/],
  ['float', /^-?(0|[1-9]\d{0,14})\.\d{1,10}$/],
  [
    'date',
    /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/,
  ],
  ['email', /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/],
  ['url', /^https?:\/\/\S+$/i],
]

/** The type that all values fit, text if there is none. Whole numbers also fit decimal ones. */
export function guessType(values: readonly string[]): ValueType {
  const given = values.map((value) => value.trim()).filter((value) => value !== '')
  if (given.length === 0) return 'string'
  const fits = (type: ValueType, value: string) =>
    tests.some(([name, shape]) => name === type && shape.test(value))
  return (
    tests.find(([type]) =>
      given.every((value) => fits(type, value) || (type === 'float' && fits('long', value))),
    )?.[0] ?? 'string'
  )
}
