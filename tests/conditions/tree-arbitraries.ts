import fc from 'fast-check'
import type { Condition } from '#condition/condition.ts'
import { operators } from '#condition/operators.ts'
import { dates, numbers, scalar } from './value-arbitraries.ts'

export const node = (type: string, parameterValues: Record<string, unknown>): Condition => ({
  type,
  parameterValues,
})
const operatorIds = fc.constantFrom(...operators.map((one) => one.id))
const operand = fc.oneof(
  fc.record({ propertyValue: scalar }),
  fc.record({ propertyValues: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ propertyValueInteger: numbers }),
  fc.record({ propertyValuesInteger: fc.tuple(numbers, numbers) }),
  fc.record({ propertyValueDate: dates }),
  fc.record({
    propertyValueDateExpr: fc.constantFrom(
      'now',
      'now-5d',
      'now/d',
      'now-1M/M',
      'now-36y',
      '2026-03-01||+1M',
      'now+',
    ),
  }),
  fc.record({ propertyValuesDateExpr: fc.constant(['now-30d', 'now']) }),
  fc.record({
    propertyValue: fc.constantFrom(
      '[a-zA-Z]+',
      'o.*',
      '\\d+',
      '(os|zu).*',
      '[^a]{2,4}',
      '.',
      '(a|b',
    ),
  }),
  fc.record({
    center: fc.constant('59.91,10.75'),
    distance: fc.constantFrom(1, 400, 20_000),
    unit: fc.constantFrom('km', 'mi'),
  }),
)
export const comparison = (paths: readonly string[], type: string) =>
  fc
    .tuple(fc.constantFrom(...paths), operatorIds, operand)
    .map(([propertyName, comparisonOperator, values]) =>
      node(type, { propertyName, comparisonOperator, ...values }),
    )
const off = fc.option(fc.constant(false), { nil: undefined, freq: 8 })
const switched = (inner: fc.Arbitrary<Condition>) =>
  fc.tuple(inner, off).map(([one, enabled]) => (enabled === false ? { ...one, enabled } : one))
export const grouped = (leaf: fc.Arbitrary<Condition>, depth: number): fc.Arbitrary<Condition> => {
  if (depth === 0) return leaf
  const inner = switched(grouped(leaf, depth - 1))
  return fc.oneof(
    { weight: 4, arbitrary: leaf },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('and', 'or'), fc.array(inner, { maxLength: 3 }))
        .map(([operator, subConditions]) => node('booleanCondition', { operator, subConditions })),
    },
    { weight: 1, arbitrary: inner.map((subCondition) => node('notCondition', { subCondition })) },
  )
}
