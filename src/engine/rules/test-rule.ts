import { say } from '#language'
import { namedInActions } from '#catalog/actions/named-in-actions.ts'
import type { RuleTrial } from '#catalog/actions/rule-trial.ts'
import type { ConditionReason } from '#condition/evaluate.ts'
import { matchAll } from '#condition/condition.ts'
import type { EventRow } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { normalizedEvent } from '#engine/audience/identity/incoming-event.ts'
import { loadDrafts, loadPropertyTypes } from '#engine/audience/identity/load-people.ts'
import { createIdentity } from '#engine/audience/identity/resolve-identity.ts'
import { loadLanguage, type TenantLanguage } from '#engine/segments/load-language.ts'
import { explainer } from '#engine/segments/preview.ts'
import type { RaisedEvent, ChangeContext } from './apply-change.ts'
import { createProfileContext } from './profile-context.ts'
import { ruleFaults } from './check-rule.ts'
import { loadActionLanguage } from './load-action-language.ts'
import { prepareRule, type PreparedRule } from './load-rules.ts'
import { createEarlierEventCheck } from './earlier-events.ts'
import { createWorld, factsOf, runAction } from './run-rules.ts'
import type { PendingEvent } from '#engine/audience/identity/pending-event.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { required } from '#model/lib/lookup.ts'

/** An unsaved rule; missing values have the defaults of a new rule. */
export interface TriedRule {
  scope?: string
  condition?: unknown
  actions?: unknown
  raiseEventOnlyOnce?: boolean
  raiseEventOnlyOnceForProfile?: boolean
  raiseEventOnlyOnceForSession?: boolean
}

/** Opens a past event in a sandboxed world, whose changes are never written. */
export async function openPast(
  tx: TenantTx,
  eventId: string,
  preparedRules: readonly PreparedRule[],
): Promise<{ event: PendingEvent; world: ChangeContext; row: EventRow & { profile_id: string } }> {
  const { db, engine, tenantId } = tx
  const row = await pastEvent(db, tenantId, eventId)
  const types = await loadPropertyTypes(db, tenantId)
  const drafts = await loadDrafts(db, tenantId, [row.profile_id])
  const identity = createIdentity(
    new Map([...drafts].map(([id, draft]) => [`profile ${id}`, draft])),
    types,
    engine.newId,
  )
  const event: PendingEvent = {
    id: row.id,
    sourceId: row.source_id,
    incoming: asIncoming(row),
    person: required(drafts, row.profile_id),
    effect: 'updated',
  }
  const belongings = await createProfileContext(tx, {
    rules: preparedRules,
    identity,
    sessionIds: row.session_id === null ? [] : [row.session_id],
    isAlone: true,
  })
  return { event, row, world: createWorld(db, tenantId, { identity, types, belongings }) }
}

async function pastEvent(
  db: Db,
  tenantId: string,
  id: string,
): Promise<EventRow & { profile_id: string }> {
  const row = isUuid(id)
    ? await db
        .selectFrom('events')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row)
    throw fail('invalid', 'There is no such event.', [
      { path: '/eventId', message: 'There is no such event.' },
    ])
  if (row.profile_id === null)
    throw fail('invalid', 'This event is of nobody, so no rule acts upon it.', [
      { path: '/eventId', message: 'This event is of nobody.' },
    ])
  return row as EventRow & { profile_id: string }
}

const asIncoming = (row: EventRow) =>
  normalizedEvent({
    eventType: row.event_type,
    sessionId: row.session_id,
    scope: row.scope,
    properties: row.properties,
    source: row.source,
    target: row.target,
    timeStamp: row.time_stamp.getTime(),
  })

/** Whether a rule applies to a past event. */
export interface RuleVerdict {
  reasons: ConditionReason
  /** What prevents it besides its condition; empty when nothing does. */
  held: string
}

async function heldBy(
  { scope, once }: PreparedRule,
  scopeOfEvent: string,
  isRepeated: (of: NonNullable<PreparedRule['once']>) => Promise<boolean>,
): Promise<string> {
  if (scope !== '' && scope !== scopeOfEvent)
    return say('The event is of the scope "{scope}".', { scope: scopeOfEvent })
  if (!once || !(await isRepeated(once))) return ''
  return once === 'profile'
    ? say('The person already had an event of this type and target.')
    : say('The visit already had an event of this type and target.')
}

/** Judges a rule on a past event, for the person's current state. Changes nothing. */
export async function judgePast(
  { db, engine, tenantId }: TenantTx,
  rule: PreparedRule,
  { event, row, world }: Awaited<ReturnType<typeof openPast>>,
  conditionLanguage: TenantLanguage,
): Promise<RuleVerdict> {
  const { describe } = await explainer(db, tenantId, conditionLanguage, rule.condition)
  const isRepeated = async (of: NonNullable<PreparedRule['once']>) =>
    createEarlierEventCheck(db, tenantId, [rule])(event, of)
  return {
    reasons: conditionLanguage.evaluator.explain(
      rule.condition,
      factsOf(engine, world, event),
      describe,
    ),
    held: await heldBy(rule, row.scope, isRepeated),
  }
}

/**
 * Simulates a rule on a past event: the result of each line of its condition, and the changes of
 * each action, for the person's current state. Changes nothing.
 * @throws ProductError `invalid` with the path of each fault of the rule, or of the event
 */
export async function tryRule(
  engine: Engine,
  { tenantId }: ActorScope,
  rule: TriedRule,
  eventId: string,
): Promise<RuleTrial> {
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const faults = await ruleFaults(tx, rule)
    const [fault] = faults
    if (fault !== undefined)
      throw fail(
        'invalid',
        say('The rule cannot be tried: {fault}', { fault: fault.message }),
        faults,
      )
    const conditionLanguage = await loadLanguage(tx)
    const actionLanguage = await loadActionLanguage(db, tenantId)
    const { condition = matchAll, actions = [] } = rule
    const prepared = prepareRule(
      {
        id: 'tried',
        name: '',
        scope: rule.scope ?? '',
        condition: condition as EventRow['properties'],
        actions: actions as never,
        raise_event_only_once: rule.raiseEventOnlyOnce === true,
        raise_event_only_once_for_profile: rule.raiseEventOnlyOnceForProfile === true,
        raise_event_only_once_for_session: rule.raiseEventOnlyOnceForSession === true,
      },
      conditionLanguage,
      actionLanguage,
    )
    const past = await openPast(tx, eventId, [prepared])
    const { event, row, world } = past
    const { reasons, held } = await judgePast(tx, prepared, past, conditionLanguage)
    const raised: RaisedEvent[] = []
    const steps: RuleTrial['steps'] = []
    const words = {
      property: (path: string) => conditionLanguage.titleOf('profile', `properties.${path}`),
      name: await listNames(db, tenantId, actions),
    }
    for (const action of prepared.actions)
      steps.push({
        ...(await runAction({ actionLanguage, engine, tenantId }, world, event, action, raised)),
        says: actionLanguage.describe(action, words),
      })
    return {
      fires: reasons.holds && held === '',
      held,
      reasons,
      steps,
      event: {
        id: row.id,
        eventType: row.event_type,
        timeStamp: row.time_stamp.toISOString(),
        profileId: row.profile_id,
        profileName: event.person.name,
      },
    }
  })
}

async function listNames(
  db: Db,
  tenantId: string,
  actions: unknown,
): Promise<(entity: string, id: string) => string> {
  const ids = namedInActions(actions).flatMap(({ entity, id }) =>
    entity === 'user-list' ? [id] : [],
  )
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('user_lists')
          .select(['id', 'name'])
          .where('tenant_id', '=', tenantId)
          .where('id', 'in', ids)
          .execute()
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return (_entity, id) => names.get(id) ?? id
}

/** All faults that prevent saving a rule. */
export const checkRule = (
  engine: Engine,
  { tenantId }: ActorScope,
  rule: { condition?: unknown; actions?: unknown },
) => inTenant(engine, tenantId, (tx) => ruleFaults(tx, rule))
