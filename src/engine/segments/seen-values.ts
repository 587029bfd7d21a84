import { say } from '#language'
import { onlyRow } from '#model/lib/only-row.ts'
import { sql, type RawBuilder } from 'kysely'
import { propertySql } from '#condition/compile-property.ts'
import type { Subject } from '#condition/facts.ts'
import { fold } from '#condition/fold.ts'
import { fail } from '#model/lib/errors.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'

/**
 * Number of records that are read, last changed first: enough to find common values, few enough for
 * suggestions while the user types.
 */
const LOOKED_AT = 10_000
const OFFERED = 50

export interface SeenQuestion {
  subject: Subject
  /** As in a condition. */
  path: string
  /** Only values that contain this text, ignoring case and accents. */
  q?: string
}

export interface SeenValues {
  /** The most frequent first. */
  values: string[]
  /** True when the records read contain no other value. */
  all: boolean
  /** The number of records read, those that changed last; null: all. */
  among: number | null
}

/**
 * Table per subject, with an indexed order in which the latest records come first. Events are
 * immutable, and their id contains the time of arrival (RFC 9562, version 7).
 */
const tables: Record<Subject, { name: string; last: RawBuilder<unknown> }> = {
  profile: { name: 'profiles', last: sql`r.updated_at desc, r.id desc` },
  session: { name: 'sessions', last: sql`r.time_stamp desc` },
  event: { name: 'events', last: sql`r.id desc` },
}

/**
 * Text values of a property, for suggestions and to warn about unseen values. Elements of lists
 * count separately.
 * @throws ProductError `invalid` for an unknown path
 */
export async function seenValues(
  { database }: Engine,
  { tenantId }: ActorScope,
  { subject, path, q = '' }: SeenQuestion,
): Promise<SeenValues> {
  const property = propertySql(subject, path, { [subject]: { alias: 'r' } })
  if (!property)
    throw fail('invalid', say('"{path}" is not a property.', { path }), [
      { path: '/path', message: 'This names no property.' },
    ])
  const wanted = fold(q.trim())
  const { rows, looked } = await database.tenant(tenantId, async (db) => {
    const latest = sql`
      select ${property.json} as value
      from ${sql.table(tables[subject].name)} r
      where r.tenant_id = ${tenantId}
      order by ${tables[subject].last}
      limit ${LOOKED_AT}
    `
    const found = await sql<{ value: string }>`
      with
        latest as materialized (${latest}),
        one as (
          select x.v #>> '{}' as value
          from
            latest,
            lateral jsonb_array_elements(
              case
                when jsonb_typeof(latest.value) = 'array' then latest.value
                else jsonb_build_array(latest.value)
              end
            ) as x(v)
          where jsonb_typeof(x.v) = 'string'
        )
      select value
      from one
      where value <> '' ${wanted ? sql`and strpos(fold_text(value), ${wanted}) > 0` : sql``}
      group by value
      order by count(*) desc, value
      limit ${OFFERED + 1}
    `.execute(db)
    const counted = await sql<{
      n: string
    }>`
      select count(*) as n
      from (
        select 1
        from ${sql.table(tables[subject].name)} r
        where r.tenant_id = ${tenantId}
        limit ${LOOKED_AT + 1}
      ) some_rows
    `.execute(db)
    return { rows: found.rows, looked: Number(onlyRow(counted.rows).n) }
  })
  return {
    values: rows.slice(0, OFFERED).map((row) => row.value),
    all: wanted === '' && rows.length <= OFFERED,
    among: looked <= LOOKED_AT ? null : LOOKED_AT,
  }
}
