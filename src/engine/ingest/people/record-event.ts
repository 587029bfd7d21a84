import { sql } from 'kysely'
import { writtenBy } from '#model/api/actor.ts'
import type {
  ChangedValue,
  EventEffect,
  NamedReference,
} from '#model/api/answers/profile-answers.ts'
import { fail } from '#model/lib/errors.ts'
import type { ProfileRow } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { readPayload } from '#engine/ingest/events/check-incoming.ts'
import type { ConsentChange } from '#engine/audience/identity/incoming-event.ts'
import { takeOwnEvent } from '#engine/ingest/events/take-own-event.ts'
import { standingId } from '#engine/audience/profiles/find-person.ts'
import type { JsonObject } from '#model/schema/record-values.ts'

export interface TestEvent {
  eventType: string
  scope?: string
  properties?: JsonObject
  target?: JsonObject
}

interface State {
  profile: ProfileRow
  segments: Map<string, string>
  scores: Map<string, number>
  goals: Map<string, { name: string; reached: number }>
}

async function stateOf(db: Db, tenantId: string, person: string): Promise<State> {
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', person)
    .executeTakeFirstOrThrow()
  const segments = await sql<NamedReference>`
    select s.id, s.name
    from segment_members m
    join segments s on s.tenant_id = m.tenant_id and s.id = m.segment_id
    where m.tenant_id = ${tenantId} and m.profile_id = ${person} and m.left_at is null
  `.execute(db)
  const scores = await db
    .selectFrom('scores')
    .select(['scoring_id', 'value'])
    .where('tenant_id', '=', tenantId)
    .where('profile_id', '=', person)
    .execute()
  const goals = await sql<NamedReference & { n: string }>`
    select g.id, g.name, count(*) as n
    from goal_reaches r
    join goals g on g.tenant_id = r.tenant_id and g.id = r.goal_id
    where r.tenant_id = ${tenantId} and r.profile_id = ${person} and r.reached_at is not null
    group by g.id, g.name
  `.execute(db)
  return {
    profile,
    segments: new Map(segments.rows.map((row) => [row.id, row.name])),
    scores: new Map(scores.map((row) => [row.scoring_id, Number(row.value)])),
    goals: new Map(goals.rows.map((row) => [row.id, { name: row.name, reached: Number(row.n) }])),
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

function changedIn(prefix: string, before: JsonObject, after: JsonObject): ChangedValue[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return names
    .filter((name) => !same(before[name], after[name]))
    .map((name) => ({
      name: `${prefix}${name}`,
      before: before[name] ?? null,
      after: after[name] ?? null,
    }))
}

const fields = ({ name, email, anonymous, tags }: ProfileRow): JsonObject => ({
  name,
  email,
  anonymous,
  tags,
})

function effectOf(
  before: State,
  after: State,
): Pick<EventEffect, 'changed' | 'entered' | 'left' | 'goals'> {
  const only = (a: Map<string, string>, b: Map<string, string>) =>
    [...a].filter(([id]) => !b.has(id)).map(([id, name]) => ({ id, name }))
  return {
    changed: [
      ...changedIn('', fields(before.profile), fields(after.profile)),
      ...changedIn('properties.', before.profile.properties, after.profile.properties),
      ...changedIn('consents.', before.profile.consents, after.profile.consents),
      ...changedIn('scores.', Object.fromEntries(before.scores), Object.fromEntries(after.scores)),
    ],
    entered: only(after.segments, before.segments),
    left: only(before.segments, after.segments),
    goals: [...after.goals]
      .filter(([id, { reached }]) => reached > (before.goals.get(id)?.reached ?? 0))
      .map(([id, { name }]) => ({ id, name })),
  }
}

/**
 * Processes an event that a user sends on behalf of a person like any other event, so that its
 * effects are the same.
 */
async function record(
  engine: Engine,
  scope: ActorScope,
  id: string,
  {
    said,
    by,
  }: {
    said: TestEvent & { consents: Record<string, ConsentChange> | null }
    by: string
  },
): Promise<EventEffect> {
  const { tenantId } = scope
  const { payload, fault } = readPayload({
    eventType: said.eventType,
    properties: said.properties ?? {},
    target: said.target ?? {},
  })
  if (fault) throw fail('invalid', fault.reason, [{ path: fault.path, message: fault.reason }])
  const properties = payload.properties as JsonObject
  const messageId = `${by} ${engine.newId()}`
  const { person, before } = await engine.database.tenant(tenantId, async (db) => {
    const found = await standingId(db, tenantId, id)
    return { person: found, before: await stateOf(db, tenantId, found) }
  })
  const isIdentify = said.eventType === 'identify'
  const outcome = await takeOwnEvent(engine, tenantId, {
    eventType: said.eventType,
    messageId,
    profileId: person,
    properties,
    source: { itemType: 'console', itemId: by, properties: { by: writtenBy(scope.actor) } },
    target: payload.target as JsonObject,
    traits: isIdentify ? properties : null,
    consents: said.consents,
    scope: said.scope ?? '',
    timeStamp: engine.clock.now(),
  })
  if (outcome.status === 'refused')
    throw fail('invalid', outcome.fault.reason, [
      { path: outcome.fault.path, message: outcome.fault.reason },
    ])
  return engine.database.tenant(tenantId, async (db) => {
    const event = await db
      .selectFrom('events')
      .select(['id', 'profile_id'])
      .where('tenant_id', '=', tenantId)
      .where('message_id', '=', messageId)
      .executeTakeFirstOrThrow()
    const leftOut = await db
      .selectFrom('event_refusals')
      .select(['path', 'reason'])
      .where('tenant_id', '=', tenantId)
      .where('message_id', '=', messageId)
      .execute()
    return {
      eventId: event.id,
      ...effectOf(before, await stateOf(db, tenantId, event.profile_id ?? person)),
      leftOut,
    }
  })
}

/**
 * Sends an event for the person with the current time, and returns the changes.
 * @throws ProductError `not_found`, `invalid` with the field
 */
export async function sendTestEvent(
  engine: Engine,
  scope: ActorScope,
  id: string,
  event: TestEvent,
): Promise<EventEffect> {
  const effect = await record(engine, scope, id, {
    said: { ...event, consents: null },
    by: 'test-event',
  })
  await engine.stores.note(scope, {
    action: 'update',
    entity: 'profile',
    entityId: id,
    summary: `A test event "${event.eventType}" was sent`,
    facts: { eventId: effect.eventId },
  })
  return effect
}

export interface ConsentAnswer {
  /** The purpose of the consent. */
  purpose: string
  status: ConsentChange['status']
  /** When a given consent expires; ISO 8601. */
  until?: string | null
}

/** Stores an answer about one purpose, given at `at`, in the timeline of one person. */
export async function recordConsentEvent(
  engine: Engine,
  scope: ActorScope,
  id: string,
  { answer: { purpose, status, until }, at }: { answer: ConsentAnswer; at: Date },
): Promise<EventEffect> {
  const consent: ConsentChange = {
    status,
    statusDate: at.toISOString(),
    ...(until && status === 'GRANTED' ? { revokeDate: new Date(until).toISOString() } : {}),
  }
  const effect = await record(engine, scope, id, {
    said: {
      eventType: 'modifyConsent',
      properties: { consent: { typeIdentifier: purpose, ...consent } },
      target: { itemType: 'consent', itemId: purpose },
      consents: { [purpose]: consent },
    },
    by: 'consent',
  })
  await engine.stores.note(scope, {
    action: 'update',
    entity: 'profile',
    entityId: id,
    summary: `The consent "${purpose}" was changed`.slice(0, 200),
    facts: { purpose, status },
  })
  return effect
}
