import { sql } from 'kysely'
import type { JourneyFigures } from '#model/api/journey-figures.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'
import { journeyOf } from './publish.ts'

/**
 * Figures of a journey by step and way, without tests. At every step and time `entered = here +
 * gone + ended + failed`, and `entered = running + done + left + failed` in total.
 * @throws ProductError `not_found`
 */
export async function journeyFigures(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<JourneyFigures> {
  const { tenantId } = scope
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    await journeyOf(tx, id)
    const all = await sql<{
      state: 'running' | 'done' | 'left' | 'failed'
      n: string
      converted: string
    }>`
      select state, count(*) as n, count(converted_at) as converted
      from journey_executions
      where tenant_id = ${tenantId} and journey_id = ${id} and not is_test
      group by state
    `.execute(db)
    const steps = await sql<{
      node_id: string
      outcome: 'here' | 'left' | 'ended' | 'failed'
      way: string
      n: string
    }>`
      select s.node_id, s.outcome, s.way, count(*) as n
      from journey_steps s
      join journey_executions e on e.tenant_id = s.tenant_id and e.id = s.execution_id
      where s.tenant_id = ${tenantId} and s.journey_id = ${id} and not e.is_test
      group by s.node_id, s.outcome, s.way
    `.execute(db)
    // People who have not taken the first step yet are counted at the entry.
    const waiting = await sql<{
      node_id: string
      n: string
    }>`
      select e.node_id, count(*) as n
      from journey_executions e
      where e.tenant_id = ${tenantId}
        and e.journey_id = ${id}
        and not e.is_test
        and e.state in ('running', 'failed')
        and not exists (
          select
          from journey_steps s
          where s.tenant_id = e.tenant_id
            and s.execution_id = e.id
            and s.node_id = e.node_id
            and s.visit = coalesce((e.visits ->> e.node_id)::int, 1)
        )
      group by e.node_id
    `.execute(db)
    const figures: JourneyFigures = {
      entered: 0,
      running: 0,
      done: 0,
      left: 0,
      failed: 0,
      converted: 0,
      nodes: {},
    }
    for (const row of all.rows) {
      figures[row.state] += Number(row.n)
      figures.entered += Number(row.n)
      figures.converted += Number(row.converted)
    }
    const nodeOf = (nodeId: string) =>
      (figures.nodes[nodeId] ??= { entered: 0, here: 0, gone: {}, ended: 0, failed: 0 })
    for (const row of steps.rows) {
      const node = nodeOf(row.node_id)
      const n = Number(row.n)
      node.entered += n
      if (row.outcome === 'left') node.gone[row.way] = (node.gone[row.way] ?? 0) + n
      else node[row.outcome] += n
    }
    for (const row of waiting.rows) {
      nodeOf(row.node_id).entered += Number(row.n)
      nodeOf(row.node_id).here += Number(row.n)
    }
    return figures
  })
}
