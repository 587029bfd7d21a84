import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchAll, group, negated, type Condition } from '#condition/condition.ts'
import type { ProfileFacts } from '#condition/facts.ts'
import { lintCondition, nearest, type LintTools } from '#condition/lint.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { conditions, people } from './arbitraries.ts'
import { languageWith, evaluatorWith, NOW, typeOf, ZONE } from './condition-world.ts'

const language = languageWith()
const evaluator = evaluatorWith()
const tools: LintTools = {
  typeOf,
  isList: () => false,
  seen: (_subject, path) =>
    path === 'properties.country'
      ? { values: ['Norway', 'Sweden', 'Österreich'], among: null }
      : path === 'eventType'
        ? { values: ['view', 'purchase'], among: null }
        : null,
  moment: { now: NOW, zone: ZONE },
}
const property = (
  name: string,
  comparisonOperator: string,
  values: Record<string, unknown> = {},
): Condition => ({
  type: 'profilePropertyCondition',
  parameterValues: { propertyName: `properties.${name}`, comparisonOperator, ...values },
})
const kinds = (condition: unknown, more: Partial<LintTools> = {}) =>
  lintCondition(condition, language, { ...tools, ...more }).map((one) => `${one.kind} ${one.path}`)
const is = (value: string) => property('country', 'equals', { propertyValue: value })
const did = (eventTypeId: string, given: Record<string, unknown> = {}): Condition => ({
  type: 'pastEventCondition',
  parameterValues: {
    eventCondition: { type: 'eventTypeCondition', parameterValues: { eventTypeId } },
    ...given,
  },
})
const age = (operator: string, value: number) =>
  property('age', operator, { propertyValueInteger: value })

describe('what is most likely not meant', () => {
  it.each<[string, unknown, string[]]>([
    ['everybody on purpose', matchAll, []],
    ['an empty group is where one begins', group('and', []), []],
    ['any of nothing', group('or', []), ['never-true ']],
    ['one of many is everybody', group('or', [age('equals', 3), matchAll]), ['always-true ']],
    ['none of everybody', negated(group('or', [matchAll])), ['never-true ']],
    ['two countries at once', group('and', [is('Norway'), is('Sweden')]), ['never-true ']],
    ['two countries in turn', group('or', [is('Norway'), is('Sweden')]), []],
    [
      'older and younger',
      group('and', [age('greaterThan', 30), age('lessThan', 20)]),
      ['never-true '],
    ],
    [
      'just touching',
      group('and', [age('greaterThanOrEqualTo', 20), age('lessThanOrEqualTo', 20)]),
      [],
    ],
    [
      'outside of the range',
      group('and', [age('equals', 5), age('greaterThan', 20)]),
      ['never-true '],
    ],
    [
      'known and not known',
      group('and', [property('age', 'exists'), property('age', 'missing')]),
      ['never-true '],
    ],
    [
      'known or not known',
      group('or', [property('age', 'exists'), property('age', 'missing')]),
      ['always-true '],
    ],
    [
      'a line and its negation',
      group('and', [is('Norway'), negated(is('Norway'))]),
      ['never-true '],
    ],
    [
      'from the greater to the smaller',
      property('age', 'between', { propertyValuesInteger: [9, 3] }),
      ['never-true '],
    ],
    [
      'a group inside',
      group('and', [age('equals', 3), group('and', [is('Norway'), is('Sweden')])]),
      ['never-true /parameterValues/subConditions/1', 'never-true '],
    ],
    [
      'a line that is off does not count',
      group('and', [is('Norway'), { ...is('Sweden'), enabled: false }]),
      [],
    ],
    [
      'a window that ends before it begins',
      {
        type: 'segmentHistoryCondition',
        parameterValues: { segmentId: 'buyers', fromDate: '2026-03-02', toDate: '2026-03-01' },
      },
      ['never-true '],
    ],
    [
      'nothing happened in a window that cannot be',
      {
        type: 'pastEventCondition',
        parameterValues: {
          operator: 'eventsNotOccurred',
          eventCondition: matchAll,
          fromDate: '2026-03-02',
          toDate: '2026-03-01',
        },
      },
      ['always-true '],
    ],
    [
      'a window that moves',
      {
        type: 'campaignMailCondition',
        parameterValues: { fromDate: 'now-1d', toDate: '2026-03-01' },
      },
      [],
    ],
    [
      'said twice',
      group('and', [age('equals', 3), age('equals', 3)]),
      ['twice /parameterValues/subConditions/1'],
    ],
    [
      'did and did not',
      group('and', [
        did('purchase', { minimumEventCount: 2, numberOfDays: 30 }),
        did('purchase', { operator: 'eventsNotOccurred', numberOfDays: 30 }),
      ]),
      ['never-true '],
    ],
    [
      'often and seldom',
      group('and', [
        did('purchase', { minimumEventCount: 5 }),
        did('purchase', { minimumEventCount: 1, maximumEventCount: 3 }),
      ]),
      ['never-true '],
    ],
    [
      'did or did not',
      group('or', [did('purchase'), did('purchase', { operator: 'eventsNotOccurred' })]),
      ['always-true '],
    ],
    [
      'often or not at all',
      group('or', [
        did('purchase', { minimumEventCount: 2 }),
        did('purchase', { operator: 'eventsNotOccurred' }),
      ]),
      [],
    ],
    [
      'lately and not for longer',
      group('and', [
        did('purchase', { numberOfDays: 7 }),
        did('purchase', { operator: 'eventsNotOccurred', numberOfDays: 30 }),
      ]),
      ['never-true '],
    ],
    [
      'lately and never',
      group('and', [
        did('purchase', { operator: 'eventsNotOccurred' }),
        did('purchase', { numberOfDays: 7 }),
      ]),
      ['never-true '],
    ],
    [
      'not lately or once at all',
      group('or', [
        did('purchase'),
        did('purchase', { operator: 'eventsNotOccurred', numberOfDays: 7 }),
      ]),
      ['always-true '],
    ],
    [
      'never or lately',
      group('or', [
        did('purchase', { operator: 'eventsNotOccurred' }),
        did('purchase', { numberOfDays: 7 }),
      ]),
      [],
    ],
    [
      'lately and not in a window of dates',
      group('and', [
        did('purchase', { numberOfDays: 7 }),
        did('purchase', { operator: 'eventsNotOccurred', toDate: '2026-03-01' }),
      ]),
      [],
    ],
    [
      'once long ago and not of late',
      group('and', [
        did('purchase', { numberOfDays: 90 }),
        did('purchase', { operator: 'eventsNotOccurred', numberOfDays: 30 }),
      ]),
      [],
    ],
    ['an event that was seen', did('purchase'), []],
    ['an event that never was', did('purchse'), ['never-seen /parameterValues/eventCondition']],
    [
      'the name of an event is a name',
      did('Purchase'),
      ['never-seen /parameterValues/eventCondition'],
    ],
    ['never seen', is('Narnia'), ['never-seen ']],
    ['seen with another accent', is('osterreich'), []],
    [
      'undeclared properties may be lists',
      group('and', [
        property('plan', 'equals', { propertyValue: 'a' }),
        property('plan', 'equals', { propertyValue: 'b' }),
      ]),
      [],
    ],
  ])('%s', (_name, condition, expected) => expect(kinds(condition)).toEqual(expected))

  it('a list may hold both', () =>
    expect(kinds(group('and', [is('Norway'), is('Sweden')]), { isList: () => true })).toEqual([]))

  it('offers what was meant', () => {
    expect(lintCondition(is('Noway'), language, tools)).toEqual([
      {
        kind: 'never-seen',
        path: '',
        message: '"Noway" has not been seen yet. Did you mean "Norway"?',
        meant: { wrong: 'Noway', right: 'Norway' },
      },
    ])
    const someOf: LintTools = { ...tools, seen: () => ({ values: ['Norway'], among: 10_000 }) }
    expect(lintCondition(is('Noway'), language, someOf).map(({ message }) => message)).toEqual([
      '"Noway" is not among the 10,000 most recent. Did you mean "Norway"?',
    ])
    expect(nearest('NO', ['SE', 'DK'])).toBeNull()
    expect(nearest('purchas', ['view', 'purchase'])).toBe('purchase')
  })

  const isListOf =
    ({ properties }: ProfileFacts): LintTools['isList'] =>
    (_subject, path) =>
      Array.isArray(properties[path.split('.')[1] ?? '']) ||
      path.split('.').length === 1 ||
      path.includes('orders')

  /** What is certain of the whole condition, when anything is. */
  const verdictOn = (condition: Condition, person: ProfileFacts) =>
    lintCondition(condition, language, { ...tools, isList: isListOf(person) }).find(
      ({ path, kind }) => path === '' && (kind === 'always-true' || kind === 'never-true'),
    )

  it('is certain: what is called always or never true is so of every person', () => {
    fc.assert(
      fc.property(conditions, people, (condition, person) => {
        const verdict = verdictOn(condition, person)
        if (!verdict) return
        const holds = evaluator.prepare(condition)({ now: NOW, profile: person })
        expect(holds, verdict.message).toBe(verdict.kind === 'always-true')
      }),
      { numRuns: propertyRuns(10_000) },
    )
  })

  it('is certain of some of the conditions that the tests make', () => {
    const sampled = fc.sample(fc.tuple(conditions, people), { numRuns: 500, seed: 3 })
    const certain = sampled.filter(([condition, person]) => verdictOn(condition, person))
    expect(certain.length / sampled.length).toBeGreaterThan(0.02)
  })
})
