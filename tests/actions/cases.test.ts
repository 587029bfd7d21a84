import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  ActionError,
  type ActionFacts,
  type ActionTools,
  type ActionChange,
} from '#catalog/actions/action.ts'
import { actionDefinitions } from '#catalog/actions/definitions.ts'
import { actionExecutors } from '#catalog/actions/executors.ts'
import { createActionLanguage } from '#catalog/actions/language.ts'
import { fillReferences } from '#catalog/actions/references.ts'

interface Case {
  name: string
  given: Record<string, unknown>
  event?: Partial<ActionFacts['event']>
  profile?: Partial<ActionFacts['profile']>
  /** Declared properties, by their ids. */
  declared?: {
    id: string
    from?: string[]
    multivalued?: boolean
    protected?: boolean
    tags?: string[]
  }[]
  changes?: ActionChange[]
  /** Why it cannot be done. */
  fault?: string
  /** The sentence, where its wording matters. */
  says?: string
}

const folder = new URL('../../src/catalog/actions/', import.meta.url)
const kinds = readdirSync(folder, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name)
const casesOf = (kind: string) =>
  JSON.parse(readFileSync(new URL(`${kind}/cases.json`, folder), 'utf8')) as Case[]
const language = createActionLanguage()
const words = { property: (path: string) => path, name: (_entity: string, id: string) => id }

const factsOf = ({ event, profile }: Case): ActionFacts => ({
  now: Date.parse('2026-11-23T09:00:00Z'),
  event: {
    id: 'e1',
    eventType: 'view',
    scope: 'shop',
    sessionId: 's1',
    timeStamp: '2026-11-23T08:00:00.000Z',
    properties: {},
    source: {},
    target: {},
    ...event,
  },
  profile: {
    id: 'p1',
    name: 'Anna',
    email: null,
    tags: [],
    anonymous: false,
    firstSeenAt: null,
    lastSeenAt: null,
    properties: {},
    systemProperties: {},
    consents: {},
    segments: new Set(),
    lists: new Set(),
    scores: new Map(),
    goals: new Map(),
    campaigns: new Map(),
    journeys: new Map(),
    membershipPeriods: [],
    mails: [],
    events: [],
    ...profile,
  },
  session: {
    id: 's1',
    scope: 'shop',
    timeStamp: '2026-11-23T08:00:00.000Z',
    lastEventDate: '2026-11-23T08:00:00.000Z',
    duration: 0,
    size: 1,
    properties: {},
    systemProperties: {},
  },
})
const toolsOf = ({ declared = [] }: Case): ActionTools => ({
  declared(name) {
    const found = declared.find((one) => one.id === name || one.from?.includes(name))
    return found
      ? {
          id: found.id,
          multivalued: found.multivalued ?? false,
          protected: found.protected ?? false,
          tags: found.tags ?? [],
        }
      : null
  },
})

it('has one folder, one definition and one executor for each kind', () => {
  expect(kinds).toHaveLength(actionDefinitions.length)
  expect(Object.keys(actionExecutors).toSorted()).toEqual(
    actionDefinitions.map((one) => one.id).toSorted(),
  )
})

/** A kind is told by the folder that its definition stands in. */
const idOf = (kind: string) =>
  /id: '(\w+)'/.exec(readFileSync(new URL(`${kind}/definition.ts`, folder), 'utf8'))![1]!

describe.each(kinds)('%s', (kind) => {
  it.each(casesOf(kind).map((one) => [one.name, one] as const))('%s', (_name, one) => {
    const type = idOf(kind)
    const facts = factsOf(one)
    const before = structuredClone(facts.profile.properties)
    expect(language.check([{ type, parameterValues: one.given }], '/actions')).toEqual([])
    const run = () => actionExecutors[type]!(fillReferences(one.given, facts), facts, toolsOf(one))
    if (one.fault) expect(run).toThrow(new ActionError(one.fault))
    else expect(run()).toEqual(one.changes)
    if (one.says)
      expect(language.describe({ type, parameterValues: one.given }, words)).toBe(one.says)
    // An action only asks; the engine does.
    expect(facts.profile.properties).toEqual(before)
  })
})

describe('what cannot be saved', () => {
  it.each([
    ['no list', 'x', '/actions'],
    ['no action', [7], '/actions/0'],
    ['an unknown kind', [{ type: 'groovy:x', parameterValues: {} }], '/actions/0/type'],
    [
      'a parameter that is missing',
      [{ type: 'addToListsAction', parameterValues: {} }],
      '/actions/0/parameterValues/listIdentifiers',
    ],
    [
      'an empty parameter',
      [{ type: 'sendEventAction', parameterValues: { eventType: '' } }],
      '/actions/0/parameterValues/eventType',
    ],
    [
      'a parameter that there is not',
      [{ type: 'sendEventAction', parameterValues: { eventType: 'x', colour: 'red' } }],
      '/actions/0/parameterValues/colour',
    ],
    [
      'a value of another type',
      [{ type: 'incrementPropertyAction', parameterValues: { propertyName: 'n', by: 'many' } }],
      '/actions/0/parameterValues/by',
    ],
    [
      'no value',
      [{ type: 'setPropertyAction', parameterValues: { setPropertyName: 'plan' } }],
      '/actions/0/parameterValues/setPropertyValue',
    ],
    [
      'what the product keeps',
      [
        {
          type: 'setPropertyAction',
          parameterValues: { setPropertyName: 'systemProperties.lists', setPropertyValue: 'x' },
        },
      ],
      '/actions/0/parameterValues/setPropertyName',
    ],
    [
      'a script',
      [
        {
          type: 'setPropertyAction',
          parameterValues: { setPropertyName: 'plan', setPropertyValue: 'script::1+1' },
        },
      ],
      '/actions/0/parameterValues/setPropertyValue',
    ],
    [
      'a reference to nothing',
      [
        {
          type: 'setPropertyAction',
          parameterValues: {
            setPropertyName: 'plan',
            setPropertyValue: 'eventProperty::nothing.here',
          },
        },
      ],
      '/actions/0/parameterValues/setPropertyValue',
    ],
    [
      "a name of the product's own",
      [
        {
          type: 'mergeProfilesOnPropertyAction',
          parameterValues: { mergeProfilePropertyName: 'user', mergeProfilePropertyValue: 'x' },
        },
      ],
      '/actions/0/parameterValues/mergeProfilePropertyName',
    ],
    [
      'too many',
      Array.from({ length: 21 }, () => ({
        type: 'allEventToProfilePropertiesAction',
        parameterValues: {},
      })),
      '/actions',
    ],
  ])('%s', (_name, actions, path) => {
    expect(language.check(actions, '/actions').map((one) => one.path)).toContain(path)
  })
})

describe('saved actions', () => {
  const withSaved = createActionLanguage([
    {
      id: 'toPro',
      name: 'To Pro',
      description: '',
      actionType: 'setPropertyAction',
      parameterValues: { setPropertyName: 'plan', setPropertyValue: 'pro' },
    },
  ])
  it('stand for what they were saved as; a rule may give the rest', () => {
    expect(
      withSaved.expand({ type: 'toPro', parameterValues: { setPropertyStrategy: 'setIfMissing' } }),
    ).toEqual({
      type: 'setPropertyAction',
      parameterValues: {
        setPropertyName: 'plan',
        setPropertyValue: 'pro',
        setPropertyStrategy: 'setIfMissing',
      },
    })
    expect(withSaved.check([{ type: 'toPro', parameterValues: {} }], '/actions')).toEqual([])
    expect(withSaved.describe({ type: 'toPro', parameterValues: {} }, words)).toBe(
      'To Pro: set plan to "pro"',
    )
    expect(withSaved.touches({ type: 'toPro', parameterValues: {} })).toEqual({
      reads: [],
      writes: ['profile:properties.plan'],
    })
  })
})
