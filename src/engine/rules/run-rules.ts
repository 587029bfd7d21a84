import {
  ActionError,
  type Action,
  type ActionFacts,
  type ActionChange,
} from '#catalog/actions/action.ts'
import type { ActionStep, AppliedChange } from '#catalog/actions/rule-trial.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { idsOf, loadPeople } from '#engine/audience/identity/load-people.ts'
import type { ResolvedIdentities } from '#engine/audience/identity/resolve-identity.ts'
import type { PropertyTypes } from '#engine/audience/profiles/apply-traits.ts'
import { standing } from '#engine/audience/profiles/profile-draft.ts'
import { changesOf } from './evaluate-action.ts'
import type { ActionRequest } from './action-request.ts'
import { applyChange, type RaisedEvent, type ChangeContext } from './apply-change.ts'
import { createEarlierEventCheck } from './earlier-events.ts'
import { createProfileContext } from './profile-context.ts'
import { evaluateRules, type RuleEvaluation } from './evaluate-rules.ts'
import type { PreparedRule, PreparedRules } from './load-rules.ts'
import { newCounts, type Firing } from './outcomes.ts'
import { noticeOf, OWN, raisedEvent, stateOf } from './raised-events.ts'
import { reachableRules, type Reaching } from './reachable-rules.ts'
import { eventFacts, type PendingEvent } from '#engine/audience/identity/pending-event.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Limits the depth of events raised by raised events; deeper chains are a fault of the rules. */
const DEEPEST_CHAIN = 10
/**
 * Limits the events raised through one event, so that rules that each raise several do not grow
 * exponentially.
 */
const MAX_RAISED = 50

interface PendingRule {
  event: PendingEvent
  /** The chain of rules that raised the event, first one first. */
  chain: readonly string[]
  isKept: boolean
}

export interface RuleRun {
  /**
   * Runs the rules for an event that was applied to its person. Returns the raised events to store,
   * in order. The conditions of all rules are evaluated before the first rule acts, as in
   * Apache Unomi; raised events follow after all rules.
   */
  after(event: PendingEvent, visitBegins: boolean): Promise<PendingEvent[]>
  /**
   * Runs actions on a person without an event of theirs; rules run for the events they raise.
   * Returns the raised events to store.
   */
  act(event: PendingEvent, request: ActionRequest): Promise<PendingEvent[]>
  world: ChangeContext
  firings: readonly Firing[]
  counts: ReturnType<typeof newCounts>
}

interface Parts {
  rules: PreparedRules
  identity: ResolvedIdentities
  types: PropertyTypes
  /** All events of the batch, to load data beforehand. */
  incoming: readonly Reaching[]
  /** All actions without a rule, likewise. */
  requested: readonly ActionRequest[]
  /**
   * Called before locking a person who was not loaded beforehand. Throws where that is not allowed.
   */
  meets(): void
}

/** Creates the in-memory state that actions change. */
export function createWorld(
  db: Db,
  tenantId: string,
  {
    identity,
    types,
    belongings,
    meets = () => {},
  }: Pick<ChangeContext, 'identity' | 'types' | 'belongings'> & Partial<Pick<Parts, 'meets'>>,
): ChangeContext {
  let lists: ReadonlySet<string> | null = null
  return {
    identity,
    types,
    belongings,
    pending: { lists: new Map(), visits: new Map() },
    async lists() {
      lists ??= new Set(
        (
          await db.selectFrom('user_lists').select('id').where('tenant_id', '=', tenantId).execute()
        ).map((row) => row.id),
      )
      return lists
    },
    async look(alias) {
      if (identity.of(alias)) return
      // A person locked by another transaction may be waiting for this one.
      const met = new Set([...identity.drafts].map((draft) => draft.id))
      if ((await idsOf(db, tenantId, [alias])).some((id) => !met.has(id))) meets()
      await belongings.learn(identity.learn(await loadPeople(db, tenantId, [alias])))
    },
  }
}

/** Runtime state of one batch. */
interface Running extends RuleEvaluation {
  engine: Engine
  tenantId: string
  world: ChangeContext
  firings: Firing[]
  had: ReturnType<typeof createEarlierEventCheck>
}

/**
 * Prepares the rules for one batch of events; null when none can match. Changes drafts in memory;
 * `writeOutcomes` writes all other effects.
 */
export async function beginRules(
  tx: TenantTx,
  { rules, identity, types, incoming, requested, meets }: Parts,
): Promise<RuleRun | null> {
  const { db, engine, tenantId } = tx
  const own = OWN.filter((type) =>
    rules.for(type).some(({ eventTypes }) => eventTypes?.includes(type)),
  )
  const reachable = reachableRules(rules, { incoming, requested, own })
  if (reachable.length === 0) return null
  const sessionIds = [...new Set(incoming.flatMap(({ sessionId }) => sessionId ?? []))]
  const belongings = await createProfileContext(tx, {
    rules: reachable,
    identity,
    sessionIds,
    isAlone: incoming.length + requested.length === 1,
  })
  const world = createWorld(db, tenantId, { identity, types, belongings, meets })
  const counts = newCounts()
  const firings: Firing[] = []
  const had = createEarlierEventCheck(db, tenantId, reachable)
  const running: Running = {
    engine,
    tenantId,
    rules,
    world,
    belongings,
    counts,
    firings,
    had,
  }
  const states = new Map(
    own.includes('profileUpdated')
      ? [...identity.drafts].map((draft) => [draft, draft.isNew ? '' : stateOf(draft)])
      : [],
  )

  async function changed(first: PendingEvent, keptEvents: PendingEvent[]) {
    const person = standing(first.person)
    if (own.includes('profileUpdated')) {
      if (stateOf(person) !== (states.get(person) ?? ''))
        await follow(running, noticeOf(engine.newId(), first, 'profileUpdated'), false, keptEvents)
      // Changes by the rules themselves raise no further notice: each event raises at most one.
      states.set(standing(first.person), stateOf(standing(first.person)))
    }
    belongings.settle(standing(first.person))
  }

  return {
    world,
    firings,
    counts,
    async act(event, request) {
      const next = await doRequested({ ...rules, engine, tenantId }, world, event, request)
      const keptEvents = next.filter(({ isKept }) => isKept).map(({ event: one }) => one)
      await followAll(running, next, keptEvents)
      await changed(event, keptEvents)
      return keptEvents
    },
    async after(first, visitBegins) {
      const keptEvents: PendingEvent[] = []
      if (
        visitBegins &&
        own.includes('sessionCreated') &&
        first.incoming.eventType !== 'sessionCreated'
      )
        await follow(running, noticeOf(engine.newId(), first, 'sessionCreated'), false, keptEvents)
      await follow(running, first, true, keptEvents)
      await changed(first, keptEvents)
      return keptEvents
    },
  }
}

/** Processes an event and the events it raises, and appends those to store to `keptEvents`. */
const follow = (
  running: Running,
  first: PendingEvent,
  isFirstKept: boolean,
  keptEvents: PendingEvent[],
) => followAll(running, [{ event: first, chain: [], isKept: isFirstKept }], keptEvents)

async function followAll(
  running: Running,
  waiting: PendingRule[],
  keptEvents: PendingEvent[],
): Promise<void> {
  const { engine, belongings, firings, had } = running
  for (const { event, chain, isKept } of waiting) {
    if (isKept) belongings.did(event)
    for (const rule of await evaluateRules(running, event)) {
      for (const one of await act(running, rule, { event, chain, isKept })) {
        if (waiting.length > MAX_RAISED) {
          firings.push({
            ruleId: rule.id,
            event,
            isKept,
            steps: [],
            stopped: `One event raised more than ${MAX_RAISED} others.`,
          })
          break
        }
        const next = raisedEvent(engine.newId(), event, { itemType: 'rule', itemId: rule.id }, one)
        if (one.stored) keptEvents.push(next)
        waiting.push({ event: next, chain: [...chain, rule.id], isKept: one.stored })
      }
    }
    had.note(event, isKept)
  }
}

/** Runs one rule for an event. Returns the raised events, which are not processed yet. */
async function act(
  { engine, tenantId, rules, world, counts, firings }: Running,
  rule: PreparedRule,
  { event, chain, isKept }: PendingRule,
): Promise<RaisedEvent[]> {
  const count = counts.of(rule.id)
  const firing = (steps: ActionStep[], stopped = ''): Firing => ({
    ruleId: rule.id,
    event,
    isKept,
    steps,
    stopped,
  })
  if (chain.includes(rule.id) || chain.length >= DEEPEST_CHAIN) {
    count.failures++
    firings.push(
      firing(
        [],
        chain.includes(rule.id)
          ? `It was set off by an event that it raised itself (${[...chain, rule.id].join(' → ')}).`
          : `More than ${DEEPEST_CHAIN} rules set each other off (${chain.join(' → ')}).`,
      ),
    )
    return []
  }
  count.executions++
  const began = performance.now()
  const raised: RaisedEvent[] = []
  const steps: ActionStep[] = []
  for (const action of rule.actions)
    steps.push(await runAction({ ...rules, engine, tenantId }, world, event, action, raised))
  count.actionsTime += performance.now() - began
  if (steps.some(({ outcome }) => outcome !== 'done')) count.failures++
  firings.push(firing(steps))
  return raised
}

/** Runs actions without a rule. Returns the raised events, which are not processed yet. */
async function doRequested(
  means: Means & { engine: Pick<Engine, 'newId'> },
  context: ChangeContext,
  event: PendingEvent,
  { actions, by, onSteps }: ActionRequest,
): Promise<PendingRule[]> {
  const raised: RaisedEvent[] = []
  const steps: ActionStep[] = []
  for (const action of actions) steps.push(await runAction(means, context, event, action, raised))
  onSteps(steps)
  return raised.slice(0, MAX_RAISED).map((one) => ({
    event: raisedEvent(means.engine.newId(), event, by, one),
    chain: [],
    isKept: one.stored,
  }))
}

/** Dependencies of actions other than the facts. */
export interface Means extends Pick<PreparedRules, 'actionLanguage'> {
  engine: Pick<Engine, 'clock' | 'sandbox'>
  tenantId: string
}

/** The current facts for an action. */
export const factsOf = (
  { clock }: Pick<Engine, 'clock'>,
  { belongings }: ChangeContext,
  event: PendingEvent,
): ActionFacts => ({
  now: clock.now(),
  event: eventFacts(event),
  profile: belongings.profileOf(standing(event.person)),
  session: belongings.sessionOf(event),
})

/**
 * Runs one action: applies all possible changes and reports the others. Throws errors of the
 * database and of `meets`.
 */
export async function runAction(
  means: Means,
  context: ChangeContext,
  event: PendingEvent,
  action: Action,
  raised: RaisedEvent[],
): Promise<ActionStep> {
  const changes = await changesOf(means, context, factsOf(means.engine, context, event), action)
  if (typeof changes === 'string')
    return { type: action.type, outcome: 'failed', changes: [], reason: changes.slice(0, 400) }
  return doChanges(context, event, action.type, changes, raised)
}

/** Applies the requested changes one by one. */
export async function doChanges(
  context: ChangeContext,
  event: PendingEvent,
  type: string,
  changes: readonly ActionChange[],
  raised: RaisedEvent[],
): Promise<ActionStep> {
  const done: AppliedChange[] = []
  const faults: string[] = []
  for (const change of changes) {
    try {
      const applied = await applyChange(context, event, change, raised)
      if (applied) done.push(applied)
    } catch (error) {
      if (!(error instanceof ActionError)) throw error
      faults.push(error.message)
    }
  }
  const faulty = faults.length === changes.length ? 'failed' : 'partly'
  return {
    type,
    outcome: faults.length === 0 ? 'done' : faulty,
    changes: done,
    reason: faults.join(' ').slice(0, 400),
  }
}
