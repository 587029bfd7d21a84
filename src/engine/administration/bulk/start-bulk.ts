import { say } from '#language'
import { sql } from 'kysely'
import type { Entity } from '#model/schema/entity.ts'
import type { Job } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { RecordValues } from '#model/schema/record-values.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { chunks } from '#engine/kernel/rows.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'
import type { Db } from '#platform/database/database.ts'
import { findEveryone } from '#engine/segments/people/find-people.ts'
import type { EntityStore } from '#store/entity-store.ts'

export const BULK = 'bulk'

/** Changes of more records than this are made by a job. */
export const MAX_IMMEDIATE = 100
/** Maximum number of records of one bulk change. */
export const MAX_RECORDS = 200_000
/** Ids for one statement. */
const PORTION = 5000

/** Records chosen one by one, or all that a list with this filter shows. */
export interface Selection {
  ids?: readonly string[]
  filter?: RecordValues
  q?: string
}

/** What a bulk change does, as its job stores it. */
export interface BulkPayload {
  entity: string
  action: string
  params: RecordValues
  actor: ActorScope['actor']
  undoId: string
  /** The bulk change that this one undoes. */
  undoOf: string | null
}

/**
 * The ids of the selected records.
 * @throws ProductError `malformed` for a faulty filter, `invalid` when too many are selected
 */
export async function selectIds(
  engine: Engine,
  scope: ActorScope,
  store: EntityStore,
  { ids, filter = {}, q }: Selection,
): Promise<string[]> {
  if (ids) return [...new Set(ids)]
  const fullFilter = q === undefined || q === '' ? filter : { ...filter, q }
  const matching =
    store.entity.id === 'profile'
      ? await findEveryone(engine, scope, fullFilter, { limit: MAX_RECORDS + 1 })
      : await readMatching(store, scope, fullFilter)
  if (matching.length > MAX_RECORDS)
    throw fail(
      'invalid',
      say('At most {most} records can be changed at once. Narrow the filter.', {
        most: MAX_RECORDS,
      }),
      [{ path: '/filter', message: 'Too many records.' }],
    )
  return matching
}

/** The ids of the records that match a filter; at most a portion more than the limit. */
async function readMatching(
  store: EntityStore,
  scope: ActorScope,
  filter: RecordValues,
): Promise<string[]> {
  const ids: string[] = []
  const { portions } = await store.readAll(scope, filter)
  for await (const rows of portions) {
    for (const { id } of rows) ids.push(String(id))
    if (ids.length > MAX_RECORDS) break
  }
  return ids
}

const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'

/** The names of the records `r` of an entity, as a join and an expression. */
function namesOf(entity: Entity, tenantId: string) {
  const label = entity.field(entity.label)
  if (entity.scope !== 'tenant' || entity.objectType || !label || label.secret)
    return { name: sql`''`, join: sql`` }
  const id =
    entity.idKind === 'uuid'
      ? sql`(case when r.id ~ ${sql.lit(UUID)} then r.id::uuid end)`
      : sql`r.id`
  return {
    name: sql`coalesce(left(t.${sql.ref(label.column)}::text, 250), '')`,
    join: sql`left join ${sql.table(entity.table)} t on t.tenant_id = ${tenantId} and t.id = ${id}`,
  }
}

/** Stores the selected records with their names, in order. */
async function storeRecords(
  db: Db,
  engine: Engine,
  { tenantId }: ActorScope,
  { job, entity, ids }: { job: Job; entity: Entity; ids: readonly string[] },
): Promise<void> {
  const now = new Date(engine.clock.now())
  const { name, join } = namesOf(entity, tenantId)
  let before = 0
  for (const some of chunks(ids, PORTION)) {
    await sql`
      insert into bulk_records (
        id, tenant_id, job_id, position, record_id, name, created_at, created_by, updated_at,
        updated_by
      )
      select
        gen_random_uuid(), ${tenantId}, ${job.id}, r.n + ${before}::integer, r.id, ${name}, ${now},
        ${job.createdBy}, ${now}, ${job.createdBy}
      from unnest(${some}::text[]) with ordinality as r(id, n) ${join}
    `.execute(db)
    before += some.length
  }
}

/**
 * Stores a bulk change with its selection, which later changes of records do not move. Few records
 * are changed by the caller at once; the job then has ended already and holds the outcome.
 */
export function storeBulk(
  engine: Engine,
  scope: ActorScope,
  entity: Entity,
  {
    payload,
    ids,
    isImmediate,
  }: { payload: BulkPayload; ids: readonly string[]; isImmediate: boolean },
): Promise<Job> {
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const job = await enqueue(tx, {
      kind: BULK,
      total: ids.length,
      payload: { ...payload },
    })
    if (isImmediate)
      await db
        .updateTable('jobs')
        .set({ state: 'done', finished_at: new Date(engine.clock.now()) })
        .where('tenant_id', '=', scope.tenantId)
        .where('id', '=', job.id)
        .execute()
    await storeRecords(db, engine, scope, { job, entity, ids })
    return job
  })
}
