import { sql, type RawBuilder } from 'kysely'
import { fail } from '#model/lib/errors.ts'
import { isUuid } from '#model/lib/ids.ts'
import { addressSql, loadReach, reasonSql, type Reach, type DeliveryReason } from './reach.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** The origin of a message. Each origin sends at most one per step, visit and person. */
export interface MessageOwner {
  kind: 'journey' | 'send'
  id: string
  stepId: string
  visit: number
}

export interface QueuedMessage {
  id: string
  /** `planned` for any message that was not skipped, also if it was sent since. */
  state: 'planned' | 'skipped'
  /** Why it was skipped; empty otherwise. */
  reason: DeliveryReason
}

interface Owner {
  kind: 'journey' | 'send' | 'test'
  id: string
  stepId: string
  visit: number
  /** The template version that is sent; null: the one that is published at the time. */
  templateVersion?: number | null
}

/**
 * Statement that inserts ledger rows, including the reason for people who do not get the message.
 * Existing rows of the same owner, step and visit stay.
 * @param judged a subselect with `id`, `address`, `recipient_key`, `reason` (empty: gets it),
 * `turn`, `due_at` and the `state` of those who get it
 */
export function ledgerInsertion(
  reach: Reach,
  owner: Owner,
  now: Date,
  judged: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { tenantId, engage } = reach
  return sql`
    insert into engage_messages (
      id, tenant_id, engage_id, owner_kind, owner_id, step_id, visit, profile_id, channel, address,
      recipient_key, turn, state, reason, due_at, asked_at, mailbox_id, sender_id, topic_id,
      template_version, settled_at, created_at, created_by, updated_at, updated_by
    )
    select
      gen_random_uuid(),
      ${tenantId},
      ${engage.id},
      ${owner.kind},
      ${owner.id},
      ${owner.stepId},
      ${owner.visit},
      judged.id,
      ${engage.channel ?? 'email'},
      judged.address,
      judged.recipient_key,
      judged.turn,
      case judged.reason when '' then judged.state else 'skipped' end,
      judged.reason,
      judged.due_at,
      judged.due_at,
      ${engage.mailboxId ?? null}::uuid,
      ${engage.senderId ?? null}::uuid,
      ${engage.topicId ?? null}::text,
      ${owner.templateVersion ?? null}::int,
      case judged.reason when '' then null else ${now}::timestamptz end,
      ${now},
      ${owner.kind},
      ${now},
      ${owner.kind}
    from (${judged}) judged
    on conflict do nothing
    returning id, state, reason
  `
}

/** One person, who gets the message at `at` unless a check prevents it. */
const onePerson = (
  reach: Reach,
  { kind }: MessageOwner,
  profileId: string,
  at: Date,
  now: number,
): RawBuilder<unknown> =>
  sql`
    select
      p.id,
      left(${addressSql(reach)}, 500) as address,
      ${reasonSql(reach, now, kind)} as reason,
      null::text as recipient_key,
      null::int as turn,
      ${at}::timestamptz as due_at,
      'planned' as state
    from profiles p
    where p.tenant_id = ${reach.tenantId} and p.id = ${profileId}
  `

/**
 * Queues one message to one person in the caller's transaction, to be sent at `at` or as soon after
 * as its rules allow. Idempotent per owner, step and visit. A message that is skipped here is
 * final, and `messagesSettled` is not published for it.
 * @throws ProductError `not_found` when there is no such message or person
 */
export async function queueEngageMessage(
  { db, engine, tenantId }: TenantTx,
  {
    engageId,
    profileId,
    owner,
    at,
  }: { engageId: string; profileId: string; owner: MessageOwner; at: Date },
): Promise<QueuedMessage> {
  const reach = await loadReach(db, tenantId, engageId, engine.clock.now())
  if (!isUuid(profileId)) throw fail('not_found', 'There is no such profile.')
  const now = engine.clock.now()
  const person = onePerson(reach, owner, profileId, at, now)
  const { rows } = await ledgerInsertion(reach, owner, new Date(now), person).execute(db)
  const [made] = rows as { id: string; state: string; reason: string }[]
  const row =
    made ??
    (await db
      .selectFrom('engage_messages')
      .select(['id', 'state', 'reason'])
      .where('tenant_id', '=', tenantId)
      .where('engage_id', '=', engageId)
      .where('owner_kind', '=', owner.kind)
      .where('owner_id', '=', owner.id)
      .where('step_id', '=', owner.stepId)
      .where('visit', '=', owner.visit)
      .where('profile_id', '=', profileId)
      .executeTakeFirst())
  if (!row) throw fail('not_found', 'There is no such profile.')
  return row.state === 'skipped'
    ? { id: row.id, state: 'skipped', reason: row.reason as DeliveryReason }
    : { id: row.id, state: 'planned', reason: '' }
}
