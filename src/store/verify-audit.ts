import { sql } from 'kysely'
import type { Database, Db } from '#platform/database/database.ts'
import { sha256 } from '#platform/secrets.ts'

/** A break in a chain. `removed` is reported at the first entry after a gap, or past the end. */
export interface AuditFault {
  position: number
  entryId: string | null
  kind: 'changed' | 'removed' | 'added'
}

export interface ChainReport {
  /** Null for entries that belong to no tenant. */
  tenantId: string | null
  entries: number
  /** Entries whose details were erased with a person; their place in the chain is verified. */
  erased: number
  /** At most 20, earliest first. */
  faults: AuditFault[]
}

/** The id under which entries without a tenant form a chain. */
const NO_TENANT = '00000000-0000-0000-0000-000000000000'
const MAX_FAULTS = 20
/** Entries read at once: some megabytes, and well below the statement timeout of a minute. */
const BATCH = 5000

interface LinkRow {
  id: string
  position: number
  hash: string
  previous: string
  content: string
  /** The salted details, or null when they were erased. */
  details: string | null
  detailsHash: string
}

/** The hashed text, repeated here on purpose: the trigger's result is checked, not trusted. */
const content = sql`jsonb_build_array(previous_hash, chain_position, id, tenant_id, actor_kind,
    actor_id, actor_name, action, entity, entity_id, details_hash,
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text`

/** An entry that is marked as erased and still has details fails, because its salt is gone. */
const details = sql`case when erased_at is null or before is not null or after is not null
    or summary <> 'Details erased'
  then salt || jsonb_build_array(summary, before, after)::text end`

const ofChain = (tenantId: string | null) =>
  tenantId === null ? sql`tenant_id is null` : sql`tenant_id = ${tenantId}`

const readLinks = async (db: Db, tenantId: string | null, after: number): Promise<LinkRow[]> =>
  (
    await sql<LinkRow>`select id, chain_position as position, hash, previous_hash as previous,
      ${content} as content, ${details} as details, details_hash as "detailsHash"
      from audit_entries where ${ofChain(tenantId)}
      and chain_position > ${after} order by chain_position limit ${BATCH}`.execute(db)
  ).rows

const isTrue = ({ details: told, detailsHash }: LinkRow) =>
  told === null || sha256(told) === detailsHash

async function verifyChain(database: Database, tenantId: string | null): Promise<ChainReport> {
  const report: ChainReport = { tenantId, entries: 0, erased: 0, faults: [] }
  const blame = (fault: AuditFault) =>
    void (report.faults.length < MAX_FAULTS && report.faults.push(fault))
  // The end is read first: entries that arrive during the check are then after it, and no gap.
  const end = await database.system(
    async (db) =>
      (
        await sql<{
          position: number
          hash: string
        }>`select position, hash from audit_chains where id = ${tenantId ?? NO_TENANT}`.execute(db)
      ).rows[0],
  )
  let [position, hash, endHash] = [0, '', '']
  for (;;) {
    const rows = await database.system((db) => readLinks(db, tenantId, position))
    for (const row of rows) {
      if (row.position !== position + 1)
        blame({ position: position + 1, entryId: row.id, kind: 'removed' })
      else if (row.previous !== hash || sha256(row.content) !== row.hash || !isTrue(row))
        blame({ position: row.position, entryId: row.id, kind: 'changed' })
      ;[position, hash] = [row.position, row.hash]
      if (row.position === end?.position) endHash = row.hash
      report.entries += 1
      if (row.details === null) report.erased += 1
    }
    if (rows.length < BATCH) break
  }
  if ((end?.position ?? 0) > position)
    blame({ position: position + 1, entryId: null, kind: 'removed' })
  else if (end && end.hash !== endHash && report.faults.length === 0)
    blame({ position: end.position, entryId: null, kind: 'changed' })
  const outside = await database.system(
    async (db) =>
      (
        await sql<{
          id: string
        }>`select id from audit_entries where ${ofChain(tenantId)} and chain_position is null
          limit ${MAX_FAULTS}`.execute(db)
      ).rows,
  )
  for (const { id } of outside) blame({ position: position + 1, entryId: id, kind: 'added' })
  return report
}

/**
 * Walks the audit log's chains and reports where entries were changed, removed or added outside of
 * the product; for one tenant, or for all. Reads in batches, each in a separate transaction, so
 * that a long log blocks no other work.
 */
export async function verifyAudit(database: Database, only?: string): Promise<ChainReport[]> {
  const { rows } = await database.system((db) =>
    sql<{
      id: string
    }>`select id from audit_chains union select coalesce(tenant_id, ${NO_TENANT}::uuid)
      from audit_entries order by 1`.execute(db),
  )
  const reports: ChainReport[] = []
  for (const { id } of rows)
    if (!only || id === only)
      reports.push(await verifyChain(database, id === NO_TENANT ? null : id))
  return reports
}
