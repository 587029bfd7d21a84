import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditionForms } from '#catalog/conditions/forms.ts'
import { conditionEvaluators } from '#catalog/conditions/evaluators.ts'
import type { Condition } from '#condition/condition.ts'
import { conditionOf, treeOf } from '#condition/tree.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { conditionsOf, people, profileConditionsOf } from './arbitraries.ts'
import { describeTools, languageWith, evaluatorWith, NOW } from './condition-world.ts'
import { kinds, subjectsOf, type Kind } from './kinds.ts'
import { mixFacts } from './mix-facts.ts'

const language = languageWith()
const evaluator = evaluatorWith()

/** Conditions of a kind on any subject that it has. */
const anyOfKind = (kind: Kind): fc.Arbitrary<Condition> =>
  fc.oneof(...subjectsOf(kind).map((about) => conditionsOf(kind, about)))

const runs = { numRuns: propertyRuns(1000) }

it('have a meaning and a form each', () => {
  const ids = kinds.map(({ definition }) => definition.id).toSorted()
  expect(Object.keys(conditionEvaluators).toSorted()).toEqual(ids)
  expect(Object.keys(conditionForms).toSorted()).toEqual(ids)
})

describe.each(kinds)('$folder', (kind) => {
  const { id, parameters } = kind.definition

  it('is sampled with conditions of the kind', () => {
    fc.assert(
      fc.property(anyOfKind(kind), ({ type }) => type === id),
      runs,
    )
  })

  it('comes back from the tree of the form as it was, to the order of its members', () => {
    fc.assert(
      fc.property(anyOfKind(kind), (condition) => {
        const back = conditionOf(treeOf(condition, language))
        expect(back).toEqual(condition)
        expect(JSON.stringify(back)).toBe(JSON.stringify(condition))
      }),
      runs,
    )
  })

  it('begins in the form as a condition of the kind, with controls for its own parameters', () => {
    const { blank, row, further = [] } = conditionForms[id]!
    expect(blank().type).toBe(id)
    expect(conditionOf(treeOf(blank(), language))).toEqual(blank())
    expect(language.describe(blank(), describeTools)).not.toMatch(/cannot be read|undefined/)
    const named = [...row, ...further].flatMap((part) =>
      part.is === 'parameter' ? [part.id] : part.is === 'event' ? [part.slot] : [],
    )
    expect(parameters.map((one) => one.id)).toEqual(expect.arrayContaining(named))
  })

  it('has a sentence for every condition', () => {
    fc.assert(
      fc.property(anyOfKind(kind), (condition) => {
        expect(language.describe(condition, describeTools)).not.toMatch(
          /undefined|\[object|cannot be read|unknown kind/,
        )
      }),
      runs,
    )
  })

  it('names everything that its answer depends on', () => {
    fc.assert(
      fc.property(profileConditionsOf(kind), people, people, (condition, one, other) => {
        const mixed = mixFacts(language.dependsOn(condition), one, other)
        const judge = evaluator.prepare(condition)
        expect(judge({ now: NOW, profile: mixed })).toBe(judge({ now: NOW, profile: one }))
      }),
      runs,
    )
  })
})
