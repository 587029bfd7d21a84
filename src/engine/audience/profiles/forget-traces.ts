import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { entities, entityOf } from '#model/schema/entities.generated.ts'
import { eraseAudit, idsErasedWith } from '#store/erase-audit.ts'
import type { Engine, RowParts } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import type { JobRun } from '#engine/kernel/jobs/job-run.ts'
import { CONTINUE } from '#engine/kernel/jobs/turns.ts'
import { asSystem, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { addressHashSql } from '#engine/audience/consent/address-consent.ts'
import { collectTraces, patternsOf, type Traces } from './collect-traces.ts'

/** The job that removes traces of erased people. It also finds what was in flight during the erasure. */
export const FORGET_TRACES = 'forget-traces'
const ATTEMPTS = 100

/** Columns of a table that may name people: their texts, and their structures. */
interface NamingColumns {
  texts?: readonly string[]
  structures?: readonly string[]
}

/** Tables in which addresses and names are cut out of what is otherwise about something else. */
export const CUT_OUT: Readonly<Record<string, NamingColumns>> = {
  jobs: { texts: ['error'], structures: ['payload', 'result', 'checkpoint'] },
  import_runs: { texts: ['error', 'file_name'] },
  export_runs: { texts: ['error', 'file_name'] },
  campaign_logs: { texts: ['text'], structures: ['data'] },
  campaigns: { texts: ['state_reason'] },
  broadcasts: { texts: ['addresses', 'state_reason'] },
  mailboxes: { texts: ['state_reason', 'read_error', 'send_error', 'set_aside'] },
  senders: { texts: ['state_reason'] },
  domain_throttles: { texts: ['reply'] },
  outreaches: { texts: ['state_reason', 'override_reason'] },
  messages: { texts: ['subject', 'text', 'smtp_reply'] },
  engage_messages: { texts: ['subject', 'detail'] },
  replies: { texts: ['from_address', 'subject', 'text', 'reason'] },
  profile_notes: { texts: ['text'] },
  todos: { texts: ['title', 'details'] },
  suppressions: { texts: ['value', 'source'] },
}

/** A tenant with the patterns of erased people's texts. */
interface Sweep {
  engine: Engine
  tenantId: string
  traces: Traces
  patterns: ReturnType<typeof patternsOf>
}

/** SQL condition: one of the columns contains an address or a name. */
const names = ({ patterns: { rough, exact } }: Sweep, columns: readonly string[]) => {
  const texts = sql`lower(concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))}) collate "C")`
  return rough === ''
    ? sql<boolean>`false`
    : sql<boolean>`case when ${texts} ~ ${rough} then ${texts} ~ ${exact} else false end`
}

const cutOut = ({ patterns: { exact } }: Sweep, text: RawBuilder<unknown>) =>
  sql`regexp_replace(${text}, ${exact}, '', 'gi')`

async function cutOutOf(
  db: Db,
  sweep: Sweep,
  table: string,
  columns: NamingColumns,
  where = sql`true`,
) {
  const { texts = [], structures = [] } = columns
  const sets = [
    ...texts.map((column) => sql`${sql.ref(column)} = ${cutOut(sweep, sql.ref(column))}`),
    ...structures.map(
      (column) => sql`${sql.ref(column)} = ${cutOut(sweep, sql`${sql.ref(column)}::text`)}::jsonb`,
    ),
  ]
  await sql`
    update ${sql.table(table)} set ${sql.join(sets)}
    where tenant_id = ${sweep.tenantId} and ${names(sweep, [...texts, ...structures])}
      and ${table === 'jobs' ? sql`kind <> ${FORGET_TRACES}` : where}
  `.execute(db)
}

/** A list of rows without those that meet the condition on `e`, which an empty one replaces. */
const withEmptyRows = (column: string, isMeant: RawBuilder<boolean>) => sql`(
  select coalesce(
    jsonb_agg(
      case
        when not ${isMeant} then e
        when jsonb_typeof(e) = 'array' then '[]'
        else '{}'
      end
      order by place
    ),
    '[]'
  )
  from jsonb_array_elements(${sql.ref(column)}) with ordinality as list(e, place)
)`

/** Tables in which the whole row, request or message of a person is removed, and how. */
export const REMOVED: Readonly<Record<string, (db: Db, sweep: Sweep) => Promise<unknown>>> = {
  import_pieces: (db, sweep) =>
    sql`
      update import_pieces set rows = ${withEmptyRows('rows', names(sweep, ['e']))}
      where tenant_id = ${sweep.tenantId} and ${names(sweep, ['rows'])}
    `.execute(db),
  import_runs: (db, sweep) =>
    sql`
      update import_runs set sample = ${withEmptyRows('sample', names(sweep, ['e']))}
      where tenant_id = ${sweep.tenantId} and ${names(sweep, ['sample'])}
    `.execute(db),
  import_errors: (db, sweep) =>
    sql`
      delete from import_errors where tenant_id = ${sweep.tenantId}
        and (run_id, "row") in (
          select run_id, "row" from import_errors
          where tenant_id = ${sweep.tenantId} and ${names(sweep, ['value', 'message'])}
        )
    `.execute(db),
  event_refusals: (db, sweep) =>
    sql`
      delete from event_refusals
      where tenant_id = ${sweep.tenantId} and ${names(sweep, ['payload', 'reason'])}
    `.execute(db),
  webhook_deliveries: (db, sweep) =>
    sql`
      update webhook_deliveries
      set payload = '{}', answer = '',
        state = case when state = 'waiting' then 'discarded' else state end
      where tenant_id = ${sweep.tenantId} and payload <> '{}'
        and event_type not in ('profile.erased', 'profile.anonymised')
        and (
          ${names(sweep, ['payload', 'answer'])}
          or exists (
            select from unnest(${sweep.traces.ids}::text[]) id
            where position(id in payload::text) > 0
          )
        )
    `.execute(db),
  language_model_calls: (db, sweep) =>
    sql`
      update language_model_calls set cuts = '[]', message = ''
      where tenant_id = ${sweep.tenantId} and ${names(sweep, ['cuts', 'message'])}
    `.execute(db),
  agent_calls: (db, sweep) =>
    sql`
      delete from agent_calls
      where tenant_id = ${sweep.tenantId} and ${names(sweep, ['address', 'turns', 'unknowns', 'talk'])}
    `.execute(db),
  bulk_records: (db, sweep) =>
    sql`
      delete from bulk_records where tenant_id = ${sweep.tenantId}
        and (record_id = any(${sweep.traces.ids}) or ${names(sweep, ['name', 'reason', 'change'])})
    `.execute(db),
  idempotency_records: (db, sweep) =>
    sql`
      update idempotency_records set body = '{}'
      where tenant_id = ${sweep.tenantId} and status <> 0 and body <> '{}'
        and (
          ${names(sweep, ['body'])}
          or exists (
            select from unnest(${sweep.traces.ids}::text[]) id
            where position('"' || id || '"' in body::text) > 0
              and body::text ~ '"(profileId|contactId|email)"'
          )
        )
    `.execute(db),
  deleted_records: async (db, sweep) => {
    const isMeant = sql<boolean>`(
      ${names(sweep, ['e'])}
      or exists (
        select from unnest(${sweep.traces.ids}::text[]) id
        where e->'row'->>'id' = id or e->'row'->>'profile_id' = id or e->'row'->>'contact_id' = id
      )
    )`
    await sql`
      delete from deleted_records
      where tenant_id = ${sweep.tenantId}
        and exists (
          select from jsonb_array_elements(rows) e
          where e->'row'->>'id' = entity_id and ${isMeant}
        )
    `.execute(db)
    await sql`
      update deleted_records
      set rows = (
        select coalesce(jsonb_agg(e order by place), '[]')
        from jsonb_array_elements(rows) with ordinality as list(e, place)
        where not ${isMeant}
      )
      where tenant_id = ${sweep.tenantId}
        and exists (select from jsonb_array_elements(rows) e where ${isMeant})
    `.execute(db)
  },
  suppressions: (db, { tenantId, traces }) =>
    sql`
      update suppressions set value = '', source = ''
      where tenant_id = ${tenantId} and kind = 'address' and value_hash = any(${traces.hashes})
        and (value <> '' or source <> '')
    `.execute(db),
  consent_records: (db, { tenantId, traces }) =>
    sql`
      update consent_records set address = '', ip_address = '', page = '', source = ''
      where tenant_id = ${tenantId} and address_hash = any(${traces.hashes})
    `.execute(db),
  form_submissions: (db, { tenantId, traces }) =>
    sql`
      delete from form_submissions
      where tenant_id = ${tenantId} and ${addressHashSql(sql`email`)} = any(${traces.hashes})
    `.execute(db),
  audit_entries: (db, { engine, tenantId, traces, patterns }) =>
    eraseAudit({ db, tenantId }, new Date(engine.clock.now()), engine.stores.entities, {
      ids: traces.ids,
      ...patterns,
    }),
}

/**
 * Removes addresses, names and texts about erased people from everything that is not
 * part of their records: the audit log, suppressions (their hash remains), jobs, imports, exports,
 * webhook deliveries, calls of a language model, copies for undoing, and texts about others.
 * Idempotent; each table is a separate transaction, so that none is locked for long.
 */
export async function sweepTraces(engine: Engine, tenantId: string, traces: Traces): Promise<void> {
  const sweep: Sweep = { engine, tenantId, traces, patterns: patternsOf(traces) }
  if (sweep.patterns.rough !== '')
    for (const [table, columns] of Object.entries(CUT_OUT))
      await engine.database.tenant(tenantId, (db) => cutOutOf(db, sweep, table, columns))
  for (const remove of Object.values(REMOVED))
    await engine.database.tenant(tenantId, (db) => remove(db, sweep))
}

/** Events that one piece of the search in the events of others reads. */
const EVENTS_A_PIECE = 20_000

interface ForgetPayload {
  traces: Traces
  /** Searches the events of others instead, which takes as long as there are events. */
  inEvents?: boolean
}

/** Enqueues the search for an erased person in the events of others. */
export const searchEvents = (tx: TenantTx<RowParts>, traces: Traces) =>
  enqueue(asSystem(tx), {
    kind: FORGET_TRACES,
    payload: { traces, inEvents: true },
    maxAttempts: ATTEMPTS,
  })

/** Cuts an erased person out of the next piece of events; false when there are no more. */
async function cutOutOfEvents(engine: Engine, sweep: Sweep, run: JobRun): Promise<boolean> {
  const after = typeof run.job.checkpoint?.after === 'string' ? run.job.checkpoint.after : ''
  return engine.database.tenant(sweep.tenantId, async (db) => {
    const { rows } = await sql<{ last: string | null }>`
      select max(id::text) as last from (
        select id from events
        where tenant_id = ${sweep.tenantId} and ${after ? sql`id > ${after}::uuid` : sql`true`}
        order by id limit ${EVENTS_A_PIECE}
      ) piece
    `.execute(db)
    const last = rows[0]?.last
    if (!last) return false
    await cutOutOf(
      db,
      sweep,
      'events',
      { structures: ['properties', 'source', 'target'] },
      sql`id <= ${last}::uuid and ${after ? sql`id > ${after}::uuid` : sql`true`}`,
    )
    await run.save(db, { after: last })
    return true
  })
}

/**
 * Repeats the removal after everything that was in flight during the erasure, or searches the
 * events of others.
 */
export const forgetTracesJob: JobHandler = async (engine, run) => {
  const { tenantId, payload } = run.job
  const { traces, inEvents = false } = payload as unknown as ForgetPayload
  if (!inEvents) {
    await sweepTraces(engine, tenantId, traces)
    return {}
  }
  const sweep: Sweep = { engine, tenantId, traces, patterns: patternsOf(traces) }
  if (sweep.patterns.rough === '') return {}
  return (await cutOutOfEvents(engine, sweep, run)) ? CONTINUE : {}
}

/** Ids of these people's records that were deleted and could be restored. */
async function restorableIds(db: Db, tenantId: string, people: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select e->'row'->>'id' as id
    from deleted_records, jsonb_array_elements(rows) e
    where tenant_id = ${tenantId}
      and rows @> any(
        ${people.map((person) => JSON.stringify([{ row: { profile_id: person } }]))}::jsonb[]
      )
      and e->'row'->>'profile_id' = any(${people})
  `.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Deletes data about people that belongs to them by id alone, and enqueues the removal of their
 * traces from everything else. Their consent records remain as proof, by hash only, and so do the
 * answers in them. Call it before their records are erased.
 * @param contactIds contacts that are erased with them
 * @returns what identifies them, so that the caller can remove the traces right away
 */
export async function forgetTraces(
  tx: TenantTx<RowParts>,
  people: readonly string[],
  contactIds: readonly string[] = [],
): Promise<Traces> {
  const { db, tenantId } = tx
  const traces = await collectTraces(db, tenantId, people, contactIds)
  traces.ids.push(
    ...(await idsErasedWith(tx, entityOf('profile'), people, entities)),
    ...(await restorableIds(db, tenantId, people)),
  )
  const { rows: aliases } = await sql<{
    value: string
  }>`select value from profile_aliases where tenant_id = ${tenantId} and profile_id = any(${people}::uuid[])`.execute(
    db,
  )
  const known = [...people, ...aliases.map((row) => row.value)]
  await sql`
    delete from event_refusals
    where tenant_id = ${tenantId}
      and (
        payload->>'userId' = any(${known})
        or payload->>'anonymousId' = any(${known})
        or payload->>'profileId' = any(${known})
        or payload->>'previousId' = any(${known})
      )
  `.execute(db)
  await sql`
    delete from profile_merges
    where tenant_id = ${tenantId}
      and (master_id::text = any(${known}) or other_id::text = any(${known}))
  `.execute(db)
  await sql`
    update language_model_calls set cuts = '[]', message = ''
    where tenant_id = ${tenantId}
      and reply_id in (select id from replies where contact_id = any(${contactIds}::uuid[]))
  `.execute(db)
  await sql`
    update campaign_logs set text = '', data = '{}'
    where tenant_id = ${tenantId} and contact_id = any(${contactIds}::uuid[])
  `.execute(db)
  await enqueue(asSystem(tx), {
    kind: FORGET_TRACES,
    payload: { traces },
    maxAttempts: ATTEMPTS,
  })
  return traces
}
