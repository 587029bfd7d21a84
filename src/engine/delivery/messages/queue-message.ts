import { sql, type RawBuilder } from 'kysely'
import { fail } from '#model/errors.ts'
import { isUuid } from '#model/ids.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
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
}

/**
 * Statement that inserts ledger rows for `profiles p where ...`, including the reason for people
 * who do not get the message. Existing rows of the same owner, step and visit stay.
 */
function insertion(
  reach: Reach,
  owner: Owner,
  at: Date,
  now: Date,
  people: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { tenantId, engage } = reach
  return sql`
    insert into engage_messages (
      id, tenant_id, engage_id, owner_kind, owner_id, step_id, visit, profile_id, channel, address,
      state, reason, due_at, asked_at, mailbox_id, topic_id, settled_at, created_at, created_by,
      updated_at, updated_by
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
      case judged.reason when '' then 'planned' else 'skipped' end,
      judged.reason,
      ${at},
      ${at},
      ${engage.mailboxId ?? null}::uuid,
      ${engage.topicId ?? null}::text,
      case judged.reason when '' then null else ${now}::timestamptz end,
      ${now},
      ${owner.kind},
      ${now},
      ${owner.kind}
    from (
      select
        p.id,
        left(${addressSql(reach)}, 500) as address,
        ${reasonSql(reach, now.getTime())} as reason
      from profiles p
      where p.tenant_id = ${tenantId} and ${people}
    ) judged
    on conflict do nothing
    returning id, state, reason
  `
}

/**
 * Inserts ledger rows for many people.
 * @returns the number of the owner's rows by reason, including those of an earlier attempt
 */
export async function countLedger(
  db: Db,
  engine: Pick<Engine, 'clock'>,
  reach: Reach,
  owner: Owner,
  at: Date,
  people: RawBuilder<unknown>,
): Promise<{ reason: DeliveryReason; n: number }[]> {
  await insertion(reach, owner, at, new Date(engine.clock.now()), people).execute(db)
  const { rows } = await sql<{
    reason: DeliveryReason
    n: number
  }>`
    select case state when 'skipped' then reason else '' end as reason, count(*)::int as n
    from engage_messages
    where tenant_id = ${reach.tenantId}
      and owner_id = ${owner.id}
      and owner_kind = ${owner.kind}
      and engage_id = ${reach.engage.id}
    group by 1
  `.execute(db)
  return rows
}

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
  const { rows } = await insertion(
    reach,
    owner,
    at,
    new Date(engine.clock.now()),
    sql`p.id = ${profileId}`,
  ).execute(db)
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
