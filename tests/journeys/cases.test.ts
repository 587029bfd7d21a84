import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isCondition } from '#condition/condition.ts'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { nodeExecutors } from '#catalog/nodes/executors.ts'
import type { StepFacts } from '#journey/step.ts'

interface Case {
  name: string
  given: Record<string, unknown>
  facts?: Partial<Record<'now' | 'enteredAt' | 'zone' | 'event' | 'outcome', string>> & {
    chance?: number
    visit?: number
  }
  answer: Record<string, unknown>
  says?: string
  exits?: string[]
}

const folder = new URL('../../src/catalog/nodes/', import.meta.url)
const kinds = readdirSync(folder, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name)
const casesOf = (kind: string) =>
  JSON.parse(readFileSync(new URL(`${kind}/cases.json`, folder), 'utf8')) as Case[]

const profile = {
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
  segments: new Set<string>(),
  lists: new Set<string>(),
  scores: new Map(),
  goals: new Map(),
  campaigns: new Map(),
  journeys: new Map(),
  membershipPeriods: [],
  mails: [],
  events: [],
}

/** Conditions of the kinds `true`, `false` and `turns`, which turns at noon. */
function factsOf({ facts = {} }: Case): StepFacts {
  const at = (text: string) => Date.parse(text)
  return {
    now: at(facts.now ?? '2026-11-23T09:00:00Z'),
    enteredAt: at(facts.enteredAt ?? '2026-11-23T08:00:00Z'),
    zone: facts.zone ?? 'UTC',
    profile,
    cause: null,
    event: facts.event
      ? {
          id: 'e1',
          eventType: facts.event,
          scope: '',
          sessionId: null,
          timeStamp: '2026-11-23T08:30:00.000Z',
          properties: {},
          source: {},
          target: {},
        }
      : null,
    visit: facts.visit ?? 1,
    chance: facts.chance ?? 0,
    outcome: facts.outcome ?? null,
    holds: (condition) => isCondition(condition) && condition.type === 'true',
    nextTransitionAt: (condition) =>
      isCondition(condition) && condition.type === 'turns' ? at('2026-11-23T12:00:00Z') : null,
  }
}

const instants = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_name, one: unknown) =>
    typeof one === 'string' && /^\d{4}-\d\d-\d\dT[\d:]+Z$/.test(one) ? Date.parse(one) : one,
  )
const words = {
  condition: () => 'something',
  action: () => 'do it',
  name: (_entity: string, id: string) => id,
}

describe.each(kinds)('the step %s', (kind) => {
  it.each(casesOf(kind))('$name', (one) => {
    expect(nodeExecutors[kind]!(one.given, factsOf(one))).toEqual(instants(one.answer))
    const definition = nodeDefinitionOf(kind)!
    if (one.says) expect(definition.describe(one.given, words)).toBe(one.says)
    if (one.exits) expect(definition.exits(one.given).map(({ id }) => id)).toEqual(one.exits)
    const { answer, exit } = one.answer
    if (answer === 'go') expect(definition.exits(one.given).map(({ id }) => id)).toContain(exit)
  })
})
