import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { asSystem, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { keepsCopy } from './keeps-copy.ts'

export const FILE_COPY = 'file-sent-copy'

const MAX_ATTEMPTS = 4

/** The outcome of a copy that the mail server had filed before the product could. */
export const FILED_BY_SERVER = 'present'

/** The idempotency key of the job for an email's copy. */
export const copyKey = (id: string): string => `copy:${id}`

/** A sent email: of a campaign, or an engage message. */
export interface SentEmail {
  of: 'campaign' | 'engage'
  id: string
  mailboxId: string
}

/**
 * Queues the copy of a sent email for the Sent folder of its mailbox, in the transaction that
 * records its acceptance. A copy that cannot be filed changes nothing about the email.
 */
export async function queueCopy(tx: TenantTx, { of, id, mailboxId }: SentEmail): Promise<void> {
  const { db } = tx
  const mailbox = await db
    .selectFrom('mailboxes')
    .select(['sent_copy', 'sign_in_by', 'smtp_host'])
    .where('id', '=', mailboxId)
    .executeTakeFirst()
  if (!mailbox) return
  const { sent_copy: sentCopy, sign_in_by: signInBy, smtp_host: smtpHost } = mailbox
  if (!keepsCopy({ sentCopy, signInBy, smtpHost })) return
  await enqueue(asSystem(tx), {
    kind: FILE_COPY,
    payload: { of, id, mailboxId },
    idempotencyKey: copyKey(id),
    maxAttempts: MAX_ATTEMPTS,
  })
}
