import type { Job } from '#model/schema/entities.generated.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { mailboxWithSecrets } from './accounts.ts'
import { FILED_BY_SERVER, type SentEmail } from './queue-copy.ts'
import { readWith } from './read-with.ts'

const emailOf = (engine: Engine, tenantId: string, { of, id }: SentEmail) =>
  engine.database.tenant(tenantId, (db) =>
    of === 'campaign'
      ? db
          .selectFrom('messages')
          .select(['rfc_id', 'mime', 'accepted_at as at'])
          .where('id', '=', id)
          .executeTakeFirst()
      : db
          .selectFrom('engage_messages')
          .select(['rfc_id', 'mime', 'sent_at as at'])
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .executeTakeFirst(),
  )

const isLastAttempt = ({ attempt, maxAttempts }: Job) => (attempt ?? 1) >= (maxAttempts ?? 1)

/**
 * Files the copy, unless the server has done so. The last failed attempt ends the job with the
 * reason: nothing depends on a copy.
 */
export const fileCopyJob: JobHandler = async (engine, { job }) => {
  const payload = job.payload as unknown as SentEmail
  const email = await emailOf(engine, job.tenantId, payload)
  const row = await engine.database.tenant(job.tenantId, (db) =>
    db.selectFrom('mailboxes').selectAll().where('id', '=', payload.mailboxId).executeTakeFirst(),
  )
  if (!email?.mime || !email.rfc_id || !row) return { copy: 'skipped' }
  const copy = {
    rfcId: email.rfc_id,
    raw: email.mime,
    at: (email.at ?? new Date(engine.clock.now())).getTime(),
  }
  try {
    const outcome = await readWith(engine, mailboxWithSecrets(row), (account) =>
      engine.reader.fileSent(account, copy),
    )
    // A copy that a second attempt finds may come from the first.
    return { copy: outcome === FILED_BY_SERVER && (job.attempt ?? 1) > 1 ? 'filed' : outcome }
  } catch (error) {
    if (!isLastAttempt(job)) throw error
    engine.log.warn({ mailbox: row.address }, 'a copy of a sent email could not be filed')
    return { copy: 'failed', fault: messageOf(error).slice(0, 300) }
  }
}
