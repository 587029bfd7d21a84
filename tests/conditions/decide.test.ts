import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { group, negated, type Condition } from '#condition/condition.ts'
import { sharedFacts } from '#condition/decide.ts'
import { comparisonOf, holds } from '#condition/operators.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { evaluatorWith, NOW, person, ZONE } from './condition-world.ts'

const names = ['plan', 'seats', 'city', 'constructor']
const texts = fc.constantFrom('', 'pro', 'PRO', 'Prö', 'pröx', 'free', 'Ångström', '5')
const numbers = fc.constantFrom(-1, 0, 4, 5, 5.5, 6)
const stored = fc.oneof(
  texts,
  numbers,
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(texts, numbers), { maxLength: 3 }),
)
const persons = fc
  .dictionary(fc.constantFrom(...names), stored)
  .map((properties) => person({ properties: { ...properties } }))

const leaf: fc.Arbitrary<Condition> = fc
  .tuple(
    fc.constantFrom(...names),
    fc.oneof(
      fc
        .tuple(
          fc.constantFrom(
            'equals',
            'notEquals',
            'greaterThan',
            'greaterThanOrEqualTo',
            'lessThan',
            'lessThanOrEqualTo',
            'contains',
            'exists',
            'missing',
          ),
          fc.oneof(texts, numbers),
        )
        .map(([comparisonOperator, propertyValue]) => ({ comparisonOperator, propertyValue })),
      fc
        .tuple(
          fc.constantFrom('in', 'notIn', 'hasSomeOf', 'all'),
          fc.oneof(
            fc.array(texts, { minLength: 1, maxLength: 3 }),
            fc.array(numbers, { minLength: 1, maxLength: 2 }),
          ),
        )
        .map(([comparisonOperator, propertyValues]) => ({ comparisonOperator, propertyValues })),
      fc
        .tuple(numbers, numbers)
        .map((propertyValues) => ({ comparisonOperator: 'between', propertyValues })),
    ),
  )
  .map(([name, parameters]) => ({
    type: 'profilePropertyCondition',
    parameterValues: { propertyName: `properties.${name}`, ...parameters },
  }))

const { tree } = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    leaf,
    fc
      .tuple(
        fc.constantFrom('and' as const, 'or' as const),
        fc.array(tie('tree'), { maxLength: 4 }),
      )
      .map(([operator, parts]) => group(operator, parts)),
    tie('tree').map(negated),
  ),
}))

/**
 * What a condition says, by the words of its parts: every comparison for itself, groups one by one.
 */
function plainly(condition: Condition, properties: Record<string, unknown>): boolean {
  const { parameterValues: given, type } = condition
  if (type === 'notCondition') return !plainly(given.subCondition as Condition, properties)
  if (type === 'booleanCondition') {
    const parts = (given.subConditions as Condition[]).map((part) => plainly(part, properties))
    return given.operator === 'or' ? parts.includes(true) : !parts.includes(false)
  }
  const name = String(given.propertyName).slice('properties.'.length)
  const comparison = comparisonOf(given, null, { now: NOW, zone: ZONE })
  return (
    comparison !== null &&
    holds(comparison, Object.hasOwn(properties, name) ? properties[name] : undefined)
  )
}

describe('questions asked in one loop', () => {
  it('answer as their parts do, also when they share what was read', () => {
    const { prepare } = evaluatorWith()
    const seen = { true: 0, false: 0 }
    fc.assert(
      fc.property(
        fc.array(tree, { minLength: 1, maxLength: 5 }),
        fc.array(persons, { minLength: 1, maxLength: 4 }),
        (conditions, crowd) => {
          const judges = conditions.map((condition) => prepare(condition))
          for (const profile of crowd) {
            const expected = conditions.map((condition) => plainly(condition, profile.properties))
            for (const says of expected) seen[`${says}`]++
            const facts = sharedFacts(NOW, profile)
            expect(judges.map((judge) => judge(facts))).toEqual(expected)
            expect(
              judges.map((judge) => judge(facts)),
              'asked again',
            ).toEqual(expected)
            expect(
              judges.map((judge) => judge({ now: NOW, profile })),
              'each by itself',
            ).toEqual(expected)
          }
        },
      ),
      { numRuns: propertyRuns(3000) },
    )
    const share = seen.true / (seen.true + seen.false)
    expect(share, 'share of true answers').toBeGreaterThan(0.1)
    expect(share, 'share of true answers').toBeLessThan(0.9)
  })

  it('say nothing of people who are not there', () => {
    const { prepare } = evaluatorWith()
    const isNotPro: Condition = {
      type: 'profilePropertyCondition',
      parameterValues: {
        propertyName: 'properties.plan',
        comparisonOperator: 'notEquals',
        propertyValue: 'pro',
      },
    }
    expect([prepare(isNotPro)({ now: NOW }), prepare(negated(isNotPro))({ now: NOW })]).toEqual([
      false,
      true,
    ])
  })
})
