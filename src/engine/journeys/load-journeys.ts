import { sql } from 'kysely'
import { eventTypesOf } from '#catalog/conditions/event-types.ts'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import type { Predicate } from '#condition/kind.ts'
import { entryOf, type JourneyGraph, type JourneyNode } from '#journey/graph.ts'
import type { JourneyRow, JourneyVersionRow } from '#model/schema/entities.generated.ts'
import { loadLanguage, type TenantLanguage } from '#engine/segments/load-language.ts'
import { versionedCache } from '#engine/kernel/versioned-cache.ts'

/** Event types; `*` means any. */
export type EventTypes = ReadonlySet<string>

export interface PreparedVersion {
  journeyId: string
  number: number
  nodes: ReadonlyMap<string, JourneyNode>
  exitCondition: unknown
  goalId: string | null
  endsAtGoal: boolean
  /** The compiled form of one of its conditions. */
  predicateFor(condition: unknown): Predicate
  /** Event types that its conditions need. */
  eventTypes: EventTypes
}

/** The entry of a live journey. */
export interface PreparedEntry {
  journeyId: string
  journeyName: string
  number: number
  nodeId: string
  startsAt: number | null
  endsAt: number | null
  event: { judge: Predicate; types: readonly string[] | null; needs: EventTypes } | null
  joins: ReadonlySet<string>
  leaves: ReadonlySet<string>
  lists: ReadonlySet<string>
  who: unknown
  again: 'never' | 'after-leaving' | 'after-days'
  days: number
}

export interface Journeys {
  conditionLanguage: TenantLanguage
  /** Entries of live journeys; callers check the start and end times themselves. */
  entries: readonly PreparedEntry[]
  versionOf(journeyId: string, number: number): PreparedVersion | null
  /** Event types that an execution may wait for. */
  waitsFor: EventTypes
  /** True when an execution may depend on any change of its person. */
  waitsForChanges: boolean
  /** Goals of journeys. */
  goals: ReadonlySet<string>
}

const idsOf = (value: unknown): Set<string> =>
  new Set(
    Array.isArray(value)
      ? value.filter((one): one is string => typeof one === 'string' && one !== '')
      : [],
  )

export function prepareVersion(
  conditionLanguage: TenantLanguage,
  row: Pick<
    JourneyVersionRow,
    'journey_id' | 'number' | 'graph' | 'exit_condition' | 'goal_id' | 'ends_at_goal'
  >,
): PreparedVersion {
  const graph = row.graph as unknown as JourneyGraph
  const judges = new Map<unknown, Predicate>()
  const judge = (condition: unknown) => {
    const known = judges.get(condition) ?? conditionLanguage.evaluator.prepare(condition)
    judges.set(condition, known)
    return known
  }
  const eventTypes = new Set<string>()
  const stepConditions = [
    ...graph.nodes.flatMap((node) => nodeDefinitionOf(node.kind)?.conditions?.(node.given) ?? []),
    ...(row.exit_condition
      ? [{ condition: row.exit_condition, about: 'profile' as const, path: '' }]
      : []),
  ]
  for (const { condition, about } of stepConditions) {
    for (const type of conditionLanguage.language.dependsOn(condition).eventTypes)
      eventTypes.add(type)
    if (about === 'event')
      for (const type of eventTypesOf(condition, conditionLanguage.language.expand) ?? ['*'])
        eventTypes.add(type)
  }
  return {
    journeyId: row.journey_id,
    number: row.number,
    nodes: new Map(graph.nodes.map((node) => [node.id, node])),
    exitCondition: row.exit_condition,
    goalId: row.goal_id,
    endsAtGoal: row.ends_at_goal,
    predicateFor: judge,
    eventTypes,
  }
}

/** How often an entry lets the same person in. */
export function repeatedEntry({
  given: { again, days },
}: JourneyNode): Pick<PreparedEntry, 'again' | 'days'> {
  return {
    again: again === 'after-leaving' || again === 'after-days' ? again : 'never',
    days: typeof days === 'number' ? days : 30,
  }
}

/** What lets people in at an entry. */
export const triggersOf = ({
  given: { event, joins, leaves, lists },
}: JourneyNode): Pick<PreparedEntry, 'joins' | 'leaves' | 'lists'> & { event: unknown } => ({
  event: event ?? null,
  joins: idsOf(joins),
  leaves: idsOf(leaves),
  lists: idsOf(lists),
})

function prepareEntry(
  conditionLanguage: TenantLanguage,
  journey: Pick<JourneyRow, 'id' | 'name' | 'starts_at' | 'ends_at'>,
  { journeyId, number, nodes }: PreparedVersion,
): PreparedEntry[] {
  const node = entryOf({ nodes: [...nodes.values()] })
  if (!node) return []
  const { event, joins, leaves, lists } = triggersOf(node)
  const { who } = node.given
  const types = event ? eventTypesOf(event, conditionLanguage.language.expand) : null
  return [
    {
      journeyId,
      journeyName: journey.name,
      number,
      nodeId: node.id,
      startsAt: journey.starts_at?.getTime() ?? null,
      endsAt: journey.ends_at?.getTime() ?? null,
      event: event
        ? {
            judge: conditionLanguage.evaluator.prepare(event),
            types,
            needs: conditionLanguage.language.dependsOn(event).eventTypes,
          }
        : null,
      joins,
      leaves,
      lists,
      who: who ?? null,
      ...repeatedEntry(node),
    },
  ]
}

/** Event types that the waits of a version need. */
function waitedFor({ nodes }: PreparedVersion, { language }: TenantLanguage): string[] {
  return [...nodes.values()]
    .filter(({ kind }) => nodeDefinitionOf(kind)?.waits)
    .flatMap((node) =>
      (nodeDefinitionOf(node.kind)!.conditions?.(node.given) ?? []).flatMap(
        ({ about, condition }) =>
          about === 'event' ? (eventTypesOf(condition, language.expand) ?? ['*']) : [],
      ),
    )
}

const readsProfiles = ({ nodes, exitCondition }: PreparedVersion) =>
  Boolean(exitCondition) ||
  [...nodes.values()].some(
    (node) =>
      nodeDefinitionOf(node.kind)?.waits &&
      nodeDefinitionOf(node.kind)!
        .conditions?.(node.given)
        .some(({ about }) => about === 'profile'),
  )

/**
 * The tenant's live or paused journeys with compiled conditions, with every version that an
 * execution uses. Executions start with a live version, and publishing one writes the journey,
 * which invalidates the cache; so no version can be missing.
 */
export const loadJourneys = versionedCache(
  ['condition_types', 'property_types', 'journeys', 'journey_versions'],
  async (tx): Promise<Journeys> => {
    const { db, tenantId } = tx
    const conditionLanguage = await loadLanguage(tx)
    const journeys = await db
      .selectFrom('journeys')
      .select(['id', 'name', 'state', 'live_version', 'starts_at', 'ends_at'])
      .where('tenant_id', '=', tenantId)
      .where('state', 'in', ['live', 'paused'])
      .orderBy('id')
      .execute()
    const { rows } =
      journeys.length === 0
        ? { rows: [] }
        : await sql<JourneyVersionRow>`
          select v.*
          from journey_versions v
          join journeys j on j.tenant_id = v.tenant_id and j.id = v.journey_id
          where v.tenant_id = ${tenantId}
            and j.state in ('live', 'paused')
            and (
              v.number = j.live_version
              or exists (
                select
                from journey_executions e
                where e.tenant_id = v.tenant_id
                  and e.journey_id = v.journey_id
                  and e.version_number = v.number
                  and e.state in ('running', 'failed')
              )
            )
        `.execute(db)
    const versions = new Map(
      rows.map((row) => [
        `${row.journey_id} ${row.number}`,
        prepareVersion(conditionLanguage, row),
      ]),
    )
    const versionOf = (journeyId: string, number: number) =>
      versions.get(`${journeyId} ${number}`) ?? null
    const all = [...versions.values()]
    return {
      conditionLanguage,
      versionOf,
      entries: journeys
        .filter(({ state }) => state === 'live')
        .flatMap((journey) => {
          const live = versionOf(journey.id, journey.live_version ?? 0)
          return live ? prepareEntry(conditionLanguage, journey, live) : []
        }),
      waitsFor: new Set(all.flatMap((version) => waitedFor(version, conditionLanguage))),
      waitsForChanges: all.some(readsProfiles),
      goals: new Set(all.flatMap(({ goalId }) => goalId ?? [])),
    }
  },
)

/** Whether people may enter at this time. */
export const isOpenAt = ({ startsAt, endsAt }: PreparedEntry, now: number): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
