import { sql } from 'kysely'
import type { Message } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { buildOutreachMessage } from '#platform/mail/build-message.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { sendingStop } from '#engine/kernel/sending-stop.ts'
import type { ClaimedMail } from '#engine/mail/mailboxes/claimed-mail.ts'
import { mailboxWithSecrets } from '#engine/mail/mailboxes/accounts.ts'
import { signEmail } from '#engine/mail/domains/sign-email.ts'
import { newOwner } from '#engine/kernel/leases/keep-leases.ts'
import { leaseEnd } from '#engine/kernel/leases/lease.ts'
import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { checkDue, type DueFacts } from './check-due.ts'
import { optOutSecret } from '#engine/mail/opt-out-token.ts'
import { newRfcId } from '#engine/mail/message-id.ts'
import { mailHeaders } from './mail-identity.ts'
import { roomFrom } from '#engine/mail/mailboxes/mailbox-room.ts'
import { isFirstEmail, renderMail } from './render-mail.ts'
import { findWhyYou } from './find-why-you.ts'
import { requestReplan } from '#engine/outreach/lifecycle/request-replan.ts'
import { enrollmentsChanged } from '#engine/segments/enrollments.ts'
import { suppressedAmong } from '#engine/audience/contacts/suppression-list.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'
import { messageOf } from '#model/lib/thrown.ts'

/** When a held email is checked again. */
const RECHECK_INTERVAL_MS = 10 * MINUTE_MS
/** Emails that are later than this are replanned and never sent in bulk. */
export const TOO_LATE = 2 * 60 * MINUTE_MS

/**
 * Claims the mailbox's next due email. One transaction locks the mailbox's row, so that gap and cap
 * hold for any number of workers, and checks again everything that may have changed since planning.
 * `set-aside`: an email was set aside, claim again.
 */
export async function claimNext(
  engine: Engine,
  tenantId: string,
  mailboxId: string,
): Promise<ClaimedMail | 'none' | 'set-aside'> {
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const now = engine.clock.now()
    const [isHeld, mailboxRow] = await Promise.all([
      isOutboundHeld(db),
      db
        .selectFrom('mailboxes')
        .selectAll()
        .where('id', '=', mailboxId)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),
    ])
    if (
      isHeld ||
      !mailboxRow ||
      mailboxRow.state !== 'active' ||
      (mailboxRow.cool_until?.getTime() ?? 0) > now
    )
      return 'none'
    const tenant = await loadTenant(db, tenantId)
    if (sendingStop(tenant, now)) return 'none'
    if ((await roomFrom(db, mailboxRow, now)) > now) return unplanLate(tx, mailboxId, now)
    await unplanLate(tx, mailboxId, now)
    const due = await db
      .selectFrom('messages')
      .select(['id', 'outreach_id'])
      .where('mailbox_id', '=', mailboxId)
      .where('state', 'in', ['planned', 'deferred'])
      .where('planned_at', '<=', new Date(now))
      .orderBy('planned_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!due) return 'none'
    // Locks people before their emails, as everywhere.
    const outreachRow = await db
      .selectFrom('outreaches')
      .selectAll()
      .where('id', '=', due.outreach_id)
      .forUpdate()
      .executeTakeFirst()
    const messageRow = await db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', due.id)
      .where('state', 'in', ['planned', 'deferred'])
      .forUpdate()
      .executeTakeFirst()
    if (!outreachRow || !messageRow) return 'set-aside'
    const facts = await loadFacts(db, {
      now,
      tenant: toRecord('tenant', tenant),
      mailbox: mailboxWithSecrets(mailboxRow),
      outreach: toRecord('outreach', outreachRow),
      message: toRecord('message', messageRow),
    })
    const verdict = checkDue(facts)
    if (verdict.kind === 'hold') {
      await db
        .updateTable('messages')
        .set({ planned_at: new Date(now + RECHECK_INTERVAL_MS), plan_reason: verdict.why })
        .where('id', '=', due.id)
        .execute()
      return 'set-aside'
    }
    if (verdict.kind !== 'send') {
      await setAside(tx, facts.message, verdict)
      return 'set-aside'
    }
    return composeAndMarkSending(tx, facts)
  })
}

async function unplanLate(tx: TenantTx, mailboxId: string, now: number): Promise<'none'> {
  const { db } = tx
  const late = await db
    .updateTable('messages')
    .set({
      planned_at: null,
      plan_reason: 'Rescheduled, because its time passed',
      version: sql`version + 1`,
    })
    .where('mailbox_id', '=', mailboxId)
    .where('state', 'in', ['planned', 'deferred'])
    .where('planned_at', '<', new Date(now - TOO_LATE))
    .returning('id')
    .execute()
  if (late.length > 0) await requestReplan(tx)
  return 'none'
}

async function loadFacts(
  db: Db,
  known: Pick<DueFacts, 'now' | 'tenant' | 'mailbox' | 'outreach' | 'message'>,
): Promise<DueFacts> {
  const campaign = toRecord(
    'campaign',
    await db
      .selectFrom('campaigns')
      .selectAll()
      .where('id', '=', known.outreach.campaignId)
      .executeTakeFirstOrThrow(),
  )
  const contact = toRecord(
    'contact',
    await db
      .selectFrom('contacts')
      .selectAll()
      .where('id', '=', known.outreach.contactId)
      .executeTakeFirstOrThrow(),
  )
  const suppressed = (await suppressedAmong(db, [contact.email])).get(contact.email) ?? ''
  const earlier = await db
    .selectFrom('messages')
    .select([
      'id',
      'step_id',
      'state',
      'rfc_id',
      'provider_id',
      'subject',
      'accepted_at',
      'generation',
    ])
    .where('outreach_id', '=', known.outreach.id)
    .where('id', '!=', known.message.id)
    .where('state', 'not in', ['planned', 'cancelled'])
    .where('step_id', 'not like', 'answer:%')
    .orderBy('accepted_at')
    .execute()
  return {
    ...known,
    campaign,
    contact,
    suppressed,
    earlier: earlier.map((row) => ({
      stepId: row.step_id,
      state: row.state,
      rfcId: row.rfc_id ?? '',
      providerId: row.provider_id,
      subject: row.subject,
      acceptedAt: row.accepted_at?.getTime() ?? null,
    })),
  }
}

async function setAside(
  tx: TenantTx,
  message: Message,
  verdict: { kind: 'replan' | 'cancel' | 'attention'; why: string; by: string },
): Promise<void> {
  const { db } = tx
  const why = verdict.why.slice(0, 300)
  if (verdict.kind === 'attention') {
    await db
      .updateTable('outreaches')
      .set({
        state: 'needs_attention',
        state_reason: why,
        excluded_by: verdict.by,
        version: sql`version + 1`,
      })
      .where('id', '=', message.outreachId)
      .execute()
    await enrollmentsChanged(tx, 'outreach', [message.outreachId])
  }
  await db
    .updateTable('messages')
    .set({
      ...(verdict.kind === 'cancel' ? { state: 'cancelled' as const } : {}),
      planned_at: null,
      plan_reason: why,
      version: sql`version + 1`,
    })
    .where('id', '=', message.id)
    .execute()
  await requestReplan(tx)
}

/**
 * Renders the email, assigns the Message-ID, and marks the row: from here on, a crash leaves
 * "unknown" and never causes a second email.
 */
async function composeAndMarkSending(
  tx: TenantTx,
  facts: DueFacts,
): Promise<ClaimedMail | 'set-aside'> {
  const { db, engine } = tx
  const { campaign, contact, mailbox, message, outreach, tenant, now } = facts
  const step = campaign.steps.find((candidate) => candidate.id === message.stepId)!
  const token = optOutSecret(engine.secrets, message.id)
  const thread = facts.earlier.filter((mail) => mail.acceptedAt !== null && mail.rfcId)
  const rfcId = message.rfcId ?? newRfcId(engine.newId(), mailbox.address)
  const rendered = renderMail({
    campaign,
    step,
    contact,
    outreach,
    mailbox,
    tenant,
    baseSubject: thread[0]?.subject ?? '',
    unsubscribeUrl: `${engine.publicUrl}/unsubscribe/${token}`,
    whyYou: isFirstEmail(campaign, step)
      ? await findWhyYou(db, tenant, { campaign, contact }, now)
      : null,
  })
  if (rendered.missing.length > 0) {
    await setAside(tx, message, {
      kind: 'attention',
      by: 'missing',
      why: `Missing: ${rendered.missing.join(', ')}`,
    })
    return 'set-aside'
  }
  let raw: string
  try {
    const unsigned = buildOutreachMessage(
      mailHeaders({
        engine,
        mailbox,
        tenant,
        contact,
        rendered,
        rfcId,
        token,
        thread: rendered.sameThread ? thread.map((mail) => mail.rfcId) : [],
        at: now,
      }),
    )
    raw = await signEmail(tx, mailbox.address, unsigned)
  } catch (error) {
    // An invalid address or link blocks only this person's email and needs a user.
    await setAside(tx, message, {
      kind: 'attention',
      by: 'delivery',
      why: `Couldn't create the email: ${messageOf(error)}`,
    })
    return 'set-aside'
  }
  const owner = newOwner(engine)
  await db
    .updateTable('messages')
    .set({
      state: 'sending',
      lease_until: leaseEnd('messages'),
      lease_owner: owner,
      look_at: null,
      attempt: message.attempt + 1,
      rfc_id: rfcId,
      mime: raw,
      mime_hash: sha256(raw),
      subject: rendered.subject,
      text: rendered.text,
      step_version: step.version ?? 1,
      variant_id: rendered.variantId,
      unsubscribe_token_hash: sha256(token),
      smtp_reply: '',
      updated_at: new Date(now),
      version: sql`version + 1`,
    })
    .where('id', '=', message.id)
    .execute()
  await db
    .updateTable('outreaches')
    .set({
      mailbox_id: mailbox.id,
      ...(outreach.state === 'waiting' ? { state: 'in_sequence' as const, wait_until: null } : {}),
      state_reason: '',
      version: sql`version + 1`,
    })
    .where('id', '=', outreach.id)
    .execute()
  if (outreach.state === 'waiting') await enrollmentsChanged(tx, 'outreach', [outreach.id])
  return {
    messageId: message.id,
    attempt: message.attempt + 1,
    owner,
    envelope: { from: mailbox.address, to: contact.email },
    raw,
    mailbox,
  }
}
