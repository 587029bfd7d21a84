import { ActionFault, type Action, type ActionFacts, type Change } from '#catalog/actions/action.ts'
import { actionExecutors } from '#catalog/actions/executors.ts'
import { fillReferences } from '#catalog/actions/references.ts'
import type { ActionStep, Done } from '#catalog/actions/rule-trial.ts'
import { everybody } from '#condition/condition.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '../engine.ts'
import type { Acted, Incoming } from '../events/incoming.ts'
import { idsOf, loadPeople } from '../events/load-people.ts'
import type { Identity } from '../events/resolve-identity.ts'
import type { Stored } from '../events/store-events.ts'
import type { PropertyTypes } from '../profiles/apply-traits.ts'
import { standing, type ProfileDraft } from '../profiles/profile-draft.ts'
import { askScript } from './ask-script.ts'
import { applyChange, type Raised, type World } from './apply-change.ts'
import { createBelongings, eventFacts, type Belongings } from './belongings.ts'
import type { Rule, Rules } from './load-rules.ts'
import { newCounts, type Firing } from './outcomes.ts'

/** Events raised by events raised by events: deeper is a fault of the rules, not a thought of somebody. */
const DEEPEST_CHAIN = 10
/** Events that one event may raise in all, so that rules which each raise several do not multiply without end. */
const MOST_RAISED = 50

interface Waiting {
  event: Stored
  /** Rules that led here, the first one first. */
  chain: readonly string[]
  isKept: boolean
}

export interface RuleRun {
  /**
   * Lets the rules act upon an event, after it was applied to its person. Answers the events that they raised and that are to be kept, in their
   * order. Conditions of all rules are judged before the first one acts (reference, 3.1); what it raises comes after all of them.
   */
  after(event: Stored, visitBegins: boolean): Promise<Stored[]>
  /** Does actions upon a person, without an event of theirs; the rules act upon the events that they raise. Answers those that are to be kept. */
  act(event: Stored, acted: Acted): Promise<Stored[]>
  world: World
  firings: readonly Firing[]
  counts: ReturnType<typeof newCounts>
}

interface Parts {
  rules: Rules
  identity: Identity
  types: PropertyTypes
  /** Everything that came, for what has to be read beforehand. */
  incoming: readonly Pick<Incoming, 'eventType' | 'sessionId' | 'acted'>[]
  /** Told before somebody is locked who was not known beforehand. Throws where that must not be. */
  meets(): void
}

/** Types of the events that its actions may raise. */
const raisedBy = ({ touches }: Pick<Rule, 'touches'>) =>
  touches.flatMap((one) =>
    one.startsWith('event:') && one !== 'event:' ? [one.slice('event:'.length)] : [],
  )

/** Actions that no rule does, as one that never fires: what they look at has to be read beforehand, too. */
const asRule = ({ actionLanguage, spoken }: Rules, { actions }: Acted): Rule => ({
  id: '',
  name: '',
  scope: '',
  condition: everybody,
  judge: () => false,
  needs: spoken.language.dependsOn(everybody),
  actions,
  touches: actions.flatMap((one) => Object.values(actionLanguage.touches(one)).flat()),
  once: null,
  eventTypes: [],
})

/** Rules that an event of these types may reach, also through the events that their actions raise. */
function reachable(rules: Rules, types: readonly string[]): Rule[] {
  const found = new Set<Rule>()
  const waiting = [...new Set(types)]
  const seen = new Set(waiting)
  for (const type of waiting)
    for (const rule of rules.for(type)) {
      if (found.has(rule)) continue
      found.add(rule)
      for (const next of raisedBy(rule))
        if (!seen.has(next)) {
          seen.add(next)
          waiting.push(next)
        }
    }
  return [...found]
}

/** Rules for any event mean those that somebody did. */
const concernedBy = (rules: Rules, { isNotice, incoming: { eventType } }: Stored) =>
  isNotice
    ? rules.for(eventType).filter(({ eventTypes }) => eventTypes !== null)
    : rules.for(eventType)

/** What changes of actions are done to, in memory. */
export function createWorld(
  db: Db,
  tenantId: string,
  {
    identity,
    types,
    belongings,
    meets = () => {},
  }: Pick<World, 'identity' | 'types' | 'belongings'> & Partial<Pick<Parts, 'meets'>>,
): World {
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
      // Whom somebody else has locked may wait for the end of this.
      const met = new Set([...identity.drafts].map((draft) => draft.id))
      if ((await idsOf(db, tenantId, [alias])).some((id) => !met.has(id))) meets()
      await belongings.learn(identity.learn(await loadPeople(db, tenantId, [alias])))
    },
  }
}

/** The rules of one batch of events; null when none can be concerned. Changes drafts in memory; what else it asks for is written by `writeOutcomes`. */
export async function beginRules(
  db: Db,
  engine: Engine,
  tenantId: string,
  { rules, identity, types, incoming, meets }: Parts,
): Promise<RuleRun | null> {
  const own = OWN.filter((type) =>
    rules.for(type).some(({ eventTypes }) => eventTypes?.includes(type)),
  )
  const acts = incoming.flatMap(({ acted }) => (acted ? [asRule(rules, acted)] : []))
  const happen = incoming.filter(({ acted }) => !acted).map(({ eventType }) => eventType)
  const asked = [
    ...(rules.count === 0 ? [] : reachable(rules, [...happen, ...own, ...acts.flatMap(raisedBy)])),
    ...acts,
  ]
  if (asked.length === 0) return null
  const sessionIds = [...new Set(incoming.flatMap(({ sessionId }) => sessionId ?? []))]
  const belongings = await createBelongings(db, engine, tenantId, {
    asked,
    identity,
    sessionIds,
    isAlone: incoming.length === 1,
  })
  const world = createWorld(db, tenantId, { identity, types, belongings, meets })
  const counts = newCounts()
  const firings: Firing[] = []
  const had = createHad(db, tenantId, asked)
  const states = new Map(
    own.includes('profileUpdated')
      ? [...identity.drafts].map((draft) => [draft, draft.isNew ? '' : stateOf(draft)])
      : [],
  )

  async function judge(event: Stored, belongs: Belongings): Promise<Rule[]> {
    const candidates = concernedBy(rules, event)
    if (candidates.length === 0) return []
    const facts = {
      now: engine.clock.now(),
      profile: belongs.profileOf(standing(event.person)),
      session: belongs.sessionOf(event),
      event: eventFacts(event),
    }
    const matched: Rule[] = []
    let began = performance.now()
    for (const rule of candidates) {
      const count = counts.of(rule.id)
      count.evaluations++
      if (
        (rule.scope === '' || rule.scope === facts.event.scope) &&
        rule.judge(facts) &&
        !(rule.once && (await had(event, rule.once)))
      )
        matched.push(rule)
      const ended = performance.now()
      count.conditionsTime += ended - began
      began = ended
    }
    return matched
  }

  async function act(
    rule: Rule,
    event: Stored,
    chain: readonly string[],
    isKept: boolean,
  ): Promise<Raised[]> {
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
    const raised: Raised[] = []
    const steps: ActionStep[] = []
    for (const action of rule.actions)
      steps.push(await runAction({ ...rules, engine, tenantId }, world, event, action, raised))
    count.actionsTime += performance.now() - began
    if (steps.some(({ outcome }) => outcome !== 'done')) count.failures++
    firings.push(firing(steps))
    return raised
  }

  /** An event and whatever it sets off; what is to be kept of that is put to `kept`. */
  const follow = (first: Stored, isFirstKept: boolean, kept: Stored[]) =>
    followAll([{ event: first, chain: [], isKept: isFirstKept }], kept)

  async function followAll(waiting: Waiting[], kept: Stored[]): Promise<void> {
    for (const { event, chain, isKept } of waiting) {
      if (isKept) belongings.did(event)
      for (const rule of await judge(event, belongings)) {
        for (const one of await act(rule, event, chain, isKept)) {
          if (waiting.length > MOST_RAISED) {
            firings.push({
              ruleId: rule.id,
              event,
              isKept,
              steps: [],
              stopped: `One event raised more than ${MOST_RAISED} others.`,
            })
            break
          }
          const next = raisedEvent(
            engine.newId(),
            event,
            { itemType: 'rule', itemId: rule.id },
            one,
          )
          if (one.stored) kept.push(next)
          waiting.push({ event: next, chain: [...chain, rule.id], isKept: one.stored })
        }
      }
      had.note(event, isKept)
    }
  }

  async function changed(first: Stored, kept: Stored[]) {
    const person = standing(first.person)
    if (own.includes('profileUpdated')) {
      if (stateOf(person) !== (states.get(person) ?? ''))
        await follow(noticeOf(engine.newId(), first, 'profileUpdated'), false, kept)
      // What its rules change is no news of its own: one event tells of a change once.
      states.set(standing(first.person), stateOf(standing(first.person)))
    }
    belongings.settle(standing(first.person))
  }

  return {
    world,
    firings,
    counts,
    async act(event, acted) {
      const next = await doActed({ ...rules, engine, tenantId }, world, event, acted)
      const kept = next.filter(({ isKept }) => isKept).map(({ event: one }) => one)
      await followAll(next, kept)
      await changed(event, kept)
      return kept
    },
    async after(first, visitBegins) {
      const kept: Stored[] = []
      if (
        visitBegins &&
        own.includes('sessionCreated') &&
        first.incoming.eventType !== 'sessionCreated'
      )
        await follow(noticeOf(engine.newId(), first, 'sessionCreated'), false, kept)
      await follow(first, true, kept)
      await changed(first, kept)
      return kept
    },
  }
}

/** Does what no rule does. Answers the events that it raised, before they have happened. */
async function doActed(
  means: Means & { engine: Pick<Engine, 'newId'> },
  world: World,
  event: Stored,
  { actions, by, told }: Acted,
): Promise<Waiting[]> {
  const raised: Raised[] = []
  const steps: ActionStep[] = []
  for (const action of actions) steps.push(await runAction(means, world, event, action, raised))
  told(steps)
  return raised
    .slice(0, MOST_RAISED)
    .map((one) => ({
      event: raisedEvent(means.engine.newId(), event, by, one),
      chain: [],
      isKept: one.stored,
    }))
}

/** What the engine itself tells rules of (Apache Unomi), when one asks for it by name; none of it is stored. */
const OWN = ['sessionCreated', 'profileUpdated'] as const

/** What makes a profile another one than before. */
const stateOf = ({ id, email, properties, consents, tags }: ProfileDraft) =>
  JSON.stringify([id, email, properties, consents, tags])

/** An event of the engine's own, about the person and the visit of the one that brought it. */
function noticeOf(id: string, cause: Stored, eventType: (typeof OWN)[number]): Stored {
  const { incoming } = cause
  const target =
    eventType === 'sessionCreated'
      ? { itemType: 'session', itemId: incoming.sessionId, properties: incoming.sessionProperties }
      : { itemType: 'profile', itemId: standing(cause.person).id, properties: {} }
  const raised = raisedEvent(id, cause, {}, { eventType, properties: {}, target, stored: false })
  return {
    ...raised,
    incoming: {
      ...raised.incoming,
      source: incoming.source,
      sessionProperties: incoming.sessionProperties,
    },
    isNotice: true,
  }
}

/** What running an action needs beside its facts. */
export interface Means extends Pick<Rules, 'actionLanguage'> {
  engine: Pick<Engine, 'clock' | 'sandbox'>
  tenantId: string
}

/** What an action may look at, as it is by now. */
export const factsOf = (
  { clock }: Pick<Engine, 'clock'>,
  { belongings }: World,
  event: Stored,
): ActionFacts => ({
  now: clock.now(),
  event: eventFacts(event),
  profile: belongings.profileOf(standing(event.person)),
  session: belongings.sessionOf(event),
})

/** What an action asks for. A fault of its own never reaches the event: it is told like any other. */
async function changesOf(
  { actionLanguage, engine, tenantId }: Means,
  world: World,
  event: Stored,
  action: Action,
): Promise<Change[] | string> {
  const { type, parameterValues } = actionLanguage.expand(action)
  const script = actionLanguage.scripts.get(type)
  const execute = actionExecutors[type]
  const facts = factsOf(engine, world, event)
  if (script) {
    const { changes, fault } = await askScript(
      engine,
      tenantId,
      script,
      fillReferences(parameterValues, facts),
      facts,
    )
    return fault === null ? changes : fault.message
  }
  if (!execute) return `There is no action type "${action.type}".`
  try {
    return execute(fillReferences(parameterValues, facts), facts, {
      declared: (name) => world.types.byIncoming.get(name) ?? null,
    })
  } catch (error) {
    return error instanceof ActionFault
      ? error.message
      : `The action could not be run: ${String((error as Error).message)}`
  }
}

/** One action: all of its changes that can be done are done; those that cannot are told. Throws what the database throws, and what `meets` does. */
export async function runAction(
  means: Means,
  world: World,
  event: Stored,
  action: Action,
  raised: Raised[],
): Promise<ActionStep> {
  const changes = await changesOf(means, world, event, action)
  if (typeof changes === 'string')
    return { type: action.type, outcome: 'failed', changes: [], reason: changes.slice(0, 400) }
  return doChanges(world, event, action.type, changes, raised)
}

/** Changes that were asked for, one by one. */
export async function doChanges(
  world: World,
  event: Stored,
  type: string,
  changes: readonly Change[],
  raised: Raised[],
): Promise<ActionStep> {
  const done: Done[] = []
  const faults: string[] = []
  for (const change of changes) {
    try {
      const one = await applyChange(world, event, change, raised)
      if (one) done.push(one)
    } catch (error) {
      if (!(error instanceof ActionFault)) throw error
      faults.push(error.message)
    }
  }
  return {
    type,
    outcome: faults.length === 0 ? 'done' : faults.length === changes.length ? 'failed' : 'partly',
    changes: done,
    reason: faults.join(' ').slice(0, 400),
  }
}

function raisedEvent(
  id: string,
  cause: Stored,
  by: Record<string, unknown>,
  { eventType, properties, target }: Raised,
): Stored {
  const { isNotice: _isNotice, ...like } = cause
  const {
    incoming: { acted: _acted, ...incoming },
  } = like
  // Whatever follows from an event that a journey raised counts as raised by it: journeys that set each other off come to an end.
  const hops =
    typeof incoming.source['hops'] === 'number' && !('hops' in by)
      ? { hops: incoming.source['hops'] }
      : {}
  return {
    ...like,
    id,
    incoming: {
      ...incoming,
      eventType,
      properties,
      target,
      source: { ...by, ...hops, scope: incoming.scope || cause.delivery.source.scope },
      messageId: null,
      previousId: null,
      groupId: null,
      groupTraits: null,
      traits: null,
      consents: null,
      sessionProperties: {},
    },
  }
}

/** Whether the person, or the visit, already had an event of the same type and target (reference, 3.1). */
export function createHad(db: Db, tenantId: string, asked: readonly Pick<Rule, 'once'>[]) {
  const isAsked = asked.some(({ once }) => once !== null)
  const seen = new Map<string, boolean>()
  const keyOf = (event: Stored, of: 'profile' | 'session') => {
    const { eventType, target, sessionId } = event.incoming
    return JSON.stringify([
      of,
      of === 'profile' ? standing(event.person).id : sessionId,
      eventType,
      target['itemId'] ?? null,
      target['itemType'] ?? null,
    ])
  }
  const had = async (event: Stored, of: 'profile' | 'session'): Promise<boolean> => {
    const { eventType, target, sessionId } = event.incoming
    const key = keyOf(event, of)
    const known = seen.get(key)
    if (known !== undefined) return known
    if (of === 'session' && sessionId === null) return false
    const whose =
      of === 'profile'
        ? sql`profile_id = ${standing(event.person).id}`
        : sql`session_id = ${sessionId}`
    const same = (name: 'itemId' | 'itemType') =>
      sql`target ->> ${sql.lit(name)} is not distinct from ${target[name] === undefined || target[name] === null ? null : String(target[name])}::text`
    const { rows } = await sql<{
      one: number
    }>`select 1 as one from events where tenant_id = ${tenantId} and ${whose} and event_type = ${eventType} and ${same('itemId')} and ${same('itemType')} and id <> ${event.id} limit 1`.execute(
      db,
    )
    if (rows.length > 0) seen.set(key, true)
    return rows.length > 0
  }
  return Object.assign(had, {
    note(event: Stored, isKept: boolean) {
      if (isKept && isAsked)
        for (const of of ['profile', 'session'] as const) seen.set(keyOf(event, of), true)
    },
  })
}
