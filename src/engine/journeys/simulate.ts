import { say } from '#language'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { sharedFacts } from '#condition/decide.ts'
import { dateText } from '#condition/date-math.ts'
import type { ProfileFacts } from '#condition/facts.ts'
import { entryOf, type JourneyGraph } from '#journey/graph.ts'
import type { Problem } from '#journey/check-graph.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { zoneOfProfile } from '#engine/audience/profiles/zone-of-profile.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'
import { loadFacts } from '#engine/segments/load-facts.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import { required } from '#model/lib/lookup.ts'
import { problemsIn, assertValidGraph } from './check-journey.ts'
import { loadWords } from './words.ts'
import { prepareVersion } from './load-journeys.ts'
import { shownNameOfNode } from './node-names.ts'
import { graphOf, journeyOf } from './publish.ts'
import { stepTo, advance, type ExecutionState, type ExecutionContext } from './advance.ts'

export interface Simulating {
  /** Unsaved steps; absent: the draft. */
  graph?: unknown
  profileId: string
  /** ISO 8601; absent: now. */
  at?: string
  /** Outcomes of waits, to-dos and similar: by step, the exit. */
  happens?: Readonly<Record<string, string>>
}

export interface SimulatedStep {
  nodeId: string
  name: string
  /** Time of arrival; ISO 8601. */
  at: string
  /** The exit they take; null: the journey ends there. */
  exit: string | null
  because: string
  /** The step's effect, in words. */
  said: string
}

export interface Simulation {
  steps: SimulatedStep[]
  ends: string
  problems: Problem[]
}

const MAX_STEPS = 500
/** Simulations end after this time. */
const LONGEST = 10 * 365 * 86_400_000

/**
 * Simulates a draft for one person on a separate clock, with the functions that run live journeys.
 * Uses the person's current state and performs no effects. `happens` determines the outcome of
 * waits; effects succeed unless `happens` says otherwise.
 * @throws ProductError `not_found`; `invalid` for an invalid graph, an unknown person, an invalid
 * time
 */
export async function simulateJourney(
  engine: Engine,
  scope: ActorScope,
  id: string,
  { graph: given, profileId, at, happens = {} }: Simulating,
): Promise<Simulation> {
  const { tenantId } = scope
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const journey = await journeyOf(tx, id)
    assertValidGraph(given)
    const graph = (given as JourneyGraph | undefined) ?? graphOf(journey)
    const start = at === undefined ? engine.clock.now() : Date.parse(at)
    if (Number.isNaN(start))
      throw fail('invalid', 'The time is none.', [{ path: '/at', message: 'The time is none.' }])
    const conditionLanguage = await loadLanguage(tx)
    const version = prepareVersion(conditionLanguage, {
      journey_id: id,
      number: 0,
      graph: graph,
      exit_condition: journey.exitCondition,
      goal_id: journey.goalId,
      ends_at_goal: journey.endsAtGoal,
    })
    const profile = isUuid(profileId)
      ? (await loadFacts(tx, [profileId], version.eventTypes)).get(profileId)
      : undefined
    if (!profile)
      throw fail('invalid', 'There is no such profile.', [
        { path: '/profileId', message: 'There is no such profile.' },
      ])
    const { time_zone: tenantZone } = await loadTenant(db, tenantId)
    const problems = await problemsIn(tx, graph)
    const entry = entryOf(graph)
    if (!entry) return { steps: [], ends: say('There is no entry.'), problems }
    const words = await loadWords(db, tenantId, conditionLanguage, graph)
    const said = (nodeId: string) => {
      const node = version.nodes.get(nodeId)
      return node ? (nodeDefinitionOf(node.kind)?.describe(node.given, words) ?? '') : ''
    }
    const execution: ExecutionState = {
      id: 'simulated',
      journeyId: id,
      versionNumber: 0,
      profileId,
      nodeId: entry.id,
      stepEnteredAt: start,
      enteredAt: start,
      dueAt: start,
      lookFrom: start,
      visits: { [entry.id]: 1 },
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
    const { steps, ends } = follow(
      execution,
      { version, conditionLanguage, zone: zoneOfProfile(profile.properties, tenantZone) },
      profile,
      happens,
    )
    return {
      steps: steps.map((step) => ({
        ...step,
        name: shownNameOfNode(version.nodes.get(step.nodeId)),
        said: said(step.nodeId),
      })),
      ends,
      problems,
    }
  })
}

type Bare = Omit<SimulatedStep, 'name' | 'said'>

/** Default outcomes of effects. */
const wellDone: Record<string, string> = {
  actions: 'It would be done.',
  todo: 'done',
  enrol: 'enrolled',
  send: 'sent',
}

export function follow(
  start: ExecutionState,
  context: Omit<ExecutionContext, 'facts'>,
  profile: ProfileFacts,
  happens: Readonly<Record<string, string>>,
): { steps: Bare[]; ends: string } {
  const steps: Bare[] = []
  let execution = start
  let now = start.stepEnteredAt
  for (let n = 0; n < MAX_STEPS && now - start.enteredAt < LONGEST; n++) {
    const {
      execution: next,
      visits,
      effect,
    } = advance(execution, { ...context, facts: sharedFacts(now, profile) })
    for (const visit of visits)
      if (visit.outcome !== 'here')
        steps.push({
          nodeId: visit.nodeId,
          at: dateText(visit.enteredAt),
          exit: visit.outcome === 'left' ? visit.way : null,
          because: visit.because,
        })
    if (next.state !== 'running') return { steps, ends: next.reason }
    const node = required(context.version.nodes, next.nodeId)
    const wanted = happens[node.id]
    const forced =
      wanted !== undefined && wanted in node.exits && (!effect || effect.effect !== 'actions')
        ? wanted
        : null
    if (forced !== null && wanted !== 'timed-out') {
      steps.push({
        nodeId: node.id,
        at: dateText(next.stepEnteredAt),
        exit: forced,
        because: say('As you chose.'),
      })
      execution = stepTo(next, node.exits[forced]!, now)
      continue
    }
    if (effect) {
      execution = {
        ...next,
        outcome:
          effect.effect === 'todo' && effect.waits && wanted === 'timed-out'
            ? 'pending'
            : (wellDone[effect.effect] ?? 'done'),
      }
      continue
    }
    if (next.dueAt === null || next.dueAt <= now)
      return { steps, ends: say('They stay at “{step}”.', { step: shownNameOfNode(node) }) }
    now = next.dueAt
    execution = next
  }
  return { steps, ends: say('It is not over after ten years or 500 rounds.') }
}
