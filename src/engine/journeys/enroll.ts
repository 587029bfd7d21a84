import { sql, type RawBuilder } from 'kysely'
import type { RowParts } from '#engine/kernel/engine.ts'
import type { SegmentMoves } from '#engine/segments/membership-events.ts'
import { isOpenAt, loadJourneys, type Journeys, type PreparedEntry } from './load-journeys.ts'
import type { TenantLanguage } from '#engine/segments/load-language.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Actor that writes events of journeys. */
export const JOURNEYS = 'journeys'

export interface LetIn {
  /** Users may enroll people regardless of how often the entry allows it. */
  byHand?: boolean
  isTest?: boolean
}

/** SQL condition: `profiles p` has no earlier execution of the journey, which may be restricted. */
const hasNoEarlier = (tenantId: string, journeyId: string, also = sql``): RawBuilder<boolean> =>
  sql<boolean>`
    not exists (
      select
      from journey_executions o
      where o.tenant_id = ${tenantId}
        and o.journey_id = ${journeyId}
        and o.profile_id = p.id
        and not o.is_test ${also}
    )
  `

/**
 * SQL condition: `profiles p` is in the journey. A test keeps no one out but other tests, because a
 * real entry, such as that into a segment, may not come again.
 */
export const isInside = (
  tenantId: string,
  journeyId: string,
  isTest: boolean,
): RawBuilder<boolean> =>
  sql<boolean>`
    exists (
      select
      from journey_executions o
      where o.tenant_id = ${tenantId}
        and o.journey_id = ${journeyId}
        and o.profile_id = p.id
        and (o.open_for = p.id ${isTest ? sql`or o.state = 'running'` : sql``})
    )
  `

/** SQL condition: the entry's limit on repeated entries allows `profiles p` to enter at `at`. */
export function mayEnterAgain(
  tenantId: string,
  { journeyId, again, days }: Pick<PreparedEntry, 'journeyId' | 'again' | 'days'>,
  at: number,
): RawBuilder<boolean> {
  if (again === 'after-leaving') return sql<boolean>`true`
  return again === 'after-days'
    ? hasNoEarlier(tenantId, journeyId, sql`and o.entered_at > ${new Date(at - days * 86_400_000)}`)
    : hasNoEarlier(tenantId, journeyId)
}

/** SQL condition: `profiles p` matches the entry, and may enter again. */
export function mayEnter(
  tenantId: string,
  { evaluator }: Pick<TenantLanguage, 'evaluator'>,
  entry: PreparedEntry,
  at: number,
  ignoresEarlier = false,
): RawBuilder<boolean> {
  const holds = entry.who
    ? evaluator.compile(entry.who, { profile: { alias: 'p' } }, at)
    : sql<boolean>`true`
  return ignoresEarlier ? holds : sql<boolean>`${holds} and ${mayEnterAgain(tenantId, entry, at)}`
}

/**
 * Enrolls people in a journey, in the caller's transaction: those who match its entry, are not in
 * it, and may enter again. They take their first step in the next round of work.
 * @param people rows of `profile_id uuid, cause jsonb, looks_from timestamptz, how text`
 * @returns the enrolled people
 */
export async function enroll(
  { db, engine, tenantId }: TenantTx<RowParts>,
  { conditionLanguage }: Pick<Journeys, 'conditionLanguage'>,
  entry: PreparedEntry,
  people: RawBuilder<unknown>,
  { byHand = false, isTest = false }: LetIn = {},
): Promise<string[]> {
  const at = engine.clock.now()
  const now = new Date(at)
  const { rows } = await sql<{
    profile_id: string
  }>`
    insert into journey_executions (
      id, tenant_id, journey_id, version_number, profile_id, state, node_id, entered_at, how,
      step_entered_at, due_at, look_from, cause, visits, is_test, open_for, created_at, created_by,
      updated_at, updated_by
    )
    select
      gen_random_uuid(),
      ${tenantId},
      ${entry.journeyId},
      ${entry.number},
      p.id,
      'running',
      ${entry.nodeId},
      ${now},
      w.how,
      ${now},
      ${now},
      coalesce(w.looks_from, ${now}),
      w.cause,
      ${JSON.stringify({ [entry.nodeId]: 1 })}::jsonb,
      ${isTest},
      ${isTest ? sql`null::uuid` : sql`p.id`},
      ${now},
      ${JOURNEYS},
      ${now},
      ${JOURNEYS}
    from (${people}) w
    join profiles p on p.tenant_id = ${tenantId} and p.id = w.profile_id
    where ${mayEnter(tenantId, conditionLanguage, entry, at, byHand || isTest)}
      and ${isTest ? sql`not ${isInside(tenantId, entry.journeyId, isTest)}` : sql`true`}
    on conflict (tenant_id, journey_id, open_for) do nothing
    returning profile_id
  `.execute(db)
  return rows.map((row) => row.profile_id)
}

/** A candidate for a journey. */
export interface Entrant {
  profileId: string
  /** What lets the person in, as shown in the journey's log. */
  how: string
  cause?: unknown
  /** ISO 8601; later events of the person count for waits. */
  looksFrom?: string
}

/** People as rows for `enroll`. */
export function entrants(people: readonly Entrant[]): RawBuilder<unknown> {
  const rows = people.map(({ profileId, how, cause, looksFrom }) => ({
    p: profileId,
    h: how.slice(0, 120),
    c: cause ?? null,
    f: looksFrom ?? null,
  }))
  return sql`
    select r.p as profile_id, r.c as cause, r.f as looks_from, r.h as how
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(p uuid, h text, c jsonb, f timestamptz)
  `
}

/**
 * Enrolls people who entered or left segments in the journeys triggered by that.
 * @returns the enrolled people
 */
export async function followMoves(
  tx: TenantTx<RowParts>,
  { entered, left }: SegmentMoves,
): Promise<string[]> {
  const { engine } = tx
  const came: string[] = []
  if (entered.length + left.length === 0) return came
  const journeys = await loadJourneys(tx)
  for (const entry of journeys.entries) {
    if (!isOpenAt(entry, engine.clock.now())) continue
    for (const [moves, wanted, verb] of [
      [entered, entry.joins, 'joined'],
      [left, entry.leaves, 'left'],
    ] as const) {
      for (const segmentId of wanted) {
        const some = moves
          .filter((move) => move.segmentId === segmentId)
          .map(({ profileId }) => ({ profileId, how: `${verb} segment ${segmentId}` }))
        if (some.length > 0) came.push(...(await enroll(tx, journeys, entry, entrants(some))))
      }
    }
  }
  return came
}

/**
 * Enrolls the people who entered or left a changed segment at `at`, in bulk.
 * @returns the enrolled people
 */
export async function followRebuild(
  tx: TenantTx<RowParts>,
  { segmentId, at }: { segmentId: string; at: Date },
): Promise<string[]> {
  const { engine, tenantId } = tx
  const came: string[] = []
  const journeys = await loadJourneys(tx)
  for (const entry of journeys.entries) {
    if (!isOpenAt(entry, engine.clock.now())) continue
    for (const [wanted, column, verb] of [
      [entry.joins, 'entered_at', 'joined'],
      [entry.leaves, 'left_at', 'left'],
    ] as const)
      if (wanted.has(segmentId))
        came.push(
          ...(await enroll(
            tx,
            journeys,
            entry,
            sql`
              select
                m.profile_id,
                null::jsonb as cause,
                null::timestamptz as looks_from,
                ${`${verb} segment ${segmentId}`.slice(0, 120)}::text as how
              from segment_members m
              where m.tenant_id = ${tenantId}
                and m.segment_id = ${segmentId}
                and m.${sql.ref(column)} = ${at}
            `,
          )),
        )
  }
  return came
}

/**
 * Enrolls people who were added to lists.
 * @returns the enrolled people
 */
export async function followLists(
  tx: TenantTx<RowParts>,
  put: readonly { profileId: string; listId: string }[],
): Promise<string[]> {
  const { engine } = tx
  const came: string[] = []
  if (put.length === 0) return came
  const journeys = await loadJourneys(tx)
  for (const entry of journeys.entries)
    for (const listId of entry.lists) {
      const some = put
        .filter((one) => one.listId === listId)
        .map(({ profileId }) => ({ profileId, how: `put on list ${listId}` }))
      if (some.length > 0 && isOpenAt(entry, engine.clock.now()))
        came.push(...(await enroll(tx, journeys, entry, entrants(some))))
    }
  return came
}
