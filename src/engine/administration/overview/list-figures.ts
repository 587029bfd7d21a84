import { sql, type RawBuilder } from 'kysely'
import { listFigures, type FigureEntity, type Figures } from '#model/schema/list-figures.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'

interface FigureRequest {
  tenantId: string
  ids: readonly string[]
  /** The time so many days ago. */
  daysAgo(days: number): Date
}

/** One row for each record that has any, with its id and its figures by name. */
const statements: Record<
  FigureEntity,
  (asked: FigureRequest) => RawBuilder<Figures & { id: string }>
> = {
  segment: ({ tenantId, ids, daysAgo }) => sql`
    select
      segment_id as id,
      (count(*) filter (where left_at is null))::int as members,
      (
        count(*) filter (where left_at is null and entered_at >= ${daysAgo(7)})
        - count(*) filter (where left_at is not null and entered_at < ${daysAgo(7)})
      )::int as change
    from segment_members
    where tenant_id = ${tenantId} and segment_id = any(${ids}::text[])
      and (left_at is null or left_at >= ${daysAgo(7)})
    group by segment_id
  `,
  'user-list': ({ tenantId, ids }) => sql`
    select list_id as id, count(*)::int as members
    from list_members
    where tenant_id = ${tenantId} and list_id = any(${ids}::text[])
    group by list_id
  `,
  journey: ({ tenantId, ids, daysAgo }) => sql`
    select
      journey_id as id,
      (count(*) filter (where state = 'running'))::int as inside,
      (count(*) filter (where entered_at >= ${daysAgo(7)}))::int as entered
    from journey_executions
    where tenant_id = ${tenantId} and journey_id = any(${ids}::text[])
    group by journey_id
  `,
  goal: ({ tenantId, ids, daysAgo }) => sql`
    select goal_id as id, count(*)::int as reached
    from goal_reaches
    where tenant_id = ${tenantId} and goal_id = any(${ids}::text[])
      and reached_at >= ${daysAgo(30)}
    group by goal_id
  `,
  rule: ({ tenantId, ids }) => sql`
    select rule_id as id, executions::int as runs
    from rule_stats
    where tenant_id = ${tenantId} and rule_id = any(${ids}::text[])
  `,
}

/** The figures of these records that their list shows, by id; records that do not exist have none. */
export async function readListFigures(
  { database, stores, clock }: Engine,
  scope: ActorScope,
  entity: FigureEntity,
  asked: readonly string[],
): Promise<Record<string, Figures>> {
  if (asked.length === 0) return {}
  const { tenantId } = scope
  const store = stores.of(entity)
  const listResult = await store.list(scope, {
    filter: { id: asked },
    range: [0, asked.length - 1],
  })
  const ids = listResult.rows.map(({ id }) => String(id))
  if (ids.length === 0) return {}
  const counted = await database.tenant(tenantId, (db) =>
    statements[entity]({
      tenantId,
      ids,
      daysAgo: (days) => new Date(clock.now() - days * DAY_MS),
    }).execute(db),
  )
  const figures = listFigures[entity]
  const usages = figures.some(({ name }) => name === 'uses')
    ? await store.severalUsedBy(scope, ids)
    : undefined
  return Object.fromEntries(
    ids.map((id) => {
      const row: Figures | undefined = counted.rows.find((candidate) => candidate.id === id)
      const uses = (usages?.get(id) ?? [])
        .filter(({ chosen }) => chosen)
        .reduce((sum, { count }) => sum + count, 0)
      const valueOf = (name: string) => (name === 'uses' ? uses : (row?.[name] ?? 0))
      return [id, Object.fromEntries(figures.map(({ name }) => [name, valueOf(name)]))]
    }),
  )
}
