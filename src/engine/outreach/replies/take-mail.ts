import type { Mailbox } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import { sha256 } from '#platform/secrets.ts'
import { systemScope, type Engine } from '#engine/kernel/engine.ts'
import { isOwnAddress } from '#engine/mail/mailboxes/is-own-address.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { enrollmentsChanged } from '#engine/segments/enrollments.ts'
import { applyReply } from './apply-reply.ts'
import { requestClassification } from './classify-with-model.ts'
import { classifyIncoming } from '#drafting/replies/classify-incoming.ts'
import { takeEngageMail } from './take-engage-mail.ts'
import { matchReply, type MatchedMail } from './match-reply.ts'
import { optOutToken } from '#drafting/replies/opt-out-token.ts'

/**
 * Processes an incoming email in one transaction: finds the email it answers, classifies it, stores
 * it, and applies its consequences. Idempotent. An email that answers none of ours is not stored,
 * because it belongs to the mailbox's owner.
 * @returns true when it was a new reply to one of ours
 */
export async function takeMail(
  engine: Engine,
  tenantId: string,
  mailbox: Pick<Mailbox, 'id' | 'address'>,
  mail: IncomingMail,
): Promise<boolean> {
  if (await takeEngageMail(engine, tenantId, mail)) return true
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    if (await isOwnAddress(db, tenantId, mail.from.address)) return false
    const now = engine.clock.now()
    const matched = (await matchToken(db, mail)) ?? (await matchReply(db, mail, now))
    if (!matched) return false
    // Locks the person first: concurrent readers of one mailbox are serialized here, and the second
    // finds the row.
    const outreach = await db
      .selectFrom('outreaches')
      .select(['id', 'state'])
      .where('id', '=', matched.outreachId)
      .forUpdate()
      .executeTakeFirst()
    if (!outreach) return false
    const judged = classifyIncoming(mail)
    const [reply] = await db
      .insertInto('replies')
      .values({
        ...baseRow(engine, systemScope(tenantId)),
        mailbox_id: mailbox.id,
        campaign_id: matched.campaignId,
        outreach_id: matched.outreachId,
        contact_id: matched.contactId,
        message_id: matched.messageId,
        rfc_id: mail.rfcId.slice(0, 250),
        from_address: mail.from.address.slice(0, 200),
        subject: mail.subject.slice(0, 300),
        text: judged.own.slice(0, 100_000),
        kind: judged.kind,
        label: judged.label,
        labelled_by: 'rules',
        received_at: new Date(Math.min(Date.parse(mail.receivedAt) || now, now)),
        // Replies that need no answer are handled already.
        handled_at: judged.kind === 'human' && judged.label !== 'opt-out' ? null : new Date(now),
        reason: judged.reason.slice(0, 300),
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'mailbox_id', 'rfc_id']).doNothing())
      .returning(['id'])
      .execute()
    if (!reply) return false
    await applyReply(tx, {
      mail,
      judged,
      matched,
      replyId: reply.id,
      priorState: outreach.state,
    })
    await requestClassification(tx, { replyId: reply.id, judged })
    // Conditions may test for the reply, regardless of its kind.
    await enrollmentsChanged(tx, 'outreach', [matched.outreachId])
    return true
  })
}

/**
 * An email to the opt-out address contains the token of its link in the subject, regardless of its
 * sender.
 */
async function matchToken(db: Db, mail: IncomingMail): Promise<MatchedMail | null> {
  const token = optOutToken(mail)
  if (!token) return null
  const row = await db
    .selectFrom('messages')
    .select(['id', 'outreach_id', 'campaign_id', 'contact_id'])
    .where('unsubscribe_token_hash', '=', sha256(token))
    .executeTakeFirst()
  return row
    ? {
        messageId: row.id,
        outreachId: row.outreach_id,
        campaignId: row.campaign_id,
        contactId: row.contact_id,
      }
    : null
}
