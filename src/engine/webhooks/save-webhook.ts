import type { Webhook } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import { newWebhookSecret } from '#platform/secrets.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { scopedTx, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { assertValid } from '#engine/segments/check-condition.ts'

type Keeper = Pick<Engine, 'clock'> & Partial<Pick<Engine, 'exchange'>>

/** @throws ProductError `invalid` for a URL that cannot be called, or an invalid condition */
async function checkWebhook(
  tx: TenantTx<Keeper>,
  { url = '', condition }: Partial<Webhook>,
): Promise<void> {
  const { engine } = tx
  const fault = url.startsWith('folder:')
    ? 'This must be an address that begins with https://.'
    : (engine.exchange?.faultOf(url) ?? null)
  if (fault) throw fail('invalid', fault, [{ path: '/url', message: fault }])
  if (condition) await assertValid(tx, condition, 'event', '/condition')
}

/** Creates a webhook. The returned secret cannot be read again. */
export async function createWebhook(
  engine: Engine,
  scope: ActorScope,
  values: Partial<Webhook>,
): Promise<Webhook> {
  const secret = newWebhookSecret()
  return { ...(await engine.stores.of('webhook').create(scope, { ...values, secret })), secret }
}

/** Replaces the secret that signs all deliveries. */
export async function rollSecret(engine: Engine, scope: ActorScope, id: string): Promise<Webhook> {
  const secret = newWebhookSecret()
  if (!(await engine.stores.of('webhook').get(scope, id)))
    throw fail('not_found', 'There is no such webhook.')
  return { ...(await engine.stores.of('webhook').update(scope, id, null, { secret })), secret }
}

/** Resets the failures of a webhook that a user enables again. */
async function forgiveWebhook(
  db: Db,
  { tenantId }: Pick<ActorScope, 'tenantId'>,
  before: Webhook | null,
  after: Webhook,
): Promise<void> {
  if (!before || before.enabled !== false || after.enabled === false) return
  await db
    .updateTable('webhooks')
    .set({ failing_since: null, disabled_reason: '' })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', after.id)
    .execute()
}

/** Checks webhooks, and resets the failures of one that is enabled again. */
export const webhookHooks = (engine: Keeper): EntityHooks<Webhook> => ({
  validate: (db, scope, values) => checkWebhook(scopedTx(engine, db, scope), values),
  async afterWrite(db, scope, before, after) {
    if (after) await forgiveWebhook(db, scope, before, after)
  },
})
