import { sql, type RawBuilder } from 'kysely'
import type { Subject } from './facts.ts'
import type { RowSources } from './kind.ts'
import { FIXED, stepsOf } from './subjects.ts'
import { lookup } from '#model/lib/lookup.ts'

/** A property in SQL: as JSON, and as text where it is a single value. */
export interface PropertySql {
  json: RawBuilder<unknown>
  text: RawBuilder<string>
}

const columns: Record<string, string> = {
  itemId: 'id',
  eventType: 'event_type',
  sessionId: 'session_id',
  timeStamp: 'time_stamp',
  lastEventDate: 'last_event_date',
  firstSeenAt: 'first_seen_at',
  lastSeenAt: 'last_seen_at',
  systemProperties: 'system_properties',
}
const columnOf = (name: string) => lookup(columns, name) ?? name

const asText = (json: RawBuilder<unknown>): PropertySql => ({
  json,
  text: sql<string>`(${json} #>> '{}')`,
})

/** The format of `dateText`, in any session time zone. */
const instant = (column: RawBuilder<unknown>) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

function fixedProperty(subject: Subject, name: string, alias: string): PropertySql {
  const row = sql.ref(alias)
  if (subject === 'profile' && name === 'segments')
    return asText(
      sql`(select jsonb_agg(m.segment_id) from segment_members m
          where m.tenant_id = ${row}.tenant_id and m.profile_id = ${row}.id
          and m.left_at is null)`,
    )
  if (subject === 'profile' && name === 'lists')
    return asText(
      sql`(select jsonb_agg(m.list_id) from list_members m
          where m.tenant_id = ${row}.tenant_id and m.profile_id = ${row}.id)`,
    )
  const column = sql.ref(`${alias}.${columnOf(name)}`)
  if (name === 'tags') return asText(column)
  const kind = FIXED[subject][name]!
  const text = kind === 'date' ? instant(column) : sql<string>`${column}::text`
  return {
    json:
      kind === 'number' || kind === 'boolean' ? sql`to_jsonb(${column})` : sql`to_jsonb(${text})`,
    text,
  }
}

function belowJson(root: RawBuilder<unknown>, steps: readonly string[]): PropertySql {
  if (steps.length === 1)
    return {
      json: sql`(${root} -> ${sql.lit(steps[0]!)})`,
      text: sql<string>`(${root} ->> ${sql.lit(steps[0]!)})`,
    }
  const path = sql`array[${sql.join(steps.map((step) => sql.lit(step)))}]`
  return { json: sql`(${root} #> ${path})`, text: sql<string>`(${root} #>> ${path})` }
}

/**
 * A property of the subject's row; null when that row is not in scope or the property does not
 * exist, so that nothing can be said about it. Paths are validated names (`stepsOf`), written as
 * quoted literals.
 */
export function propertySql(subject: Subject, path: string, rows: RowSources): PropertySql | null {
  const steps = stepsOf(subject, path)
  if (!steps) return null
  if (rows.inside && path.startsWith(`${rows.inside.path}.`))
    return belowJson(rows.inside.element, steps.slice(rows.inside.path.split('.').length))
  const row = rows[subject]
  if (!row) return null
  if (steps.length === 1) return fixedProperty(subject, steps[0]!, row.alias)
  if (steps[0] === 'scores') {
    const one = sql.ref(row.alias)
    return asText(
      sql`(select to_jsonb(s.value) from scores s
          where s.tenant_id = ${one}.tenant_id and s.profile_id = ${one}.id
          and s.scoring_id = ${steps.slice(1).join('.')})`,
    )
  }
  return belowJson(sql.ref(`${row.alias}.${columnOf(steps[0]!)}`), steps.slice(1))
}
