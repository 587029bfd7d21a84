import { onlyRow } from '#model/lib/only-row.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import type { Definition, Definitions } from './definitions.ts'
import { evaluatePeople } from './reevaluate-memberships.ts'
import { keepTimers } from './timers.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

const BATCH_SIZE = 1000

/**
 * Rebuilds the timers of all people for one definition, after its results were written. Timers that
 * its previous version set stay, because a premature evaluation only computes the correct time.
 * Uses one statement with a lower bound of the time. Condition kinds that cannot express this in
 * SQL are evaluated person by person.
 */
export async function rebuildTimers(
  tx: TenantTx<RowParts>,
  definitions: Definitions,
  definition: Definition,
): Promise<void> {
  const { db, engine, tenantId } = tx
  if (!definition.needs.clock || !definition.enabled) return
  const now = engine.clock.now()
  const bulkCompiler = definitions.conditionLanguage.evaluator.compileAll({
    tenantId,
    now,
    future: await hasFuture(db, tenantId, definition, now),
  })
  const flips = (
    definition.kind === 'segment'
      ? [definition.condition]
      : definition.elements.map(({ condition }) => condition)
  ).map((condition) => bulkCompiler.transition(condition))
  if (flips.includes(null)) return eachPerson(tx, definitions, definition)
  const moving = flips.filter((flip): flip is RawBuilder<Date> => flip !== 'never' && flip !== null)
  if (moving.length === 0) return
  const due = moving.length === 1 ? moving[0]! : sql<Date>`least(${sql.join(moving)})`
  await keepTimers(
    db,
    tenantId,
    sql`select p.id, ${due} as due_at from profiles p ${bulkCompiler.joins()} where p.tenant_id = ${tenantId}`,
    new Date(now),
  )
}

/** Whether there are events with a time in the future. */
async function hasFuture(
  db: Db,
  tenantId: string,
  { needs: { eventTypes } }: Definition,
  now: number,
): Promise<boolean> {
  if (eventTypes.size === 0) return false
  const ofTypes = eventTypes.has('*')
    ? sql``
    : sql`and event_type in (${sql.join([...eventTypes])})`
  const { rows } = await sql<{
    found: boolean
  }>`
    select exists (
      select from events where tenant_id = ${tenantId} ${ofTypes} and time_stamp > ${new Date(now)}
    ) as found
  `.execute(db)
  return onlyRow(rows).found
}

async function eachPerson(
  tx: TenantTx<RowParts>,
  definitions: Definitions,
  definition: Definition,
) {
  const { db, tenantId } = tx
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<{
      id: string
    }>`
      select id
      from profiles
      where tenant_id = ${tenantId} and id > ${after}::uuid
      order by id
      limit ${BATCH_SIZE}
    `.execute(db)
    if (rows.length === 0) return
    await evaluatePeople(tx, definitions, new Map(rows.map((row) => [row.id, [definition]])), {
      how: 'timers',
    })
    after = rows.at(-1)!.id
  }
}
