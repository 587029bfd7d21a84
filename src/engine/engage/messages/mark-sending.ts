import { sql } from 'kysely'
import type { EngageMessageRow } from '#model/schema/entities.generated.ts'
import { buildOutreachMessage } from '#platform/mail/build-message.ts'
import { sha256 } from '#platform/secrets.ts'
import { newOwner } from '#engine/kernel/leases/keep-leases.ts'
import { leaseEnd } from '#engine/kernel/leases/lease.ts'
import { signEmail } from '#engine/mail/domains/sign-email.ts'
import type { ClaimedMail } from '#engine/mail/mailboxes/claimed-mail.ts'
import { newRfcId } from '#engine/mail/message-id.ts'
import { composeMessage } from './compose-message.ts'
import type { PreSendDecision } from './pre-send-check.ts'
import { newOptOutToken } from '#engine/mail/opt-out-token.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { settle } from './settle.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Who an email is from: a mailbox or a sender. */
export interface MailOrigin {
  fromName: string
  address: string
  /** Empty when replies go to `address`. */
  replyTo: string
  /** The envelope's sender, which bounces go to. */
  returnPath: string
  /** IANA zone of the `Date` header. */
  timeZone: string
  /** The address for opt-outs by email; null where no inbox is read. */
  optOutAddress: string | null
  /** Additional headers of an email, by the id of its delivery. */
  headers(deliveryId: string): Record<string, string>
  /** Header fields that a DKIM signature must not cover. */
  replaced: readonly string[]
}

/** An email that is marked as being sent, without the account that it leaves through. */
export type MarkedMail = Omit<ClaimedMail, 'mailbox'>

/** Everyone in a broadcast gets the version that was published when it was frozen. */
const pinnedVersion = (row: EngageMessageRow): number | null =>
  row.owner_kind === 'send' ? row.template_version : null

/**
 * Renders the message, assigns the Message-ID, and marks the row: from here on, a crash leaves
 * "unknown" and never causes a second email. `set-aside`: it could not be composed.
 */
export async function markSending(
  tx: TenantTx,
  row: EngageMessageRow,
  { reach: { engage }, profile, address, tenant }: Extract<PreSendDecision, { kind: 'send' }>,
  origin: MailOrigin,
): Promise<MarkedMail | 'set-aside'> {
  const { db, engine, tenantId } = tx
  const now = engine.clock.now()
  const token = newOptOutToken(tenantId, row.id, engine.secrets)
  const unsubscribeUrl = engage.topicId ? `${engine.publicUrl}/unsubscribe/${token}` : ''
  const rfcId = row.rfc_id ?? newRfcId(engine.newId(), origin.address)
  let raw: string
  let made: Awaited<ReturnType<typeof composeMessage>>
  try {
    made = await composeMessage(db, tenantId, {
      engage,
      profile,
      tenant,
      unsubscribeUrl,
      preferencesUrl: `${engine.publicUrl}/preferences/${token}`,
      messageId: row.id,
      templateVersion: pinnedVersion(row),
    })
    if (made.outgoing.by !== 'mailbox') throw new Error('This channel sends no mail.')
    const { subject, text, html } = made.outgoing
    const unsigned = buildOutreachMessage({
      from: { name: origin.fromName || tenant.senderName || '', address: origin.address },
      to: address,
      ...(origin.replyTo ? { replyTo: origin.replyTo } : {}),
      subject,
      text,
      html,
      messageId: rfcId,
      date: new Date(now),
      timeZone: origin.timeZone,
      unsubscribe: unsubscribeUrl
        ? {
            url: unsubscribeUrl,
            mailto:
              origin.optOutAddress &&
              `mailto:${origin.optOutAddress}?subject=unsubscribe%20${token}`,
          }
        : null,
      headers: origin.headers(row.id),
    })
    raw = await signEmail(tx, origin.address, unsigned, origin.replaced)
  } catch (error) {
    await settle(tx, [row.id], {
      state: 'failed',
      reason: 'faulty',
      detail: messageOf(error),
    })
    return 'set-aside'
  }
  const owner = newOwner(engine)
  await db
    .updateTable('engage_messages')
    .set({
      state: 'sending',
      lease_until: leaseEnd('engage_messages'),
      lease_owner: owner,
      look_at: null,
      attempt: row.attempt + 1,
      first_tried_at: row.first_tried_at ?? new Date(now),
      address: address.slice(0, 500),
      ...(row.recipient_key === null ? {} : { recipient_key: address.toLowerCase().slice(0, 500) }),
      topic_id: engage.topicId ?? null,
      template_version: made.version,
      rfc_id: rfcId,
      mime: raw,
      mime_hash: sha256(raw),
      subject: made.outgoing.by === 'mailbox' ? made.outgoing.subject : '',
      detail: '',
      unsubscribe_token_hash: sha256(token),
      updated_at: new Date(now),
      version: sql`version + 1`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute()
  return {
    messageId: row.id,
    attempt: row.attempt + 1,
    owner,
    envelope: { from: origin.returnPath, to: address },
    raw,
  }
}
