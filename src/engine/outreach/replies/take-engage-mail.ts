import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { answerTopic } from '#engine/engage/preferences/answer.ts'
import { findEngageLink } from '#engine/engage/preferences/find-link.ts'
import { takeReport, type LateReport } from '#engine/engage/messages/take-report.ts'
import { classifyIncoming } from '#drafting/replies/classify-incoming.ts'
import { optOutToken } from '#drafting/replies/opt-out-token.ts'
import { takeEngageReply } from './take-engage-reply.ts'

/** What an email reports about the one that it answers. */
function reportedBy(
  { kind, label }: ReturnType<typeof classifyIncoming>,
  isPermanent = false,
): LateReport['kind'] | null {
  if (kind === 'complaint') return 'complained'
  if (kind === 'bounce') return isPermanent ? 'bounced' : null
  if (kind === 'unsubscribe') return 'unsubscribed'
  return label === 'opt-out' ? 'replied-opt-out' : null
}

/**
 * Handles an email that concerns an engage message: an opt-out, a bounce, a complaint, or a
 * person's reply.
 * @returns true when it concerned one of them, also when it was read before
 */
export async function takeEngageMail(
  engine: Engine,
  tenantId: string,
  mail: IncomingMail,
): Promise<boolean> {
  const token = optOutToken(mail)
  const link = token ? await findEngageLink(engine, token) : null
  if (link?.tenantId === tenantId && link.topicId) {
    await answerTopic(
      engine,
      link,
      { topicId: link.topicId, gets: false },
      {
        way: 'email',
        source: 'an email to the mailbox',
      },
    )
    return true
  }
  const ids = mail.refersTo.slice(-30)
  if (ids.length === 0) return false
  const judged = classifyIncoming(mail)
  const permanent = mail.machine?.kind === 'bounce' && mail.machine.permanent
  const kind = reportedBy(judged, permanent)
  if (judged.kind === 'human' && !kind) return takeEngageReply(engine, tenantId, mail, judged)
  if (!kind) return false
  return takeReport(engine, tenantId, (db) => findByMessageId(db, tenantId, ids), {
    kind,
    detail: judged.reason || 'an email to the mailbox',
    at: engine.clock.now(),
  })
}

async function findByMessageId(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<string | null> {
  const row = await db
    .selectFrom('engage_messages')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('rfc_id', 'in', ids)
    .where('state', 'in', ['sent', 'unknown', 'sending'])
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
