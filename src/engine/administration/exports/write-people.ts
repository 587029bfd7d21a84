import { onlyRow } from '#model/lib/only-row.ts'
import { sql, type RawBuilder } from 'kysely'
import { matchAll } from '#condition/condition.ts'
import { fail } from '#model/lib/errors.ts'
import { csvLine } from '#model/lib/write-csv.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { assertValid } from '#engine/segments/check-condition.ts'
import { whereOf } from '#engine/segments/preview.ts'
import { segmentOf } from '#engine/segments/segment-people.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'

export interface PeopleWanted {
  segmentId?: string | null | undefined
  condition?: unknown
  columns?: readonly string[] | undefined
  format?: 'csv' | 'ndjson' | undefined
}

export const TYPES = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
} as const

/** Facts of a person other than properties. */
const OWN = [
  'id',
  'email',
  'name',
  'tags',
  'segments',
  'anonymous',
  'firstSeenAt',
  'lastSeenAt',
] as const
const BEGIN = ['id', 'email', 'name'] as const
const BATCH_SIZE = 1000

interface PersonRow {
  id: string
  email: string | null
  name: string
  tags: string[]
  anonymous: boolean
  first_seen_at: Date | null
  last_seen_at: Date | null
  properties: Record<string, unknown>
  segments: string[]
}

async function columnsFor(
  db: Db,
  tenantId: string,
  asked: readonly string[] = [],
): Promise<string[]> {
  if (asked.length > 0) return [...new Set(asked)]
  const types = await db
    .selectFrom('property_types')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('target', '=', 'profiles')
    .where('enabled', '=', true)
    .orderBy('rank')
    .orderBy('id')
    .execute()
  return [
    ...BEGIN,
    ...types.map((row) => row.id).filter((id) => !(OWN as readonly string[]).includes(id)),
    ...OWN.filter((name) => !(BEGIN as readonly string[]).includes(name)),
  ]
}

async function wantedWhere(
  tx: TenantTx,
  { segmentId, condition }: PeopleWanted,
): Promise<RawBuilder<unknown>> {
  const { tenantId } = tx
  const member = segmentId
    ? sql`
      exists (
        select
        from segment_members m
        where m.tenant_id = p.tenant_id
          and m.profile_id = p.id
          and m.segment_id = ${segmentId}
          and m.left_at is null
      )
    `
    : sql`true`
  return sql`p.tenant_id = ${tenantId} and ${member} and ${await whereOf(tx, condition ?? matchAll)}`
}

/** @throws ProductError `not_found` for a segment, `invalid` for an invalid condition */
export async function checkWanted(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  { segmentId, condition }: PeopleWanted,
): Promise<void> {
  const { db, tenantId } = tx
  if (segmentId) {
    const row = await db
      .selectFrom('segments')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', segmentId)
      .executeTakeFirst()
    if (!row)
      throw fail('invalid', 'There is no such segment.', [
        { path: '/segmentId', message: 'There is no such segment.' },
      ])
  }
  if (condition) await assertValid(tx, condition, 'profile', '/condition')
}

function valueOf(row: PersonRow, name: string): unknown {
  switch (name) {
    case 'id':
      return row.id
    case 'email':
      return row.email
    case 'name':
      return row.name
    case 'tags':
      return row.tags
    case 'segments':
      return row.segments
    case 'anonymous':
      return row.anonymous
    case 'firstSeenAt':
      return row.first_seen_at === null ? null : new Date(row.first_seen_at).toISOString()
    case 'lastSeenAt':
      return row.last_seen_at === null ? null : new Date(row.last_seen_at).toISOString()
    default:
      return Object.hasOwn(row.properties, name) ? row.properties[name] : null
  }
}

const cell = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object') ? value.join(';') : value

/**
 * Exports the people who match segment and condition, as chunks of text in the order of their ids,
 * so that concurrent changes neither skip nor repeat a person. Each chunk is a separate
 * transaction, so that a slow reader holds no locks.
 * @param onPortion receives the number of exported people
 * @throws ProductError `not_found`, `invalid`
 */
export async function writePeople(
  engine: Engine,
  { tenantId }: Pick<ActorScope, 'tenantId'>,
  peopleWanted: PeopleWanted,
  onPortion: (written: number) => Promise<void> = async () => {},
): Promise<{ total: number; parts: AsyncGenerator<string> }> {
  const { columns, total } = await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    if (peopleWanted.segmentId) await segmentOf(db, tenantId, peopleWanted.segmentId)
    await checkWanted(tx, peopleWanted)
    const where = await wantedWhere(tx, peopleWanted)
    const { rows } = await sql<{
      n: string
    }>`select count(*) as n from profiles p where ${where}`.execute(db)
    return {
      columns: await columnsFor(db, tenantId, peopleWanted.columns),
      total: Number(onlyRow(rows).n),
    }
  })
  const withSegments = columns.includes('segments')
  async function* parts() {
    if (peopleWanted.format !== 'ndjson') yield `\uFEFF${csvLine(columns)}`
    let written = 0
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const rows = await inTenant(engine, tenantId, async (tx) => {
        const segments = withSegments
          ? sql`
            (
              select coalesce(jsonb_agg(m.segment_id order by m.segment_id), '[]')
              from segment_members m
              where m.tenant_id = p.tenant_id and m.profile_id = p.id and m.left_at is null
            )
          `
          : sql`'[]'::jsonb`
        return (
          await sql<PersonRow>`
            select
              p.id, p.email, p.name, p.tags, p.anonymous, p.first_seen_at, p.last_seen_at,
              p.properties, ${segments} as segments
            from profiles p
            where ${await wantedWhere(tx, peopleWanted)} and p.id > ${after}::uuid
            order by p.id
            limit ${BATCH_SIZE}
          `.execute(tx.db)
        ).rows
      })
      if (rows.length > 0)
        yield rows
          .map((row) =>
            peopleWanted.format === 'ndjson'
              ? `${JSON.stringify(Object.fromEntries(columns.map((name) => [name, valueOf(row, name)])))}\n`
              : csvLine(columns.map((name) => cell(valueOf(row, name)))),
          )
          .join('')
      written += rows.length
      await onPortion(written)
      if (rows.length < BATCH_SIZE) return
      after = rows.at(-1)!.id
    }
  }
  return { total, parts: parts() }
}

/** Encodes text for files. */
export async function* bytesOf(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const part of parts) yield encoder.encode(part)
}
