import { sql } from 'kysely'
import { PREPARED } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import type { TenantRound } from '#engine/kernel/work-kind.ts'
import { listed } from './work-kinds.generated.ts'

/** Every kind of work, in the order in which a round does them. */
export const workKinds = listed.toSorted((a, b) => a.order - b.order)

/**
 * Finds the tenants with due work and its kinds, in one statement, so that an idle round is cheap
 * for any number of tenants. Kinds that wait during a hold are left out while there is one.
 */
export async function dueWork(engine: Engine): Promise<Map<string, ReadonlySet<string>>> {
  const isHeld = await engine.database.system(isOutboundHeld)
  const now = new Date(engine.clock.now())
  const names = sql.join(
    workKinds.map(({ name, isDue }) => sql`case when ${isDue(now)} then ${sql.lit(name)} end`),
  )
  const { rows } = await engine.database.system((db) =>
    sql<{
      id: string
      kinds: string[]
    }>`${PREPARED}
      select id, kinds
      from (
        select t.id, array_remove(array[${names}], null) as kinds
        from tenants t
        where t.status <> 'ISOLATED'
      ) waiting
      where kinds <> '{}'
      order by id
    `.execute(db),
  )
  const due = new Map<string, Set<string>>(rows.map((row) => [row.id, new Set(row.kinds)]))
  for (const { name, dueHere } of workKinds)
    for (const tenantId of dueHere?.(engine) ?? [])
      due.set(tenantId, new Set([...(due.get(tenantId) ?? []), name]))
  if (isHeld)
    for (const { name, heldByReview } of workKinds)
      if (heldByReview) for (const kinds of due.values()) kinds.delete(name)
  return due
}

/**
 * The next time at which work is due, in milliseconds since 1970; null when there is none. Work
 * that waits during a hold does not count.
 */
export const readNextDue = ({ database }: Engine): Promise<number | null> =>
  database.system(async (db) => {
    const isHeld = await isOutboundHeld(db)
    const times = workKinds.flatMap(({ heldByReview, nextDueAt }) =>
      nextDueAt && !(isHeld && heldByReview) ? [nextDueAt(isHeld)] : [],
    )
    const { rows } = await sql<{ due: Date | null }>`${PREPARED}
      select min(due) as due
      from (${sql.join(times, sql` union all `)}) waiting (due)
    `.execute(db)
    return rows[0]?.due ? new Date(rows[0].due).getTime() : null
  })

/**
 * Does a bounded part of one tenant's due work.
 * @returns whether anything was done
 */
export async function runTenantRound(round: TenantRound): Promise<boolean> {
  const { tenantId, due } = round
  const concerned = workKinds.filter(
    ({ name, alsoBefore = [] }) => due.has(name) || alsoBefore.some((other) => due.has(other)),
  )
  let did = false
  for (const kind of concerned) {
    const task = async () => (await kind.run(round)) ?? false
    const done = kind.lane
      ? await round.inLane(`${kind.lane} ${tenantId}`, { tenantId }, task)
      : await task()
    did = done || did
  }
  return did
}
