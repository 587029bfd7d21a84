import { sql } from 'kysely'
import type { WebhookDelivery } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { deliveryRow } from '#engine/kernel/outbox/delivery-row.ts'

const afresh = (now: Date) => ({
  state: 'waiting' as const,
  attempts: 0,
  due_at: now,
  updated_at: now,
  version: sql<number>`version + 1`,
})

/**
 * Sends a delivery again, with the same id and content, so that receivers can detect the repeat.
 * @throws ProductError `not_found`, `wrong_state` while it is queued or the webhook is switched off
 */
export async function replayDelivery(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<WebhookDelivery> {
  const { tenantId } = scope
  return engine.database.tenant(tenantId, async (db) => {
    const row = isUuid(id)
      ? await db
          .selectFrom('webhook_deliveries')
          .select(['state', 'webhook_id'])
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
      : undefined
    if (!row) throw fail('not_found', 'There is no such delivery.')
    await refuseUnknown(engine, scope, row.webhook_id, db)
    if (row.state === 'waiting')
      throw fail('wrong_state', 'This message waits for its next try already.')
    return toRecord(
      'webhook-delivery',
      await db
        .updateTable('webhook_deliveries')
        .set(afresh(new Date(engine.clock.now())))
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  })
}

async function refuseUnknown(engine: Engine, scope: ActorScope, id: string, db?: Db) {
  const webhook = await engine.stores.of('webhook').get(scope, id, db ? { db } : {})
  if (!webhook) throw fail('not_found', 'There is no such webhook.')
  if (webhook.enabled === false)
    throw fail('wrong_state', 'This webhook is switched off. Switch it on first.')
}

/** Sends all failed deliveries again. */
export async function replayFailed(
  engine: Engine,
  scope: ActorScope,
  webhookId: string,
): Promise<{ count: number }> {
  await refuseUnknown(engine, scope, webhookId)
  return engine.database.tenant(scope.tenantId, async (db) => {
    const rows = await db
      .updateTable('webhook_deliveries')
      .set(afresh(new Date(engine.clock.now())))
      .where('tenant_id', '=', scope.tenantId)
      .where('webhook_id', '=', webhookId)
      .where('state', '=', 'failed')
      .returning('id')
      .execute()
    return { count: rows.length }
  })
}

/** Sends a delivery of a test event. */
export async function sendTest(
  engine: Engine,
  scope: ActorScope,
  webhookId: string,
): Promise<WebhookDelivery> {
  await refuseUnknown(engine, scope, webhookId)
  const now = new Date(engine.clock.now())
  const payload = {
    type: 'webhook.test',
    timestamp: now.toISOString(),
    data: { by: scope.actor.name },
  }
  return engine.database.tenant(scope.tenantId, async (db) =>
    toRecord(
      'webhook-delivery',
      await db
        .insertInto('webhook_deliveries')
        .values(deliveryRow(engine, scope.tenantId, webhookId, 'webhook.test', payload, now))
        .returningAll()
        .executeTakeFirstOrThrow(),
    ),
  )
}
