import { chunks } from '#engine/kernel/rows.ts'
import { loadFacts } from '#engine/segments/load-facts.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import { versionedCache } from '#engine/kernel/versioned-cache.ts'
import { standing } from '#engine/audience/profiles/profile-draft.ts'
import { deliveryRow } from '#engine/kernel/outbox/delivery-row.ts'
import { eventFacts, type PendingEvent } from '#engine/audience/identity/pending-event.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

function payloadOf(pendingEvent: PendingEvent) {
  const { incoming, person } = pendingEvent
  const { id, name, email, anonymous } = standing(person)
  return {
    type: incoming.eventType,
    timestamp: new Date(incoming.timeStamp).toISOString(),
    data: {
      ...eventFacts(pendingEvent),
      messageId: incoming.messageId,
      userId: incoming.userId,
      anonymousId: incoming.anonymousId,
      traits: incoming.traits ?? {},
      profile: { id, name, email, anonymous },
    },
  }
}

/** The tenant's enabled webhooks that subscribe to events, with compiled conditions. */
const loadWebhooks = versionedCache(
  ['condition_types', 'property_types', 'webhooks'],
  async (tx) => {
    const { db, tenantId } = tx
    const rows = await db
      .selectFrom('webhooks')
      .select(['id', 'event_types', 'condition'])
      .where('tenant_id', '=', tenantId)
      .where('enabled', '=', true)
      .where('customer_events', '=', true)
      .execute()
    if (rows.length === 0) return []
    const { language, evaluator } = await loadLanguage(tx)
    return rows.map(({ id, event_types: eventTypes, condition }) => ({
      id,
      eventTypes,
      judge: evaluator.prepare(condition),
      needs: language.dependsOn(condition),
    }))
  },
)

/**
 * Enqueues stored events for every webhook that subscribes to them, in the same transaction, so
 * that the queue and the data never disagree.
 */
export async function queueEvents(
  tx: TenantTx,
  stored: readonly PendingEvent[],
  now: Date,
): Promise<void> {
  const { db, engine, tenantId } = tx
  if (stored.length === 0) return
  const webhooks = await loadWebhooks(tx)
  if (webhooks.length === 0) return
  const rows: object[] = []
  for (const webhook of webhooks) {
    const pendingEvents = stored.filter(
      ({ incoming }) =>
        webhook.eventTypes.length === 0 || webhook.eventTypes.includes(incoming.eventType),
    )
    if (pendingEvents.length === 0) continue
    const people = await loadFacts(
      tx,
      [...new Set(pendingEvents.map(({ person }) => standing(person).id))],
      webhook.needs.eventTypes,
    )
    for (const pendingEvent of pendingEvents)
      if (
        webhook.judge({
          now: now.getTime(),
          profile: people.get(standing(pendingEvent.person).id) ?? null,
          event: eventFacts(pendingEvent),
        })
      )
        rows.push(
          deliveryRow(
            engine,
            tenantId,
            webhook.id,
            pendingEvent.incoming.eventType,
            payloadOf(pendingEvent),
            now,
          ),
        )
  }
  for (const some of chunks(rows, 500))
    await db
      .insertInto('webhook_deliveries')
      .values(some as never)
      .execute()
}
