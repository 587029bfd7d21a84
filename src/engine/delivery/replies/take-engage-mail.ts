import { sql } from 'kysely'
import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { systemScope } from '#engine/delivery/sequences/campaign-log.ts'
import { answerTopic, findLeaveLink } from '#engine/delivery/messages/leave-topic.ts'
import { cancelPlanned } from '#engine/delivery/messages/settle.ts'
import { classifyIncoming } from './classify-incoming.ts'
import { suppress } from '#engine/delivery/sequences/suppress.ts'
import type { SuppressionReason } from '#engine/audience/contacts/suppression-list.ts'

const TOKEN = /unsubscribe[\s:]+([A-Za-z0-9_-]{64})(?![A-Za-z0-9_-])/

/**
 * Handles an email that concerns an engage message: an opt-out, a bounce, a complaint. Replies by
 * people belong to the mailbox's owner and are not stored.
 * @returns true when it concerned one of them and had an effect
 */
export async function takeEngageMail(
  engine: Engine,
  tenantId: string,
  mail: IncomingMail,
): Promise<boolean> {
  const token = TOKEN.exec(mail.subject)?.[1] ?? TOKEN.exec(mail.text.slice(0, 500))?.[1]
  const link = token ? await findLeaveLink(engine, token) : null
  if (link?.tenantId === tenantId) {
    await answerTopic(engine, link, link.topicId, false)
    return true
  }
  const ids = mail.refersTo.slice(-30)
  if (ids.length === 0) return false
  const judged = classifyIncoming(mail)
  const permanent = mail.machine?.kind === 'bounce' && mail.machine.permanent
  const reason: SuppressionReason | null =
    judged.kind === 'complaint'
      ? 'complained'
      : judged.kind === 'bounce'
        ? permanent
          ? 'bounced'
          : null
        : judged.kind === 'unsubscribe'
          ? 'unsubscribed'
          : judged.label === 'opt-out'
            ? 'replied-opt-out'
            : null
  if (!reason) return false
  return engine.database.tenant(tenantId, async (db) => {
    const row = await db
      .selectFrom('engage_messages')
      .select(['id', 'profile_id', 'address', 'state'])
      .where('tenant_id', '=', tenantId)
      .where('rfc_id', 'in', ids)
      .where('state', 'in', ['sent', 'unknown', 'sending'])
      .limit(1)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return false
    if (reason === 'bounced' || reason === 'complained') {
      const now = new Date(engine.clock.now())
      await db
        .updateTable('engage_messages')
        .set({
          ...(reason === 'bounced' ? { state: 'failed' as const } : {}),
          reason,
          detail: judged.reason.slice(0, 500),
          settled_at: sql`coalesce(settled_at, ${now})`,
          lease_until: null,
          lease_owner: null,
          updated_at: now,
          version: sql`version + 1`,
        })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', row.id)
        .execute()
    }
    await suppress(db, engine, systemScope(tenantId), {
      kind: 'address',
      value: row.address,
      reason,
      source: judged.reason || 'a mail to the mailbox',
    })
    await cancelPlanned(
      { db, engine, tenantId },
      { profileId: row.profile_id },
      { reason: 'suppressed', detail: 'Nothing more is sent to the address' },
    )
    return true
  })
}
