import { say } from '#language'
import { sql } from 'kysely'
import { writtenBy } from '#model/api/actor.ts'
import {
  heldKinds,
  reviewChoices,
  type HeldKind,
  type HoldReview,
  type OverdueGroup,
  type ReviewChoice,
  type ReviewDecision,
} from '#model/api/answers/outbound-hold.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db, TenantDb } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { settle } from '#engine/engage/messages/settle.ts'
import { takeOut } from '#engine/journeys/take-out.ts'
import { chunks } from '#engine/kernel/rows.ts'
import { endSequence } from '#engine/outreach/lifecycle/end-sequence.ts'
import { requestReplan } from '#engine/outreach/lifecycle/request-replan.ts'
import { currentHold, placeHold, type CurrentHold } from '#engine/kernel/outbound/hold.ts'
import { countOverdue, overdueOf } from './overdue.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { inScope, type ScopedTx } from '#engine/kernel/tenant-tx.ts'

/** Rescheduled work is spread a minute apart, or closer so that all of it is sent within a day. */
const MAX_APART = MINUTE_MS
const WITHIN = 24 * 60 * MINUTE_MS
/** Maximum number of rows ended per statement. */
const BATCH_SIZE = 500

const NOT_APPROVED =
  'Not sent: it was overdue when sending was on hold, and was skipped in the review.'
const PLANNED_AGAIN = 'Planned again: it was overdue when sending was on hold'

const shown = (hold: CurrentHold): NonNullable<HoldReview['hold']> => ({
  ...hold,
  heldAt: hold.heldAt.toISOString(),
  lastWorkAt: hold.lastWorkAt?.toISOString() ?? null,
})

/** The current hold, and the overdue work. */
export function readReview({ database, clock }: Engine): Promise<HoldReview> {
  return database.system(async (db) => {
    const hold = await currentHold(db)
    return { hold: hold && shown(hold), overdue: hold ? await countOverdue(db, clock.now()) : [] }
  })
}

/**
 * Puts sending on hold manually. Messages that are being transmitted are still sent. An existing
 * hold stays.
 */
export async function holdSending(
  engine: Engine,
  { actor }: Pick<ActorScope, 'actor'>,
): Promise<HoldReview> {
  await engine.database.system(async (db) => {
    const { hold, isNew } = await placeHold(db, {
      cause: 'manual',
      at: engine.clock.now(),
      heldBy: actor.name,
    })
    if (isNew)
      await engine.stores.note(
        { tenantId: '', actor },
        {
          action: 'update',
          entity: 'outbound-hold',
          entityId: hold.id,
          summary: 'Sending was put on hold',
        },
        { db },
      )
  })
  return readReview(engine)
}

function assertValid(decisions: readonly ReviewDecision[]) {
  for (const [at, { kind, choice }] of decisions.entries())
    if (!reviewChoices[kind].includes(choice))
      throw fail(
        'invalid',
        say('Overdue work of the kind "{kind}" cannot be handled by "{choice}".', { kind, choice }),
        [
          {
            path: `/decisions/${at}/choice`,
            message: say('Choose one of {values}.', { values: reviewChoices[kind].join(', ') }),
          },
        ],
      )
}

const choiceFor = (
  decisions: readonly ReviewDecision[],
  kind: HeldKind,
  tenantId: string,
): ReviewChoice =>
  (
    decisions.find((decision) => decision.kind === kind && decision.tenantId === tenantId) ??
    decisions.find((decision) => decision.kind === kind && !decision.tenantId)
  )?.choice ?? reviewChoices[kind][0]!

/**
 * Applies the decisions on overdue work, tenant by tenant, then ends the hold. The hold stays until
 * all of it is done: after an error nothing was sent, and the same review can be approved again.
 * @param holdId the reviewed hold
 * @returns the number of rows per decision
 * @throws ProductError `conflict` when that hold was released or replaced; `invalid` for a choice
 * that a kind does not have
 */
export async function releaseHold(
  engine: Engine,
  { actor }: Pick<ActorScope, 'actor'>,
  holdId: string,
  decisions: readonly ReviewDecision[],
): Promise<(OverdueGroup & { choice: ReviewChoice })[]> {
  assertValid(decisions)
  const { database, clock } = engine
  const now = clock.now()
  const overdue = await database.system(async (db) => {
    await refuseOther(db, holdId)
    return countOverdue(db, now)
  })
  const done = overdue.map((group) => ({
    ...group,
    choice: choiceFor(decisions, group.kind, group.tenantId),
  }))
  for (const { tenantId, kind, choice } of done)
    await inScope(engine, { tenantId, actor }, (tx) => decide[kind](tx, choice, now))
  await database.system(async (db) => {
    await refuseOther(db, holdId)
    const at = new Date(clock.now())
    const by = writtenBy(actor)
    await db
      .updateTable('outbound_holds')
      .set({
        released_at: at,
        released_by: actor.name,
        choices: jsonb(done),
        updated_at: at,
        updated_by: by,
        version: sql`version + 1`,
      })
      .where('id', '=', holdId)
      .execute()
    await engine.stores.note(
      { tenantId: '', actor },
      {
        action: 'update',
        entity: 'outbound-hold',
        entityId: holdId,
        summary: 'Overdue work was reviewed and sending was resumed',
        facts: { decisions: done },
      },
      { db },
    )
  })
  return done
}

async function refuseOther(db: Db, holdId: string) {
  const hold = await currentHold(db)
  if (hold?.id !== holdId)
    throw fail(
      'conflict',
      hold
        ? 'Sending was put on hold again. Reload the page and review the overdue work.'
        : 'Sending is not on hold any more.',
    )
}

type Decide = (tx: ScopedTx, choice: ReviewChoice, now: number) => Promise<void>

/** Reschedules the overdue rows of a table in their old order: all now, or one after another. */
function redate(
  table: 'engage_messages' | 'webhook_deliveries' | 'journey_executions' | 'jobs',
  kind: HeldKind,
): Decide {
  return async ({ db, scope: { tenantId } }, choice, now) => {
    const apart =
      choice === 'send'
        ? sql`0`
        : sql`least(${MAX_APART}::float8, ${WITHIN}::float8 / count(*) over ())`
    await sql`
      update ${sql.table(table)} t
      set
        due_at = ${new Date(now)}::timestamptz + (n.place * n.apart) * interval '1 millisecond',
        version = t.version + 1
      from (
        select
          o.id,
          row_number() over (order by o.due_at, o.id) - 1 as place,
          ${apart} as apart ${overdueOf(kind, now)} and o.tenant_id = ${tenantId}
      ) n
      where t.tenant_id = ${tenantId} and t.id = n.id
    `.execute(db)
  }
}

async function overdueIds(
  { db, tenantId }: TenantDb,
  kind: HeldKind,
  now: number,
  column = sql`o.id`,
): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select distinct ${column} as id ${overdueOf(kind, now)} and o.tenant_id = ${tenantId} order by 1`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

const decideMessages =
  (kind: 'message' | 'call'): Decide =>
  async (tx, choice, now) => {
    if (choice !== 'skip') return redate('engage_messages', kind)(tx, choice, now)
    const ids = await overdueIds(tx, kind, now)
    for (const some of chunks(ids, BATCH_SIZE))
      await settle(tx, some, {
        state: 'skipped',
        reason: 'not-approved',
        detail: NOT_APPROVED,
      })
  }

const decideCampaigns: Decide = async (tx, choice, now) => {
  const { db, tenantId } = tx
  if (choice === 'skip') {
    const people = await overdueIds({ db, tenantId }, 'campaign', now, sql`o.outreach_id`)
    for (const some of chunks(people, BATCH_SIZE))
      await endSequence(tx, some, { state: 'stopped', reason: NOT_APPROVED })
    return
  }
  const [at, why] =
    choice === 'send'
      ? [sql`${new Date(now)}::timestamptz`, sql`o.plan_reason`]
      : [sql`null::timestamptz`, sql`${PLANNED_AGAIN}::text`]
  await sql`
    update messages t
    set planned_at = n.at, plan_reason = n.why, version = t.version + 1
    from (
      select
        o.id,
        ${at} as at,
        ${why} as why ${overdueOf('campaign', now)} and o.tenant_id = ${tenantId}
    ) n
    where t.tenant_id = ${tenantId} and t.id = n.id
  `.execute(db)
  if (choice === 'plan') await requestReplan(tx)
}

const decideWebhooks: Decide = async (tx, choice, now) => {
  if (choice !== 'skip') return redate('webhook_deliveries', 'webhook')(tx, choice, now)
  const {
    db,
    scope: { tenantId },
  } = tx
  await sql`
    update webhook_deliveries t
    set
      state = 'discarded', answer = ${NOT_APPROVED}, updated_at = ${new Date(now)},
      version = t.version + 1
    from (select o.id ${overdueOf('webhook', now)} and o.tenant_id = ${tenantId}) n
    where t.tenant_id = ${tenantId} and t.id = n.id
  `.execute(db)
}

const decideJourneys: Decide = async (tx, choice, now) => {
  if (choice !== 'skip') return redate('journey_executions', 'journey')(tx, choice, now)
  const ids = await overdueIds({ db: tx.db, tenantId: tx.scope.tenantId }, 'journey', now)
  await takeOut(tx, sql`e.id = any(${ids}::uuid[])`, 'Taken out in the review of overdue work.')
}

const decideNotices: Decide = async (tx, choice, now) => {
  if (choice !== 'skip') return redate('jobs', 'notice')(tx, choice, now)
  const {
    db,
    scope: { tenantId },
  } = tx
  await sql`
    update jobs t
    set
      state = 'cancelled', error = ${NOT_APPROVED}, finished_at = ${new Date(now)},
      updated_at = ${new Date(now)}, version = t.version + 1
    from (select o.id ${overdueOf('notice', now)} and o.tenant_id = ${tenantId}) n
    where t.tenant_id = ${tenantId} and t.id = n.id
  `.execute(db)
}

const decide: Readonly<Record<HeldKind, Decide>> = {
  campaign: decideCampaigns,
  message: decideMessages('message'),
  call: decideMessages('call'),
  webhook: decideWebhooks,
  journey: decideJourneys,
  notice: decideNotices,
  transfer: redate('jobs', 'transfer'),
}

/** Type guard for kinds from a URL. */
export const isHeldKind = (text: string): text is HeldKind =>
  (heldKinds as readonly string[]).includes(text)
