import { writtenBy } from '#model/api/actor.ts'
import type { EventEffect } from '#model/api/answers/profile-answers.ts'
import { fail } from '#model/lib/errors.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { readPayload } from '#engine/ingest/events/check-incoming.ts'
import type { ConsentChange } from '#engine/audience/identity/incoming-event.ts'
import { takeOwnEvent } from '#engine/ingest/events/take-own-event.ts'
import { standingId } from '#engine/audience/profiles/find-person.ts'
import type { JsonObject } from '#model/schema/record-values.ts'
import { changesBetween, loadPersonState } from './person-state.ts'

export interface TestEvent {
  eventType: string
  scope?: string
  properties?: JsonObject
  target?: JsonObject
}

/** An event that the product itself takes in about a person, from a user or a form. */
interface PersonEvent extends TestEvent {
  consents: Record<string, ConsentChange> | null
  /** What it came from, which is also the beginning of its message id. */
  sourceId: 'test-event' | 'consent'
}

/**
 * Takes an event in like any other, so that its effects are the same, and compares the person before
 * and after; what others change in between is part of the comparison.
 * @returns the effect, and the profile that now represents the person
 */
async function recordAndCompare(
  engine: Engine,
  scope: ActorScope,
  id: string,
  event: PersonEvent,
): Promise<{ profileId: string; effect: EventEffect }> {
  const { tenantId } = scope
  const { eventType, consents, sourceId } = event
  const { payload, fault } = readPayload({
    eventType,
    properties: event.properties ?? {},
    target: event.target ?? {},
  })
  if (fault) throw fail('invalid', fault.reason, [{ path: fault.path, message: fault.reason }])
  const properties = payload.properties as JsonObject
  const messageId = `${sourceId} ${engine.newId()}`
  const { profileId, before } = await engine.database.tenant(tenantId, async (db) => {
    const profileId = await standingId(db, tenantId, id)
    return { profileId, before: await loadPersonState(db, tenantId, profileId) }
  })
  const outcome = await takeOwnEvent(engine, tenantId, {
    eventType,
    messageId,
    profileId,
    properties,
    source: { itemType: 'console', itemId: sourceId, properties: { by: writtenBy(scope.actor) } },
    target: payload.target as JsonObject,
    traits: eventType === 'identify' ? properties : null,
    consents,
    scope: event.scope ?? '',
    timeStamp: engine.clock.now(),
  })
  if (outcome.status === 'refused')
    throw fail('invalid', outcome.fault.reason, [
      { path: outcome.fault.path, message: outcome.fault.reason },
    ])
  return engine.database.tenant(tenantId, async (db) => {
    const stored = await db
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
    const standing = stored.profile_id ?? profileId
    const after = await loadPersonState(db, tenantId, standing)
    return {
      profileId: standing,
      effect: { eventId: stored.id, ...changesBetween(before, after), leftOut },
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
  const { profileId, effect } = await recordAndCompare(engine, scope, id, {
    ...event,
    consents: null,
    sourceId: 'test-event',
  })
  await engine.stores.note(scope, {
    action: 'update',
    entity: 'profile',
    entityId: profileId,
    summary: `A test event "${event.eventType}" was sent`,
    facts: { eventId: effect.eventId },
  })
  return effect
}

export interface ConsentAnswer {
  /** The id of a consent type. */
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
  const { profileId, effect } = await recordAndCompare(engine, scope, id, {
    eventType: 'modifyConsent',
    properties: { consent: { typeIdentifier: purpose, ...consent } },
    target: { itemType: 'consent', itemId: purpose },
    consents: { [purpose]: consent },
    sourceId: 'consent',
  })
  await engine.stores.note(scope, {
    action: 'update',
    entity: 'profile',
    entityId: profileId,
    summary: `The consent "${purpose}" was changed`.slice(0, 200),
    facts: { purpose, status },
  })
  return effect
}
