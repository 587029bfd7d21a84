import type { LostVerification } from '#engine/mail/mail-events.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { administratorsOf } from '#engine/kernel/administrators.ts'
import { queueNotice } from './queue-notice.ts'

/**
 * Queues an email to the administrators about a sending domain that is no longer verified, in the
 * transaction that stores the finding.
 */
export async function queueLostVerificationNotice(
  { db, engine, tenantId }: TenantTx,
  { id, domain, reason }: LostVerification,
): Promise<void> {
  const at = new Date(engine.clock.now()).toISOString()
  for (const user of await administratorsOf(db, tenantId))
    await queueNotice(db, engine, user, {
      kind: 'domains',
      eventId: `${id}:${at}`,
      facts: { id, domain, reason, at },
    })
}
