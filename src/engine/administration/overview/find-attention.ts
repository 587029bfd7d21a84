import { sql } from 'kysely'
import { DateTime } from 'luxon'
import { attentionIds, type Attention, type AttentionId } from '#model/api/answers/overview.ts'
import type { Tenant } from '#model/schema/entities.generated.ts'
import { onlyRow } from '#model/lib/only-row.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import type { Db } from '#platform/database/database.ts'
import { mailboxViews } from '#engine/mail/mailboxes/mailbox-view.ts'
import { listInbox } from '#engine/outreach/replies/inbox.ts'
import { currentHold } from '#engine/kernel/outbound/hold.ts'
import { sendingStop } from '#engine/kernel/sending-stop.ts'
import { isoDay } from '#model/lib/iso-day.ts'

/** How far back refused events are counted. */
const REFUSED_DAYS = 7
/** From how many days before its end a trial is mentioned. */
const TRIAL_DAYS = 7
const MAX_NAMES = 3

const order = new Map(attentionIds.map((id, at) => [id, at]))

/** Only what there is, most urgent first. */
const found = (all: readonly Attention[]): Attention[] =>
  all
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))

const item = (id: AttentionId, count: number, names: readonly string[] = []): Attention => ({
  id,
  count: Number(count),
  names: names.slice(0, MAX_NAMES),
})

interface Counts {
  dead: number
  refused: number
  webhooks: number
  todos: number
  invited: number
  expired: number
}

async function countOpen(db: Db, now: number, today: string): Promise<Counts> {
  const at = new Date(now)
  const { rows } = await sql<Counts>`
    select
      (select count(*) from jobs where state in ('failed', 'dead')) as dead,
      (
        select count(*)
        from event_refusals
        where outcome in ('refused', 'partly')
          and received_at > ${new Date(now - REFUSED_DAYS * DAY_MS)}
      ) as refused,
      (
        select count(*)
        from webhooks
        where failing_since is not null or (not enabled and disabled_reason <> '')
      ) as webhooks,
      (select count(*) from todos where state = 'open' and due_on < ${today}) as todos,
      (
        select count(*) from invitations where accepted_at is null and expires_at > ${at}
      ) as invited,
      (
        select count(*) from invitations where accepted_at is null and expires_at <= ${at}
      ) as expired
  `.execute(db)
  return onlyRow(rows)
}

function trialItems(tenant: Tenant, now: number): Attention[] {
  const isOver = tenant.status === 'TRIAL_EXPIRED' || sendingStop(tenant, now) === 'trial'
  const left = tenant.trial_ends_at
    ? Math.ceil((Date.parse(tenant.trial_ends_at) - now) / DAY_MS)
    : 0
  const isTrial = tenant.subscription_tier === 'STARTER'
  return [
    item('trialOver', Number(isOver)),
    item('trialEnds', !isOver && isTrial && left <= TRIAL_DAYS ? Math.max(0, left) : 0),
  ]
}

/** Open work of one organization. */
export async function findAttention(db: Db, tenant: Tenant, now: number): Promise<Attention[]> {
  const today = isoDay(DateTime.fromMillis(now, { zone: tenant.timeZone }))
  const counts = await countOpen(db, now, today)
  const mailboxes = (await mailboxViews(db, now)).filter(
    ({ state, stateReason, readError, sendError, needsSignIn, coolUntil }) =>
      state === 'error' ||
      needsSignIn ||
      sendError !== '' ||
      (state === 'paused' && stateReason !== '') ||
      readError !== '' ||
      (coolUntil !== null && Date.parse(coolUntil) > now),
  )
  const campaigns = await db
    .selectFrom('campaigns')
    .select('name')
    .where('state', '=', 'paused')
    .where('pause_reason', '!=', 'user')
    .orderBy('updated_at', 'desc')
    .execute()
  const replies = await listInbox(db, { handled: false, oldestFirst: true, first: 0, size: 0 })
  return found([
    ...trialItems(tenant, now),
    item(
      'mailboxes',
      mailboxes.length,
      mailboxes.map(({ address }) => address),
    ),
    item(
      'campaigns',
      campaigns.length,
      campaigns.map(({ name }) => name),
    ),
    item('replies', replies.total),
    item('deadJobs', counts.dead),
    item('refusedEvents', counts.refused),
    item('webhooks', counts.webhooks),
    item('todos', counts.todos),
    item('invitations', counts.invited),
    item('expiredInvitations', counts.expired),
  ])
}

/**
 * Open work of the installation.
 * @param except the organization whose work is listed separately
 */
export async function findInstallationAttention(db: Db, except: string): Promise<Attention[]> {
  const { rows } = await sql<{ dead: number; requests: number }>`
    select
      (
        select count(*) from jobs where state in ('failed', 'dead') and tenant_id <> ${except}
      ) as dead,
      (select count(*) from contact_requests where state = 'open') as requests
  `.execute(db)
  const { dead, requests } = onlyRow(rows)
  const ended = await db
    .selectFrom('tenants')
    .select('name')
    .where('status', '=', 'TRIAL_EXPIRED')
    .orderBy('name')
    .execute()
  return found([
    item('hold', Number((await currentHold(db)) !== null)),
    item(
      'expiredTrials',
      ended.length,
      ended.map(({ name }) => name),
    ),
    item('otherDeadJobs', dead),
    item('contactRequests', requests),
  ])
}
