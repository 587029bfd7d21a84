import { z } from 'zod'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { asSystem, inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { askModel } from '#engine/language-model/ask-model.ts'
import { effectiveModel, storedSettings } from '#engine/language-model/settings.ts'
import { withoutPersonalData } from '#engine/language-model/without-personal-data.ts'
import type { ReplyVerdict } from '#drafting/replies/classify-incoming.ts'
import { lockReply, relabel } from './inbox.ts'

export const CLASSIFY_REPLY = 'classify-reply'

/** The author of a label, as the inbox shows it. */
export const MODEL_LABELER = 'language model'

/**
 * Labels that a model may give. An absence is none of them: it would let emails go out again, which
 * only rules and people decide.
 */
const LABELS = [
  'positive',
  'question',
  'meeting',
  'not-interested',
  'wrong-person',
  'opt-out',
  'unknown',
] as const

/** Below this, a reply stays unknown. */
const SURE_ENOUGH = 0.7
const MAX_TEXT = 4000

const shape = z.object({ label: z.enum(LABELS), confidence: z.number().min(0).max(1) })

const INSTRUCTIONS = [
  'Decide what the reply to a cold email means. positive: they are interested. question: they ask',
  'about the offer. meeting: they want to talk, or name a time. not-interested: they decline.',
  'wrong-person: somebody else should be asked. opt-out: they want no more emails. unknown: none of',
  'these, or not clear. Give your confidence from 0 to 1. Judge only what the person says to the',
  'sender of the email.',
].join(' ')

/**
 * Enqueues the question to the model, in the transaction that keeps the reply, where the rules do
 * not understand it and the organization lets the model read replies.
 */
export async function requestClassification(
  tx: TenantTx,
  { replyId, judged }: { replyId: string; judged: ReplyVerdict },
): Promise<void> {
  const { db, engine, tenantId } = tx
  if (judged.kind !== 'human' || judged.label !== 'unknown' || judged.own.trim() === '') return
  const stored = await storedSettings(engine, tenantId, { db })
  if (!stored?.readsReplies || !effectiveModel(engine, stored)) return
  await enqueue(asSystem(tx), {
    kind: CLASSIFY_REPLY,
    payload: { replyId },
    idempotencyKey: `${CLASSIFY_REPLY} ${replyId}`,
    maxAttempts: 2,
  })
}

/** Asks the model, and labels the reply where it is sure and no person has done so since. */
export const classifyReplyJob: JobHandler = async (engine, run) => {
  const { replyId } = run.job.payload as { replyId: string }
  const { tenantId } = run.job
  const read = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('replies')
      .leftJoin('contacts', (join) =>
        join
          .onRef('contacts.tenant_id', '=', 'replies.tenant_id')
          .onRef('contacts.id', '=', 'replies.contact_id'),
      )
      .select(['replies.text', 'replies.label', 'contacts.first_name', 'contacts.last_name'])
      .where('replies.id', '=', replyId)
      .executeTakeFirst(),
  )
  if (read?.label !== 'unknown') return {}
  const names = [
    `${read.first_name ?? ''} ${read.last_name ?? ''}`,
    read.last_name ?? '',
    read.first_name ?? '',
  ]
  const reply = await askModel(engine, tenantId, {
    purpose: 'classify-reply',
    replyId,
    instructions: INSTRUCTIONS,
    material: { reply: withoutPersonalData(read.text, names).slice(0, MAX_TEXT) },
    shape,
    maxOutputTokens: 1000,
  })
  if (!reply.isAnswered) return { problem: reply.reason }
  const { label, confidence } = reply.value
  if (label === 'unknown' || confidence < SURE_ENOUGH) return { label: 'unknown' }
  await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const before = await lockReply(db, replyId)
    if (before?.label === 'unknown' && before.labelledBy === 'rules')
      await relabel({ ...tx, scope: modelScope(tenantId) }, before, {
        label,
        by: MODEL_LABELER,
        reason: `The language model’s judgment, ${Math.round(confidence * 100)} % sure`,
      })
    await run.conclude(db, { label })
  })
  return { label }
}

const modelScope = (tenantId: string) => ({
  tenantId,
  actor: { kind: 'system' as const, id: '', name: 'the language model' },
})
