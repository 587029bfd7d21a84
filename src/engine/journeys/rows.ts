import { sql } from 'kysely'
import type { EventFacts } from '#condition/facts.ts'
import type { JourneyExecutionRow } from '#model/schema/entities.generated.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import { JOURNEYS } from './enroll.ts'
import type { PreparedVersion } from './load-journeys.ts'
import type { ExecutionState, StepVisit, Advance } from './advance.ts'
import { nameOfNode } from './node-names.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

export const executionOf = (row: JourneyExecutionRow): ExecutionState => ({
  id: row.id,
  journeyId: row.journey_id,
  versionNumber: row.version_number,
  profileId: row.profile_id,
  nodeId: row.node_id,
  stepEnteredAt: row.step_entered_at.getTime(),
  enteredAt: row.entered_at.getTime(),
  dueAt: row.due_at?.getTime() ?? null,
  lookFrom: row.look_from.getTime(),
  visits: row.visits as Record<string, number>,
  cause: row.cause as EventFacts | null,
  convertedAt: row.converted_at?.getTime() ?? null,
  outcome: row.outcome,
  taskId: row.task_id,
  state: row.state,
  reason: row.reason,
  waitsForEvent: row.waits_for_event,
  waitsForChange: row.waits_for_change,
  isTest: row.is_test,
})

const at = (time: number | null) => (time === null ? null : new Date(time).toISOString())

/** Writes the new positions of people and the steps they took, in two statements. */
export async function writeAdvances(
  tx: TenantTx<RowParts>,
  advances: readonly (Advance & { version: PreparedVersion })[],
): Promise<void> {
  const { db, engine, tenantId } = tx
  if (advances.length === 0) return
  const now = new Date(engine.clock.now())
  const executions = advances.map(({ execution }) => ({
    id: execution.id,
    node: execution.nodeId,
    state: execution.state,
    step: at(execution.stepEnteredAt),
    due: at(execution.dueAt),
    look: at(execution.lookFrom),
    visits: execution.visits,
    outcome: execution.outcome,
    task: execution.taskId,
    reason: execution.reason,
    ev: execution.waitsForEvent,
    ch: execution.waitsForChange,
  }))
  await sql`
    update journey_executions e
    set
      node_id = r.node,
      state = r.state,
      step_entered_at = r.step,
      due_at = r.due,
      look_from = r.look,
      visits = r.visits,
      outcome = r.outcome,
      task_id = r.task,
      reason = r.reason,
      waits_for_event = r.ev,
      waits_for_change = r.ch,
      attempts = 0,
      ended_at = case when r.state in ('done', 'left') then ${now}::timestamptz end,
      open_for = case when r.state in ('done', 'left') then null else e.open_for end,
      version = e.version + 1,
      updated_at = ${now},
      updated_by = ${JOURNEYS}
    from jsonb_to_recordset(${JSON.stringify(executions)}::jsonb) as r(
      id uuid, node text, state text, step timestamptz, due timestamptz, look timestamptz,
      visits jsonb, outcome text, task uuid, reason text, ev boolean, ch boolean
    )
    where e.tenant_id = ${tenantId}
      and e.id = r.id
      -- What was pending here may have been settled since: then the person stays due.
      and (r.outcome is distinct from 'pending' or e.outcome = 'pending')
  `.execute(db)
  await writeVisits(tx, advances)
}

async function writeVisits(
  { db, engine, tenantId }: TenantTx<RowParts>,
  advances: readonly (Advance & { version: PreparedVersion })[],
) {
  const now = new Date(engine.clock.now())
  const last = new Map<string, StepVisit & { moved: (typeof advances)[number] }>()
  for (const moved of advances)
    for (const visit of moved.visits)
      last.set(JSON.stringify([visit.executionId, visit.nodeId, visit.visit]), { ...visit, moved })
  const rows = [...last.values()].map(({ moved: { execution, version }, ...one }) => {
    const node = version.nodes.get(one.nodeId)
    return {
      id: engine.newId(),
      x: one.executionId,
      j: execution.journeyId,
      p: execution.profileId,
      v: execution.versionNumber,
      n: one.nodeId,
      name: nameOfNode(node),
      k: node?.kind ?? '',
      visit: one.visit,
      e: at(one.enteredAt),
      l: at(one.leftAt),
      way: one.way,
      o: one.outcome,
      b: one.because,
    }
  })
  if (rows.length === 0) return
  await sql`
    insert into journey_steps (
      id, tenant_id, journey_id, execution_id, profile_id, version_number, node_id, node_name, kind,
      visit, entered_at, left_at, way, outcome, because, created_at, created_by, updated_at,
      updated_by
    )
    select
      r.id, ${tenantId}, r.j, r.x, r.p, r.v, r.n, r.name, r.k, r.visit, r.e, r.l, r.way, r.o, r.b,
      ${now}, ${JOURNEYS}, ${now}, ${JOURNEYS}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id uuid, x uuid, j text, p uuid, v int, n text, name text, k text, visit int, e timestamptz,
      l timestamptz, way text, o text, b text
    )
    on conflict (tenant_id, execution_id, node_id, visit)
    do update set
      left_at = excluded.left_at,
      way = excluded.way,
      outcome = excluded.outcome,
      because = excluded.because,
      version_number = excluded.version_number,
      updated_at = excluded.updated_at
  `.execute(db)
}
