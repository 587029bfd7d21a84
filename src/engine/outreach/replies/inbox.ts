import { sql } from 'kysely'
import { fail } from '#model/lib/errors.ts'
import type { Reply } from '#model/schema/entities.generated.ts'
import { ANSWER_STEP, type InboxRow, type Thread } from '#model/api/outreach.ts'
import type { Db } from '#platform/database/database.ts'
import type { ActorScope } from '#engine/kernel/engine.ts'
import type { TenantTx, ScopedTx } from '#engine/kernel/tenant-tx.ts'
import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { lockCampaign, reactivateCompleted } from '#engine/outreach/lifecycle/change-state.ts'
import { endSequence, OPEN_STATES } from '#engine/outreach/lifecycle/end-sequence.ts'
import { requestReplan } from '#engine/outreach/lifecycle/request-replan.ts'
import { markPositive } from './apply-reply.ts'
import { isPositive } from './decide-reply.ts'
import { withoutOptOut } from '#drafting/replies/without-opt-out.ts'
import { enrollmentsChanged } from '#engine/segments/enrollments.ts'
import { suppress } from '#engine/audience/contacts/suppress.ts'

export interface InboxQuery {
  label?: string
  /** Filters by this state; both when absent. */
  handled?: boolean
  campaignId?: string
  q?: string
  /** Includes automatic replies, which are omitted by default. */
  machine?: boolean
  oldestFirst?: boolean
  first: number
  size: number
}

const joined = (db: Db) =>
  db
    .selectFrom('replies')
    .leftJoin('contacts', (join) =>
      join
        .onRef('contacts.tenant_id', '=', 'replies.tenant_id')
        .onRef('contacts.id', '=', 'replies.contact_id'),
    )
    .leftJoin('campaigns', (join) =>
      join
        .onRef('campaigns.tenant_id', '=', 'replies.tenant_id')
        .onRef('campaigns.id', '=', 'replies.campaign_id'),
    )
    .leftJoin('mailboxes', (join) =>
      join
        .onRef('mailboxes.tenant_id', '=', 'replies.tenant_id')
        .onRef('mailboxes.id', '=', 'replies.mailbox_id'),
    )
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.tenant_id', '=', 'replies.tenant_id')
        .onRef('messages.id', '=', 'replies.message_id'),
    )

async function readRows(db: Db, ids: readonly string[]): Promise<InboxRow[]> {
  if (ids.length === 0) return []
  const rows = await joined(db)
    .selectAll('replies')
    .select([
      'contacts.first_name',
      'contacts.last_name',
      'contacts.company',
      'campaigns.name as campaign_name',
      'campaigns.steps',
      'mailboxes.address',
      'messages.step_id',
    ])
    .where('replies.id', 'in', ids)
    .execute()
  const byId = new Map(
    rows.map((row) => {
      const place = (row.steps ?? []).findIndex((step) => step.id === row.step_id)
      const name = `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim()
      return [
        row.id,
        {
          ...toRecord('reply', row),
          contactName: name || row.from_address,
          company: row.company ?? '',
          campaignName: row.campaign_name ?? '',
          mailbox: row.address ?? '',
          stepNumber: place === -1 ? null : place + 1,
        },
      ] as const
    }),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Replies of all campaigns, newest first. */
export async function listInbox(
  db: Db,
  query: InboxQuery,
): Promise<{ rows: InboxRow[]; total: number }> {
  let base = joined(db)
  if (query.label) base = base.where('replies.label', '=', query.label as Reply['label'])
  else if (!query.machine) base = base.where('replies.kind', '=', 'human')
  if (query.handled !== undefined)
    base = base.where('replies.handled_at', query.handled ? 'is not' : 'is', null)
  if (query.campaignId) base = base.where('replies.campaign_id', '=', query.campaignId)
  if (query.q)
    base = base.where(
      sql<boolean>`
        lower(
          replies.from_address || ' ' || replies.subject || ' ' || replies.text || ' ' || coalesce(
            contacts.first_name, ''
          ) || ' ' || coalesce(contacts.last_name, '') || ' ' || coalesce(contacts.company, '')
        ) like ${`%${query.q.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`}
      `,
    )
  const { n } = await base.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
  const order = query.oldestFirst ? 'asc' : 'desc'
  const ids = (
    await base
      .select('replies.id')
      .orderBy('replies.received_at', order)
      .orderBy('replies.id', order)
      .limit(query.size)
      .offset(query.first)
      .execute()
  ).map((row) => row.id)
  return { rows: await readRows(db, ids), total: n }
}

/**
 * A reply with its whole conversation, oldest first.
 * @throws ProductError `not_found`
 */
export async function readThread(db: Db, id: string): Promise<Thread> {
  const [reply] = await readRows(db, [id])
  if (!reply) throw fail('not_found', 'There is no such reply.')
  if (!reply.outreachId) return { reply, entries: [entryOf(reply)] }
  const sent = await db
    .selectFrom('messages')
    .select(['subject', 'text', 'accepted_at', 'updated_at', 'state'])
    .where('outreach_id', '=', reply.outreachId)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['accepted', 'bounced', 'unknown', 'sending']),
        eb.and([eb('state', '=', 'rejected'), eb('step_id', 'like', `${ANSWER_STEP}%`)]),
      ]),
    )
    .execute()
  const came = (
    await db.selectFrom('replies').selectAll().where('outreach_id', '=', reply.outreachId).execute()
  ).map((row) => toRecord('reply', row))
  const entries: Thread['entries'] = [
    ...sent.map((row) => ({
      direction: 'out' as const,
      at: (row.accepted_at ?? row.updated_at).toISOString(),
      from: reply.mailbox,
      subject: row.subject,
      text: withoutOptOut(row.text, 'ours'),
      label: row.state === 'accepted' ? '' : row.state,
    })),
    ...came.map(entryOf),
  ]
  return { reply, entries: entries.sort((a, b) => a.at.localeCompare(b.at)) }
}

const entryOf = (reply: Reply): Thread['entries'][number] => ({
  direction: 'in',
  at: reply.receivedAt,
  from: reply.fromAddress,
  subject: reply.subject,
  text: withoutOptOut(reply.text, 'theirs'),
  label: reply.label,
})

export interface ReplyChange {
  label?: Reply['label']
  handled?: boolean
}

/**
 * Corrects the label of a reply, or marks it as handled. A correction has the consequences of its
 * label: an opt-out suppresses, a positive reply counts and stops colleagues, an absence resumes
 * the sequence.
 * @throws ProductError `not_found`
 */
export async function changeReply(
  tx: TenantTx,
  scope: ActorScope,
  id: string,
  change: ReplyChange,
): Promise<{ before: Reply; row: InboxRow }> {
  const { db, engine } = tx
  const before = await lockReply(db, id)
  if (!before) throw fail('not_found', 'There is no such reply.')
  const now = new Date(engine.clock.now())
  if (change.handled !== undefined)
    await db
      .updateTable('replies')
      .set({
        handled_at: change.handled ? now : null,
        updated_at: now,
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute()
  if (change.label)
    await relabel({ ...tx, scope }, before, {
      label: change.label,
      by: scope.actor.name,
      reason: `Corrected from ${before.label} by ${scope.actor.name}`,
    })
  return { before, row: (await readRows(db, [id]))[0]! }
}

/** Locks the person's sequence and then the reply, in the order of all writers. */
export async function lockReply(db: Db, id: string): Promise<Reply | null> {
  const peek = await db
    .selectFrom('replies')
    .select('outreach_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (peek?.outreach_id)
    await db
      .selectFrom('outreaches')
      .select('id')
      .where('id', '=', peek.outreach_id)
      .forUpdate()
      .execute()
  const row = await db
    .selectFrom('replies')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? toRecord('reply', row) : null
}

export interface NewLabel {
  label: Reply['label']
  /** Shown as the author of the label. */
  by: string
  reason: string
}

/** Gives a locked reply another label, with the consequences of that label. */
export async function relabel(
  tx: ScopedTx,
  before: Reply,
  { label, by, reason }: NewLabel,
): Promise<void> {
  const { db, engine } = tx
  if (!label || label === before.label) return
  const now = new Date(engine.clock.now())
  await db
    .updateTable('replies')
    .set({
      label,
      labelled_by: by.slice(0, 60),
      reason: reason.slice(0, 300),
      ...(label === 'out-of-office' || label === 'opt-out' ? { handled_at: now } : {}),
      updated_at: now,
      version: sql`version + 1`,
    })
    .where('id', '=', before.id)
    .execute()
  if (before.outreachId && before.campaignId && before.contactId)
    await applyCorrection(tx, before as Matched, { label, by })
}

/** What the suppression list says about an opt-out that a user read in a reply. */
export const correctedBy = (name: string): string => `corrected by ${name}`

type Matched = Reply & { outreachId: string; campaignId: string; contactId: string }

/** Why the address is suppressed after a reply. */
const SUPPRESSIONS = {
  'opt-out': 'replied-opt-out',
  bounce: 'bounced',
  complaint: 'complained',
} as const

async function applyCorrection(
  tx: ScopedTx,
  reply: Matched,
  { label, by }: Pick<NewLabel, 'by'> & { label: Reply['label'] },
): Promise<void> {
  const { db, scope } = tx
  const { outreachId, campaignId, contactId, messageId } = reply
  const entry = { campaignId, outreachId, contactId, messageId }
  await logEvents(tx, [
    {
      ...entry,
      type: 'label-changed',
      text: `${scope.actor.name} read the reply as ${label} instead of ${reply.label}`,
      data: { replyId: reply.id, from: reply.label, to: label },
    },
  ])
  await db.updateTable('outreaches').set({ label }).where('id', '=', outreachId).execute()
  if (isPositive(reply.label) && !isPositive(label))
    await logEvents(tx, [
      { ...entry, type: 'positive-withdrawn', text: `No longer read as positive: ${label}` },
    ])
  if (!isPositive(reply.label) && isPositive(label))
    await markPositive(tx, entry, `the correction by ${scope.actor.name}`)
  if (label === 'opt-out' || label === 'bounce' || label === 'complaint') {
    const { email } = await db
      .selectFrom('contacts')
      .select('email')
      .where('id', '=', contactId)
      .executeTakeFirstOrThrow()
    await suppress(tx, {
      kind: 'address',
      value: email,
      reason: SUPPRESSIONS[label],
      source: correctedBy(by),
      outreachId,
      messageId: messageId ?? undefined,
    })
  } else if (label === 'out-of-office') {
    const { numUpdatedRows } = await db
      .updateTable('outreaches')
      .set({ state: 'in_sequence', state_reason: '', finished_at: null, version: sql`version + 1` })
      .where('id', '=', outreachId)
      .where('state', '=', 'replied')
      .executeTakeFirst()
    if (numUpdatedRows > 0n)
      await reactivateCompleted(
        tx,
        await lockCampaign(db, campaignId),
        'A person is only out of office',
      )
    await enrollmentsChanged(tx, 'outreach', [outreachId])
    await requestReplan(tx)
  } else
    await endSequence(tx, [outreachId], {
      state: 'replied',
      reason: `Replied (${label})`,
      from: [...OPEN_STATES, 'finished'],
    })
}
