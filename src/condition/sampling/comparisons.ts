import fc from 'fast-check'
import type { Condition } from '../condition.ts'
import { operators, type Operator } from '../operator-table.ts'
import { dates, node, numbers, scalars } from './values.ts'

const patterns = fc.constantFrom('[a-zA-Z]+', 'o.*', '\\d+', '(os|zu).*', '[^a]{2,4}', '.', '(a|b')

const dateExpressions = fc.constantFrom(
  'now',
  'now-5d',
  'now/d',
  'now-1M/M',
  'now-36y',
  '2026-03-01||+1M',
  'now+',
)

/** Circles whose edge is close to places among the texts. */
const circles = fc.record({
  center: fc.constant('59.91,10.75'),
  distance: fc.constantFrom(1, 305, 306, 400, 20_000),
  unit: fc.constantFrom('km', 'mi'),
})

/** Parts of the stored texts. */
const fragments = fc.constantFrom('o', 'OS', 'lo', 'ur', 'ß', "'h", '.b', '0%', '漢', '-01', '')

/** Operands, in each of Apache Unomi's slots. */
const operands = fc.oneof(
  fc.record({ propertyValue: scalars }),
  fc.record({ propertyValues: fc.array(scalars, { maxLength: 3 }) }),
  fc.record({ propertyValueInteger: numbers }),
  fc.record({ propertyValuesInteger: fc.tuple(numbers, numbers) }),
  fc.record({ propertyValueDate: dates }),
  fc.record({ propertyValueDateExpr: dateExpressions }),
  fc.record({ propertyValuesDateExpr: fc.constant(['now-30d', 'now']) }),
  fc.record({ propertyValue: patterns }),
  circles,
)

/** Operands that suit an operator; others too, for operators that take any. */
function fitting({ id, arity, kinds }: Operator): fc.Arbitrary<Record<string, unknown>> {
  if (id === 'matchesRegex') return fc.record({ propertyValue: patterns })
  if (arity === 'place') return circles
  if (arity === 'days') return fc.record({ propertyValueInteger: fc.constantFrom(1, 2, 40, 366) })
  if (kinds.length === 1 && kinds[0] === 'text')
    return arity === 'many'
      ? fc.record({ propertyValues: fc.array(fragments, { minLength: 1, maxLength: 2 }) })
      : fc.record({ propertyValue: fragments })
  if (kinds.length === 1 && kinds[0] === 'date')
    return fc.oneof(
      fc.record({ propertyValueDate: dates }),
      fc.record({ propertyValueDateExpr: dateExpressions }),
    )
  return operands
}

const compared = fc
  .constantFrom(...operators)
  .chain((operator) =>
    fc
      .oneof({ weight: 2, arbitrary: fitting(operator) }, { weight: 1, arbitrary: operands })
      .map((operand) => ({ comparisonOperator: operator.id, ...operand })),
  )

/** Comparisons of properties by every operator, some with unsuitable operands. */
export const comparisons = (type: string, paths: readonly string[]): fc.Arbitrary<Condition> =>
  fc
    .tuple(fc.constantFrom(...paths), compared)
    .map(([propertyName, comparison]) => node(type, { propertyName, ...comparison }))
