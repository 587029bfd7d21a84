import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActionLanguage } from '#catalog/actions/language.ts'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { nodeExecutors } from '#catalog/nodes/executors.ts'
import { eventConditions, profileConditions } from '#catalog/nodes/sample.ts'
import { instants, NOW } from '#condition/sampling/values.ts'
import { prepareVersion } from '#engine/journeys/load-journeys.ts'
import { follow } from '#engine/journeys/simulate.ts'
import type { ExecutionState } from '#engine/journeys/advance.ts'
import { problemsOf } from '#journey/check-graph.ts'
import { type JourneyGraph, type JourneyNode } from '#journey/graph.ts'
import type { NodeArguments } from '#journey/kind.ts'
import type { StepAnswer, StepFacts } from '#journey/step.ts'
import {
  checkTools,
  languageWith,
  evaluatorWith,
  typeOf,
  ZONE,
} from '#tests/conditions/condition-world.ts'
import { person } from '#tests/conditions/sample-facts.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { kinds, type Kind } from './kinds.ts'

const runs = { numRuns: propertyRuns(2000) }
const language = languageWith()
const evaluator = evaluatorWith()
const actions = createActionLanguage()

const exitIds = ({ definition }: Kind, given: NodeArguments) =>
  definition.exits(given).map(({ id }) => id)

/** A journey through one step of the kind, each of whose exits leads to an end of its own. */
function journeyThrough(kind: Kind, given: NodeArguments): JourneyGraph {
  const step = (id: string, of: string, exits: Record<string, string>): JourneyNode => ({
    id,
    kind: of,
    name: '',
    note: '',
    given: of === kind.definition.id ? given : {},
    exits,
  })
  const ends = exitIds(kind, given).map((exit, at) => [exit, `end-${at}`] as const)
  const exits = Object.fromEntries(ends)
  const isEntry = kind.definition.id === 'entry'
  return {
    nodes: [
      ...(isEntry ? [] : [step('entry', 'entry', { next: 'step' })]),
      step('step', kind.definition.id, exits),
      ...ends.map(([, id]) => step(id, 'exit', {})),
    ],
  }
}

const words = {
  condition: (condition: unknown) =>
    language.describe(condition, { property: (_of, path) => path, name: (_entity, id) => id }),
  action: () => 'do it',
  name: (_entity: string, id: string) => id,
}

const people = instants.map((firstSeenAt) => person({ firstSeenAt }))

/** What a step may know of somebody who is at it. */
const factsFor = ({ sample }: Kind): fc.Arbitrary<StepFacts> =>
  fc
    .record({
      waited: fc.constantFrom(0, 60_000, 3 * 86_400_000, 400 * 86_400_000),
      profile: people,
      zone: fc.constantFrom('UTC', ZONE, 'America/New_York', 'Pacific/Chatham'),
      visit: fc.integer({ min: 1, max: 5 }),
      chance: fc.nat(999).map((thousandths) => thousandths / 1000),
      outcome: sample.outcomes ? fc.option(sample.outcomes) : fc.constant(null),
      happened: fc.boolean(),
    })
    .map(({ waited, profile, happened, ...facts }) => ({
      ...facts,
      ...timesAt(NOW, profile),
      enteredAt: NOW - waited,
      cause: null,
      event: happened ? person({ events: [{}] }).events[0]! : null,
    }))

/** The same person at another moment. */
const timesAt = (now: number, profile: StepFacts['profile']) => ({
  now,
  profile,
  holds: (condition: unknown) => evaluator.prepare(condition)({ now, profile }),
  nextTransitionAt: (condition: unknown) =>
    evaluator.nextTransitionAt(condition, evaluator.prepare(condition), profile, now),
})

const answerOf = ({ definition }: Kind, given: NodeArguments, facts: StepFacts): StepAnswer =>
  nodeExecutors[definition.id]!(given, facts)

/** Waits as long as the step says so. */
function answerAfterWaiting(kind: Kind, given: NodeArguments, facts: StepFacts): StepAnswer {
  let answer = answerOf(kind, given, facts)
  for (let n = 0; n < 50 && answer.answer === 'wait' && answer.until !== null; n++)
    answer = answerOf(kind, given, { ...facts, ...timesAt(answer.until, facts.profile) })
  return answer
}

describe.each(kinds)('the step $folder', (kind) => {
  const { definition, sample } = kind
  const visits = fc.tuple(sample.given, factsFor(kind))

  it('can be published with any parameters that it declares', () => {
    fc.assert(
      fc.property(sample.given, (given) => {
        const problems = problemsOf(journeyThrough(kind, given), {
          kindOf: nodeDefinitionOf,
          condition: (condition, about, path) => language.check(condition, about, checkTools, path),
          actions: (all, path) => actions.check(all, path),
        })
        expect(problems.filter(({ level }) => level === 'error')).toEqual([])
      }),
      runs,
    )
  })

  it('has a line and different exits for any parameters', () => {
    fc.assert(
      fc.property(sample.given, (given) => {
        const line = definition.describe(given, words)
        expect(line.trim()).not.toBe('')
        expect(line).not.toMatch(/undefined|null|NaN|\[object/)
        expect(new Set(exitIds(kind, given)).size).toBe(exitIds(kind, given).length)
      }),
      runs,
    )
  })

  it('answers only what the journey can follow', () => {
    fc.assert(
      fc.property(visits, ([given, facts]) => {
        const answer = answerOf(kind, given, facts)
        const exits = exitIds(kind, given)
        if (answer.answer === 'go') expect(exits).toContain(answer.exit)
        if (answer.answer === 'end') expect(exits).toEqual([])
        if (answer.answer === 'do') expect(facts.outcome).toBeNull()
        if (answer.answer === 'wait' && answer.until !== null)
          expect(answer.until).toBeGreaterThan(facts.now)
      }),
      runs,
    )
  })

  it('waits on until the moment at which it asks to be woken', () => {
    const soon = fc.nat(1000).map((thousandths) => thousandths / 1000)
    fc.assert(
      fc.property(visits, soon, ([given, facts], share) => {
        const answer = answerOf(kind, given, facts)
        if (answer.answer !== 'wait') return
        const until = answer.until ?? facts.now + 1000 * 86_400_000
        const at = facts.now + Math.floor(share * (until - 1 - facts.now))
        const later = answerOf(kind, given, { ...facts, ...timesAt(at, facts.profile) })
        expect(later.answer).toBe('wait')
      }),
      runs,
    )
  })

  it('answers the same to the same facts, after a trip of its parameters through JSON too', () => {
    fc.assert(
      fc.property(visits, ([given, facts]) => {
        const sent = JSON.parse(JSON.stringify(given)) as NodeArguments
        expect(answerOf(kind, sent, facts)).toEqual(answerOf(kind, given, facts))
      }),
      runs,
    )
  })

  it('does not read parameters that it says are inactive', () => {
    fc.assert(
      fc.property(visits, ([given, facts]) => {
        const inactive = new Set(definition.inactiveParameters?.(given))
        const active = Object.fromEntries(
          Object.entries(given).filter(([name]) => !inactive.has(name)),
        )
        expect(answerOf(kind, active, facts)).toEqual(answerOf(kind, given, facts))
        expect(definition.describe(active, words)).toBe(definition.describe(given, words))
      }),
      runs,
    )
  })

  it('ends its waiting, and is left by each of its exits', () => {
    const left = new Set<string>()
    const known = new Set<string>()
    const sampled = fc.sample(visits, { numRuns: 400, seed: 3 })
    for (const [given, facts] of sampled) {
      const answer = answerAfterWaiting(kind, given, facts)
      if (answer.answer === 'wait') expect(answer.until).toBeNull()
      if (answer.answer === 'go') left.add(answer.exit)
      for (const id of exitIds(kind, given)) known.add(id)
    }
    expect([...left].toSorted()).toEqual([...known].toSorted())
  })

  it('is followed to an end by the simulation, the same way each time', () => {
    fc.assert(
      fc.property(sample.given, people, (given, profile) => {
        const graph = journeyThrough(kind, given)
        const { steps, ends } = simulate(graph, profile)
        expect(simulate(graph, profile)).toEqual({ steps, ends })
        const taken = steps.find(({ nodeId }) => nodeId === 'step')!
        if (taken.exit !== null) expect(exitIds(kind, given)).toContain(taken.exit)
        expect(steps.at(-1)!.exit).toBeNull()
        expect(ends).not.toBe('')
      }),
      { numRuns: propertyRuns(500) },
    )
  })
})

it('conditions of the samples can stand where they are asked', () => {
  fc.assert(
    fc.property(profileConditions, eventConditions, (onProfile, onEvent) => {
      expect(language.check(onProfile, 'profile', checkTools)).toEqual([])
      expect(language.check(onEvent, 'event', checkTools)).toEqual([])
    }),
  )
})

/** Takes a person through a journey by the functions that run live. */
function simulate(graph: JourneyGraph, profile: StepFacts['profile']) {
  const conditionLanguage = {
    language,
    evaluator,
    moment: { now: NOW, zone: ZONE },
    typeOf,
    titleOf: (_subject: unknown, path: string) => path,
  }
  const version = prepareVersion(conditionLanguage, {
    journey_id: 'sample',
    number: 1,
    graph: graph as never,
    exit_condition: null as never,
    goal_id: null,
    ends_at_goal: false,
  })
  const nodeId = graph.nodes[0]!.id
  const place: ExecutionState = {
    id: 'simulated',
    journeyId: 'sample',
    versionNumber: 1,
    profileId: profile.id,
    nodeId,
    stepEnteredAt: NOW,
    enteredAt: NOW,
    dueAt: NOW,
    lookFrom: NOW,
    visits: { [nodeId]: 1 },
    cause: null,
    convertedAt: null,
    outcome: null,
    taskId: null,
    state: 'running',
    reason: '',
    waitsForEvent: false,
    waitsForChange: false,
    isTest: true,
  }
  return follow(place, { version, conditionLanguage, zone: ZONE }, profile, {})
}
