import { sql } from 'kysely'
import type { EventFacts } from '#condition/facts.ts'
import type { JourneyExecutionRow } from '#model/schema/entities.generated.ts'
import type { RowParts } from '#engine/kernel/engine.ts'
import { JOURNEYS } from './enroll.ts'
import type { PreparedVersion } from './load-journeys.ts'
import type { ExecutionState, StepVisit, Advance } from './advance.ts'
import { nameOfNode } from './node-names.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

export const placeOf = (row: JourneyExecutionRow): ExecutionState => ({
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
export async function writeWalks(
  tx: TenantTx<RowParts>,
  walks: readonly (Advance & { version: PreparedVersion })[],
): Promise<void> {
  const { db, engine, tenantId } = tx
  if (walks.length === 0) return
  const now = new Date(engine.clock.now())
  const places = walks.map(({ place }) => ({
    id: place.id,
    node: place.nodeId,
    state: place.state,
    step: at(place.stepEnteredAt),
    due: at(place.dueAt),
    look: at(place.lookFrom),
    visits: place.visits,
    outcome: place.outcome,
    task: place.taskId,
    reason: place.reason,
    ev: place.waitsForEvent,
    ch: place.waitsForChange,
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
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as r(
      id uuid, node text, state text, step timestamptz, due timestamptz, look timestamptz,
      visits jsonb, outcome text, task uuid, reason text, ev boolean, ch boolean
    )
    where e.tenant_id = ${tenantId} and e.id = r.id
  `.execute(db)
  await writeTaken(tx, walks)
}

async function writeTaken(
  { db, engine, tenantId }: TenantTx<RowParts>,
  walks: readonly (Advance & { version: PreparedVersion })[],
) {
  const now = new Date(engine.clock.now())
  const last = new Map<string, StepVisit & { walk: (typeof walks)[number] }>()
  for (const walk of walks)
    for (const one of walk.taken)
      last.set(JSON.stringify([one.executionId, one.nodeId, one.visit]), { ...one, walk })
  const rows = [...last.values()].map(({ walk: { place, version }, ...one }) => {
    const node = version.nodes.get(one.nodeId)
    return {
      id: engine.newId(),
      x: one.executionId,
      j: place.journeyId,
      p: place.profileId,
      v: place.versionNumber,
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
