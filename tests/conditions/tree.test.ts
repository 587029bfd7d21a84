import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippedConditionTypes } from '#catalog/conditions/shipped-types.ts'
import { conditionOf, treeOf, type NodePaths } from '#condition/tree.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { conditions } from './arbitraries.ts'
import { languageWith } from './condition-world.ts'

const language = languageWith(shippedConditionTypes)
const at = (value: unknown, pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], value)
const text = (value: unknown) => JSON.stringify(value)

describe('a condition as a tree', () => {
  it('comes back as it was, to the order of its members', () => {
    fc.assert(
      fc.property(conditions, (condition) => {
        const back = conditionOf(treeOf(condition, language))
        expect(back).toEqual(condition)
        expect(text(back)).toBe(text(condition))
      }),
      { numRuns: propertyRuns(20_000) },
    )
  })

  it('loses nothing of what it has no control for', () => {
    fc.assert(
      fc.property(
        fc.oneof(strange, fc.jsonValue()),
        (value) => text(conditionOf(treeOf(value, language))) === text(value),
      ),
      { numRuns: propertyRuns(20_000) },
    )
  })

  it('knows where each node stands', () => {
    fc.assert(
      fc.property(conditions, (condition) => {
        const tree = treeOf(condition, language)
        const places: NodePaths = new Map()
        const back = conditionOf(tree, places)
        const visit = (node: typeof tree | (typeof tree)['parts'][number]): void => {
          expect(places.has(node.id)).toBe(true)
          if (node.kind === 'line') {
            expect((at(back, places.get(node.id)!) as { type: string }).type).toBe(node.base.type)
            for (const { groups } of Object.values(node.slots)) groups.forEach(visit)
          } else if (node.kind === 'group') node.parts.forEach(visit)
        }
        visit(tree)
      }),
    )
  })
})

/**
 * Conditions as strangers write them: members of others, missing lists, odd switches, values in
 * place of conditions.
 */
const strange: fc.Arbitrary<unknown> = fc.letrec((tie) => {
  const node = (type: fc.Arbitrary<string>, parameterValues: fc.Arbitrary<object>) =>
    fc.record(
      {
        type,
        parameterValues,
        enabled: fc.oneof(fc.boolean(), fc.constant('no')),
        note: fc.string(),
      },
      { requiredKeys: ['type', 'parameterValues'] },
    )
  return {
    any: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, 5, 'x', {}, []),
      fc.constant({ type: 'matchAllCondition', parameterValues: {} }),
      tie('boolean'),
      tie('not'),
      tie('slots'),
    ),
    boolean: node(
      fc.constant('booleanCondition'),
      fc.record(
        {
          operator: fc.constantFrom('and', 'or', 'OR', 'xor', null),
          subConditions: fc.oneof(fc.array(tie('any'), { maxLength: 3 }), fc.constant('x')),
          more: fc.nat(),
        },
        { requiredKeys: [] },
      ),
    ),
    not: node(
      fc.constant('notCondition'),
      fc.record({ subCondition: tie('any'), more: fc.nat() }, { requiredKeys: [] }),
    ),
    slots: node(
      fc.constantFrom(
        'pastEventCondition',
        'eventSequenceCondition',
        'nestedCondition',
        'unknownCondition',
      ),
      fc.record(
        {
          eventCondition: tie('any'),
          steps: fc.oneof(fc.array(tie('any'), { maxLength: 3 }), fc.constant(null)),
          subCondition: tie('any'),
          more: fc.nat(),
        },
        { requiredKeys: [] },
      ),
    ),
  }
})['any']!
