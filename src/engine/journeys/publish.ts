import { say } from '#language'
import { sql } from 'kysely'
import { compareGraphs, type JourneyGraph } from '#journey/graph.ts'
import type { Problem } from '#journey/check-graph.ts'
import type { Journey } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import { conditionFaults } from '#engine/segments/check-condition.ts'
import { problemsIn, assertValidGraph } from './check-journey.ts'
import { shownNameOfNode } from './node-names.ts'
import { lockMemberships } from '#engine/kernel/locks.ts'
import { inTenant, inScope, type TenantTx, type ScopedTx } from '#engine/kernel/tenant-tx.ts'
import { jsonb } from '#platform/database/jsonb.ts'

/** @throws ProductError `not_found` */
export async function journeyOf({ db, engine, scope }: ScopedTx, id: string): Promise<Journey> {
  const journey = await engine.stores.of('journey').get(scope, id, { db })
  if (!journey) throw fail('not_found', 'There is no such journey.')
  return journey
}

export const graphOf = (journey: Pick<Journey, 'graph'>): JourneyGraph =>
  journey.graph as unknown as JourneyGraph

/**
 * The problems of a draft, or of unsaved steps.
 * @throws ProductError `not_found`, `invalid` for an invalid graph
 */
export async function checkJourney(
  engine: Engine,
  scope: ActorScope,
  id: string,
  graph?: unknown,
): Promise<{ problems: Problem[] }> {
  assertValidGraph(graph)
  return inScope(engine, scope, async (tx) => {
    const journey = await journeyOf(tx, id)
    return {
      problems: await problemsOfJourney(tx, {
        ...journey,
        graph: (graph ?? journey.graph) as Journey['graph'],
      }),
    }
  })
}

async function problemsOfJourney(tx: TenantTx, journey: Journey): Promise<Problem[]> {
  const whole = journey.exitCondition
    ? await conditionFaults(tx, journey.exitCondition, 'profile', '/exitCondition')
    : []
  return [
    ...(await problemsIn(tx, graphOf(journey))),
    ...whole.map((fieldError) => ({ ...fieldError, nodeId: '', level: 'error' as const })),
  ]
}

export interface PublishPreview {
  problems: Problem[]
  changes: ReturnType<typeof compareGraphs>
  /** The number of people per step, and whether the draft still contains the step. */
  people: { nodeId: string; name: string; here: number; remains: boolean }[]
}

/** The graph of a published version; empty for a journey that was never published. */
export async function versionGraph(
  db: Db,
  tenantId: string,
  journeyId: string,
  number: number | null,
): Promise<JourneyGraph> {
  const row =
    number === null
      ? undefined
      : await db
          .selectFrom('journey_versions')
          .select('graph')
          .where('tenant_id', '=', tenantId)
          .where('journey_id', '=', journeyId)
          .where('number', '=', number)
          .executeTakeFirst()
  return (row?.graph as unknown as JourneyGraph | undefined) ?? { nodes: [] }
}

/** Previews the effect of publishing the draft on people in the journey. */
export const previewPublish = (
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<PublishPreview> =>
  inScope(engine, scope, async (tx) => publishEffects(tx, scope, await journeyOf(tx, id)))

/** `previewPublish` of a journey with the given draft, which may be unsaved. */
export async function publishEffects(
  tx: TenantTx,
  scope: ActorScope,
  journey: Journey,
): Promise<PublishPreview> {
  const { db, tenantId } = tx
  const live = await versionGraph(db, tenantId, journey.id, journey.liveVersion)
  const draft = graphOf(journey)
  const { rows } = await sql<{
    node_id: string
    n: string
  }>`
    select node_id, count(*) as n
    from journey_executions
    where tenant_id = ${tenantId} and journey_id = ${journey.id} and state = 'running'
    group by node_id
  `.execute(db)
  const draftNodes = new Map(draft.nodes.map((node) => [node.id, node]))
  const was = new Map(live.nodes.map((node) => [node.id, node]))
  return {
    problems: await problemsOfJourney(tx, journey),
    changes: compareGraphs(live, draft),
    people: rows.map((row) => ({
      nodeId: row.node_id,
      name: shownNameOfNode(draftNodes.get(row.node_id) ?? was.get(row.node_id)) || row.node_id,
      here: Number(row.n),
      remains:
        draftNodes.get(row.node_id)?.kind ===
          (was.get(row.node_id)?.kind ?? draftNodes.get(row.node_id)?.kind) &&
        draftNodes.has(row.node_id),
    })),
  }
}

export interface PublishingJourney {
  note?: string
  people?: 'stay' | 'move'
  /** The version of the draft that was reviewed; null for whatever the draft is now. */
  version?: number | null
}

/**
 * Publishes the draft as the version for new people. People in the journey stay on their version
 * (`stay`), or continue at the same step of the new one (`move`), with times counted from their
 * arrival at the step. People at a step that is gone or of another kind stay.
 * @throws ProductError `not_found`; `invalid` with the path of each error; `conflict` with the
 * current record when it is not the version that was reviewed
 */
export async function publishJourney(
  engine: Engine,
  scope: ActorScope,
  id: string,
  { note = '', people = 'stay', version = null }: PublishingJourney,
): Promise<Journey> {
  const { tenantId } = scope
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    await lockMemberships(db, tenantId, 'exclusive')
    const store = engine.stores.of('journey')
    const journey = await store.lock(scope, id, version, { db })
    const errors = (await problemsOfJourney(tx, journey)).filter(({ level }) => level === 'error')
    const [problem] = errors
    if (problem !== undefined)
      throw fail(
        'invalid',
        say('The journey cannot be published: {fault}', { fault: problem.message }),
        errors.map(({ path, message }) => ({ path, message })),
      )
    const last = await db
      .selectFrom('journey_versions')
      .select(({ fn }) => fn.max('number').as('n'))
      .where('tenant_id', '=', tenantId)
      .where('journey_id', '=', id)
      .executeTakeFirst()
    const number = Number(last?.n ?? 0) + 1
    await db
      .insertInto('journey_versions')
      .values({
        ...baseRow(engine, scope),
        created_by: scope.actor.name,
        updated_by: scope.actor.name,
        journey_id: id,
        number,
        note: note.slice(0, 200),
        graph: jsonb(journey.graph),
        exit_condition: journey.exitCondition === null ? null : jsonb(journey.exitCondition),
        goal_id: journey.goalId,
        ends_at_goal: journey.endsAtGoal,
      })
      .execute()
    const moved = people === 'move' ? await movePeople(tx, journey, number) : 0
    await engine.stores.note(
      scope,
      {
        action: 'update',
        entity: 'journey',
        entityId: id,
        summary:
          `version ${number} was published` +
          (moved > 0 ? `; ${moved} ${moved === 1 ? 'person' : 'people'} inside moved to it` : ''),
        facts: { version: number, people, moved, note },
      },
      { db },
    )
    return store.update(
      scope,
      id,
      null,
      {
        state: journey.state === 'paused' ? 'paused' : 'live',
        liveVersion: number,
        publishedAt: new Date(engine.clock.now()).toISOString(),
      },
      { db, isEdit: false },
    )
  })
}

/** Moves people at a step that the new version contains with the same kind, and wakes them. */
async function movePeople(
  { db, engine, tenantId }: TenantTx,
  journey: Journey,
  number: number,
): Promise<number> {
  const kinds = graphOf(journey).nodes.map(({ id, kind }) => ({ id, kind }))
  const { rows } = await sql<{
    id: string
  }>`
    update journey_executions e
    set
      version_number = ${number},
      due_at = ${new Date(engine.clock.now())},
      -- Who reached the goal of an earlier version has not reached another one.
      converted_at = case
        when v.goal_id is not distinct from ${journey.goalId ?? null}::text then e.converted_at
      end
    from
      journey_versions v,
      jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as r(id text, kind text)
    where e.tenant_id = ${tenantId}
      and e.journey_id = ${journey.id}
      and e.state = 'running'
      and v.tenant_id = e.tenant_id
      and v.journey_id = e.journey_id
      and v.number = e.version_number
      and r.id = e.node_id
      and jsonb_path_exists(
        v.graph,
        '$.nodes[*] ? (@.id == $id && @.kind == $kind)',
        jsonb_build_object('id', r.id, 'kind', r.kind)
      )
    returning e.id
  `.execute(db)
  return rows.length
}
