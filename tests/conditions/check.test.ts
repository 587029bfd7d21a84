import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { shippedConditionTypes } from '#catalog/conditions/shipped-types.ts'
import { matchAll, group, negated, type Condition } from '#condition/condition.ts'
import { createLanguage, type SavedConditionType } from '#condition/language.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { conditions, people } from './arbitraries.ts'
import { mixFacts } from './mix-facts.ts'
import { checkTools, languageWith, evaluatorWith, NOW, person } from './condition-world.ts'

const node = (type: string, parameterValues: Record<string, unknown>): Condition => ({
  type,
  parameterValues,
})
const property = (
  propertyName: string,
  comparisonOperator: string,
  values: Record<string, unknown> = {},
) => node('profilePropertyCondition', { propertyName, comparisonOperator, ...values })
const language = languageWith(shippedConditionTypes)

describe('what cannot be saved', () => {
  const cases: [Condition | unknown, string, string][] = [
    [null, '', 'needs a type'],
    [node('noSuch', {}), '/type', 'condition type "noSuch" does not exist'],
    [
      group('and', [property('properties.age', 'equals', { propertyValue: 1 }), {} as never]),
      '/parameterValues/subConditions/1',
      'needs a type',
    ],
    [property('', 'equals'), '/parameterValues/propertyName', 'Enter a value for'],
    [
      property('age', 'equals', { propertyValue: 1 }),
      '/parameterValues/propertyName',
      '"age" is not a property of profiles',
    ],
    [
      property('properties.age', 'isAbout', { propertyValue: 1 }),
      '/parameterValues/comparisonOperator',
      'Unknown comparison "isAbout"',
    ],
    [
      property('properties.age', 'contains', { propertyValue: 'x' }),
      '/parameterValues/comparisonOperator',
      'is a number',
    ],
    [
      property('properties.age', 'equals', { propertyValue: 'many' }),
      '/parameterValues/propertyValue',
      '"many" is not a number',
    ],
    [property('properties.age', 'equals'), '/parameterValues/propertyValue', 'Enter a value'],
    [
      property('properties.age', 'between', { propertyValuesInteger: [1] }),
      '/parameterValues/propertyValuesInteger',
      'two values',
    ],
    [
      property('properties.since', 'greaterThan', { propertyValueDateExpr: 'yesterday' }),
      '/parameterValues/propertyValueDateExpr',
      'is not a date',
    ],
    [
      property('properties.country', 'matchesRegex', { propertyValue: '(a' }),
      '/parameterValues/propertyValue',
      'not closed',
    ],
    [
      node('eventTypeCondition', { eventTypeId: 'view' }),
      '/type',
      'applies to events, not to profiles',
    ],
    [
      node('pastEventCondition', { eventCondition: node('eventTypeCondition', {}) }),
      '/parameterValues/eventCondition/parameterValues/eventTypeId',
      'Enter a value for Event type',
    ],
    [
      node('pastEventCondition', { eventCondition: matchAll, numberOfDays: -1 }),
      '/parameterValues/numberOfDays',
      'at least',
    ],
    [
      node('pastEventCondition', {
        eventCondition: matchAll,
        minimumEventCount: 3,
        maximumEventCount: 2,
      }),
      '/parameterValues/maximumEventCount',
      'is greater than',
    ],
    [
      node('eventSequenceCondition', { steps: [matchAll] }),
      '/parameterValues/steps',
      '2 to 5 steps',
    ],
    [
      node('nestedCondition', { path: 'properties.orders', subCondition: matchAll }),
      '/parameterValues/subCondition',
      'Compare a property',
    ],
    [
      node('profileSegmentCondition', { segments: [] }),
      '/parameterValues/segments',
      'Enter a value for Segments',
    ],
    [
      group(
        'and',
        Array.from({ length: 31 }, () => matchAll),
      ),
      '',
      'at most 30 parts',
    ],
    [
      Array.from({ length: 20 }).reduce<Condition>((inner) => negated(inner), matchAll),
      '',
      'nested',
    ],
  ]
  it.each(cases.map(([condition, path, words]) => [words, condition, path] as const))(
    '%s',
    (words, condition, path) => {
      const faults = language.check(condition, 'profile', checkTools)
      expect(faults.map((one) => one.message).join(' ')).toContain(words)
      if (path) expect(faults.map((one) => one.path)).toContain(path)
    },
  )

  it.each([
    [
      node('profileSegmentCondition', { segments: ['gone'] }),
      '/parameterValues/segments',
      'The segment "gone" does not exist.',
    ],
    [
      node('profileUserListCondition', { lists: ['gone'] }),
      '/parameterValues/lists',
      'The list "gone" does not exist.',
    ],
    [
      node('segmentHistoryCondition', { segmentId: 'gone' }),
      '/parameterValues/segmentId',
      'The segment "gone" does not exist.',
    ],
    [
      node('scoringCondition', {
        scoringPlanId: 'gone',
        comparisonOperator: 'greaterThan',
        scoreValue: 1,
      }),
      '/parameterValues/scoringPlanId',
      'The scoring plan "gone" does not exist.',
    ],
    [
      node('goalMatchCondition', { goalId: 'gone' }),
      '/parameterValues/goalId',
      'The goal "gone" does not exist.',
    ],
    [
      node('campaignStateCondition', { campaignId: 'gone' }),
      '/parameterValues/campaignId',
      'This campaign does not exist.',
    ],
    [
      node('campaignMailCondition', { campaignId: 'gone', interaction: 'sent' }),
      '/parameterValues/campaignId',
      'This campaign does not exist.',
    ],
    [
      node('journeyStateCondition', { journeyId: 'gone' }),
      '/parameterValues/journeyId',
      'This journey does not exist.',
    ],
    [
      node('onTheList', { which: 'gone' }),
      '/parameterValues/which',
      'The list "gone" does not exist.',
    ],
  ] as const)('names what does not exist: %j', (condition, path, message) => {
    const parent = node('profileUserListCondition', { lists: ['parameter::which'] })
    const saved: SavedConditionType = {
      id: 'onTheList',
      name: 'On the list',
      about: 'profile',
      parameters: [{ id: 'which', title: 'Which', type: 'list' }],
      parentCondition: parent,
    }
    const conditionLanguage = createLanguage(conditionDefinitions, [saved])
    for (const [exists, faults] of [
      [() => false, [{ path: `/condition${path}`, message }]],
      [() => true, []],
      [() => null, []],
    ] as const)
      expect(
        conditionLanguage.check(condition, 'profile', { ...checkTools, exists }, '/condition'),
      ).toEqual(faults)
  })

  it('never throws, and points below the place that it was given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), conditions), (value) =>
        language
          .check(value, 'profile', checkTools, '/condition')
          .every((one) => one.path.startsWith('/condition')),
      ),
    )
  })

  it('has shipped types that can be saved themselves', () => {
    for (const type of shippedConditionTypes)
      expect([
        type.id,
        language.check({ type: type.id, parameterValues: {} }, type.about, checkTools),
      ]).toEqual([type.id, []])
  })
})

describe('types made of others', () => {
  const evaluator = evaluatorWith(shippedConditionTypes)
  const form = {
    id: 'e',
    eventType: 'form',
    scope: 's',
    sessionId: null,
    timeStamp: '2026-03-30T09:00:00.000Z',
    properties: {},
    source: {},
    target: { itemId: 'contact' },
  }
  it.each([
    [{}, true],
    [{ formId: 'contact' }, true],
    [{ formId: 'other' }, false],
    [{ formId: 'contact', pagePath: '/x' }, false],
  ])('formEventCondition with %j: %s', (given, holds) =>
    expect(evaluator.prepare(node('formEventCondition', given))({ now: NOW, event: form })).toBe(
      holds,
    ),
  )

  it.each([
    ['newVisitorCondition', { since: 30 }, '2026-02-20T00:00:00.000Z', true],
    ['newVisitorCondition', { since: 30 }, '2026-03-20T00:00:00.000Z', false],
    ['newVisitorCondition', {}, '2026-03-20T00:00:00.000Z', false],
    ['returningVisitorCondition', { since: '30' }, '2026-03-20T00:00:00.000Z', true],
    ['returningVisitorCondition', { since: 'now-5d' }, '2026-03-20T00:00:00.000Z', false],
  ])('%s with %j, last here at %s: %s', (type, given, previousVisit, holds) => {
    expect(language.check(node(type, given), 'profile', checkTools)).toEqual([])
    expect(
      evaluator.prepare(node(type, given))({
        now: NOW,
        profile: person({ properties: { previousVisit } }),
      }),
    ).toBe(holds)
  })

  it('the length of a visit is said in seconds', () => {
    const lasting = (duration: number) => ({
      now: NOW,
      session: {
        id: 's',
        scope: 'site',
        timeStamp: '2026-03-30T09:00:00.000Z',
        lastEventDate: '2026-03-30T09:00:00.000Z',
        duration,
        size: 1,
        properties: {},
        systemProperties: {},
      },
    })
    const judge = evaluator.prepare(
      node('sessionDurationCondition', { minimumDuration: 60, maximumDuration: 120 }),
    )
    expect([59_999, 60_000, 120_000, 120_001].map((duration) => judge(lasting(duration)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('a type built on itself is refused, not followed for ever', () => {
    const circle = {
      id: 'circle',
      name: 'Circle',
      about: 'any' as const,
      parameters: [],
      parentCondition: node('circle', {}),
    }
    expect(() => languageWith([circle]).expand(node('circle', {}))).toThrow('built on itself')
  })
})

describe('what a condition depends on', () => {
  it('is complete: what is not named can change without changing the answer', () => {
    const evaluator = evaluatorWith()
    fc.assert(
      fc.property(conditions, people, people, (condition, one, other) => {
        const needs = languageWith().dependsOn(condition)
        const mixed = mixFacts(needs, one, other)
        const judge = evaluator.prepare(condition)
        expect(judge({ now: NOW, profile: mixed })).toBe(judge({ now: NOW, profile: one }))
        if (!needs.clock)
          expect(judge({ now: NOW + 40 * 86_400_000, profile: one })).toBe(
            judge({ now: NOW, profile: one }),
          )
      }),
      { numRuns: propertyRuns(3000), seed: 5 },
    )
  })
})
