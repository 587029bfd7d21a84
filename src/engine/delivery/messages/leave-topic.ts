import { sha256 } from '#platform/secrets.ts'
import { isObject } from '#model/is-object.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { systemScope } from '#engine/delivery/sequences/campaign-log.ts'
import { recordConsent } from '#engine/ingest/people/record-event.ts'
import { placeOfToken } from './opt-out-token.ts'
import { cancelPlanned } from './settle.ts'
import { suppress } from '#engine/delivery/sequences/suppress.ts'

/** The recipient of an engage message's opt-out link, and their topics. */
export interface LeaveLink {
  tenantId: string
  messageId: string
  profileId: string
  email: string
  sender: string
  /** The topic of the message. */
  topicId: string
  /** The offered topics, with the person's subscription. */
  topics: { id: string; name: string; description: string; gets: boolean }[]
}

const LEFT = /^(denied|revoked|refused|no|false)$/i

/** Null for an unknown token. */
export async function findLeaveLink(engine: Engine, token: string): Promise<LeaveLink | null> {
  const place = placeOfToken(token)
  if (!place) return null
  return engine.database.tenant(place.tenantId, async (db) => {
    const row = await db
      .selectFrom('engage_messages')
      .selectAll()
      .where('tenant_id', '=', place.tenantId)
      .where('id', '=', place.id)
      .where('unsubscribe_token_hash', '=', sha256(token))
      .executeTakeFirst()
    if (!row?.topic_id) return null
    const profile = await db
      .selectFrom('profiles')
      .select(['email', 'consents'])
      .where('tenant_id', '=', place.tenantId)
      .where('id', '=', row.profile_id)
      .executeTakeFirstOrThrow()
    const tenant = await db
      .selectFrom('tenants')
      .select(['sender_name', 'name'])
      .where('id', '=', place.tenantId)
      .executeTakeFirstOrThrow()
    const topics = await db
      .selectFrom('topics')
      .select(['id', 'name', 'description'])
      .where('tenant_id', '=', place.tenantId)
      .where((eb) => eb.or([eb('enabled', '=', true), eb('id', '=', row.topic_id)]))
      .orderBy('name')
      .limit(50)
      .execute()
    const statusOf = (id: string) => {
      const held = profile.consents[id]
      return String(isObject(held) ? held.status : (held ?? ''))
    }
    return {
      ...place,
      messageId: row.id,
      profileId: row.profile_id,
      email: row.address || profile.email || '',
      sender: tenant.sender_name || tenant.name,
      topicId: row.topic_id,
      topics: topics.map((topic) => ({
        id: topic.id,
        name: topic.name,
        description: topic.description,
        gets: !LEFT.test(statusOf(topic.id)),
      })),
    }
  })
}

/**
 * Unsubscribes the person from a topic and cancels its unsent messages, or subscribes them again.
 * Idempotent.
 */
export async function answerTopic(
  engine: Engine,
  link: LeaveLink,
  topicId: string,
  gets: boolean,
): Promise<void> {
  const topic = link.topics.find((one) => one.id === topicId)
  if (!topic) return
  const scope = {
    ...systemScope(link.tenantId),
    actor: { ...systemScope(link.tenantId).actor, name: 'opt-out link' },
  }
  if (topic.gets !== gets)
    await recordConsent(engine, scope, link.profileId, {
      purpose: topicId,
      status: gets ? 'GRANTED' : 'REVOKED',
    })
  if (!gets)
    await engine.database.tenant(link.tenantId, (db) =>
      cancelPlanned(
        { db, engine, tenantId: link.tenantId },
        { profileId: link.profileId, topicId },
        { reason: 'left-topic', detail: 'The person left the topic' },
      ),
    )
}

/** Suppresses the address for all messages. */
export async function leaveAll(
  engine: Engine,
  { tenantId, profileId, email }: Pick<LeaveLink, 'tenantId' | 'profileId' | 'email'>,
  source: string,
): Promise<void> {
  await engine.database.tenant(tenantId, async (db) => {
    await suppress(db, engine, systemScope(tenantId), {
      kind: 'address',
      value: email,
      reason: 'unsubscribed',
      source,
    })
    await cancelPlanned(
      { db, engine, tenantId },
      { profileId },
      { reason: 'suppressed', detail: 'The person opted out' },
    )
  })
}
