import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { nodeExecutors } from '#catalog/nodes/executors.ts'
import type { EventFacts, PersonFacts } from '#condition/facts.ts'
import type { JourneyNode } from '#journey/graph.ts'
import type { StepEffect, StepAnswer, StepFacts } from '#journey/step.ts'
import { chance } from '#engine/kernel/chance.ts'
import type { TenantLanguage } from '#engine/segments/load-language.ts'
import type { PreparedVersion } from './load-journeys.ts'

/** A person's position in a journey. Times are milliseconds since 1970. */
export interface ExecutionState {
  id: string
  journeyId: string
  versionNumber: number
  profileId: string
  nodeId: string
  stepEnteredAt: number
  enteredAt: number
  dueAt: number | null
  lookFrom: number
  visits: Record<string, number>
  cause: EventFacts | null
  convertedAt: number | null
  outcome: string | null
  taskId: string | null
  state: 'running' | 'done' | 'left' | 'failed'
  reason: string
  waitsForEvent: boolean
  waitsForChange: boolean
  isTest: boolean
}

/** A stored visit to a step. */
export interface StepVisit {
  executionId: string
  nodeId: string
  visit: number
  enteredAt: number
  leftAt: number | null
  way: string
  outcome: 'here' | 'left' | 'ended' | 'failed'
  because: string
}

export interface Advance {
  execution: ExecutionState
  visits: StepVisit[]
  /** The effect to perform before the person can continue. */
  effect: StepEffect | null
}

export interface ExecutionContext {
  version: PreparedVersion
  conditionLanguage: TenantLanguage
  facts: PersonFacts
  zone: string
}

/**
 * Maximum number of steps per person and round; longer than any publishable journey without a wait.
 */
const MAX_STEPS = 250

/** A number in [0, 1) that is always the same for a person at a step. */
const chanceOf = (journeyId: string, nodeId: string, profileId: string): number =>
  chance(JSON.stringify([journeyId, nodeId, profileId]))

/**
 * The first later event that fulfills the step's wait; the event that enrolled the person does not
 * count.
 */
function eventFor(
  node: JourneyNode,
  { version, facts }: ExecutionContext,
  { lookFrom, cause }: ExecutionState,
): EventFacts | null {
  const stepCondition = nodeDefinitionOf(node.kind)?.waits
    ? nodeDefinitionOf(node.kind)!
        .conditions?.(node.given)
        .find(({ about }) => about === 'event')
    : undefined
  if (!stepCondition) return null
  const judge = version.predicateFor(stepCondition.condition)
  // Ids are ordered by arrival, which orders events with the same time.
  const isSince = ({ id, timeStamp }: EventFacts) =>
    Date.parse(timeStamp) > lookFrom ||
    (Date.parse(timeStamp) === lookFrom && (cause === null || id > cause.id))
  const since = facts.profile.events.filter(
    (event) => isSince(event) && judge({ now: facts.now, profile: facts.profile, event }),
  )
  return since.reduce<EventFacts | null>(
    (first, event) => (first === null || event.timeStamp < first.timeStamp ? event : first),
    null,
  )
}

function evaluateStep(
  node: JourneyNode,
  context: ExecutionContext,
  execution: ExecutionState,
): StepAnswer {
  const execute = nodeExecutors[node.kind]
  if (!execute) return { answer: 'end', reason: `There is no kind of step "${node.kind}".` }
  const { version, conditionLanguage, facts, zone } = context
  const stepFacts: StepFacts = {
    now: facts.now,
    enteredAt: execution.stepEnteredAt,
    profile: facts.profile,
    cause: execution.cause,
    event: eventFor(node, context, execution),
    zone,
    visit: execution.visits[node.id] ?? 1,
    chance: chanceOf(execution.journeyId, node.id, execution.profileId),
    outcome: execution.outcome,
    holds: (condition) => version.predicateFor(condition)(facts),
    nextTransitionAt: (condition) =>
      conditionLanguage.evaluator.nextTransitionAt(
        condition,
        version.predicateFor(condition),
        facts.profile,
        facts.now,
      ),
  }
  return execute(node.given, stepFacts)
}

/** Moves a person to another step and counts the visit. */
export const stepTo = (execution: ExecutionState, nodeId: string, now: number): ExecutionState => ({
  ...execution,
  nodeId,
  stepEnteredAt: now,
  visits: { ...execution.visits, [nodeId]: (execution.visits[nodeId] ?? 0) + 1 },
  outcome: null,
  taskId: null,
})

/**
 * Advances a person as far as possible at this time: to a wait, the end, or an effect. A pure
 * function of the version, the facts and the clock.
 */
export function advance(start: ExecutionState, context: ExecutionContext): Advance {
  const { version, conditionLanguage, facts } = context
  const visits: StepVisit[] = []
  // The fault of an earlier attempt is over.
  let execution: ExecutionState = { ...start, reason: '' }
  const { now } = facts
  const note = (outcome: StepVisit['outcome'], way: string, because: string) =>
    void visits.push({
      executionId: execution.id,
      nodeId: execution.nodeId,
      visit: execution.visits[execution.nodeId] ?? 1,
      enteredAt: execution.stepEnteredAt,
      leftAt: outcome === 'here' ? null : now,
      way,
      outcome,
      because: because.slice(0, 300),
    })
  const end = (state: 'done' | 'left' | 'failed', reason: string): Advance => {
    note(state === 'failed' ? 'failed' : 'ended', '', reason)
    return {
      execution: {
        ...execution,
        state,
        reason: reason.slice(0, 300),
        dueAt: null,
        waitsForEvent: false,
        waitsForChange: false,
      },
      visits,
      effect: null,
    }
  }
  for (let n = 0; n < MAX_STEPS; n++) {
    if (execution.convertedAt !== null && version.endsAtGoal)
      return end('done', 'Reached the goal.')
    if (version.exitCondition && version.predicateFor(version.exitCondition)(facts))
      return end('left', 'Matched the exit condition.')
    const node = version.nodes.get(execution.nodeId)
    if (!node)
      return end('failed', `There is no step "${execution.nodeId}" in version ${version.number}.`)
    const answer = evaluateStep(node, context, execution)
    if (answer.answer === 'end') return end('done', answer.reason)
    if (answer.answer === 'do') {
      if (execution.outcome !== null) return end('failed', 'The step asked twice for the same.')
      note('here', '', '')
      return {
        execution: { ...execution, dueAt: null, waitsForEvent: false, waitsForChange: false },
        visits,
        effect: answer.effect,
      }
    }
    if (answer.answer === 'wait') {
      note('here', '', '')
      const flips = version.exitCondition
        ? conditionLanguage.evaluator.nextTransitionAt(
            version.exitCondition,
            version.predicateFor(version.exitCondition),
            facts.profile,
            now,
          )
        : null
      const times = [answer.until, flips].filter((at) => at !== null)
      return {
        execution: {
          ...execution,
          dueAt: times.length > 0 ? Math.min(...times) : null,
          waitsForEvent: answer.forEvent === true,
          waitsForChange: answer.forChange === true || Boolean(version.exitCondition),
        },
        visits,
        effect: null,
      }
    }
    note('left', answer.exit, answer.because ?? '')
    const next = node.exits[answer.exit]
    if (next === undefined) return endAt(execution, visits, 'It led nowhere.')
    const kind = nodeDefinitionOf(node.kind)
    const awaited = answer.exit === 'done' ? eventFor(node, context, execution) : null
    const lookFrom = kind?.resetsEventCursor ? execution.stepEnteredAt : execution.lookFrom
    execution = {
      ...stepTo(execution, next, now),
      // What happened between the awaited event and this round counts for the next wait.
      lookFrom: awaited ? Date.parse(awaited.timeStamp) + 1 : lookFrom,
    }
  }
  // The next round continues from here.
  note('here', '', '')
  return { execution: { ...execution, dueAt: now }, visits, effect: null }
}

const endAt = (execution: ExecutionState, visits: StepVisit[], reason: string): Advance => ({
  execution: {
    ...execution,
    state: 'done',
    reason,
    dueAt: null,
    waitsForEvent: false,
    waitsForChange: false,
  },
  visits,
  effect: null,
})
