import { sql } from 'kysely'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import type { JourneyGraph } from '#journey/graph.ts'
import type { RecordLink } from '#model/api/explanation.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import { escapePattern } from '#model/lib/escape-pattern.ts'
import { itemsOf } from '#model/lib/items-of.ts'

/** Records of each kind that are searched. */
const MAX_RECORDS = 2000

interface Searched {
  id: string
  name: string
  conditions: readonly unknown[]
  text: string
}

/** The draft of a journey and its live version, whose steps may differ. */
const journeyTexts = sql`
  jsonb_build_object(
    'graphs', jsonb_build_array(draft, live), 'exits', jsonb_build_array(exit_condition, live_exit)
  ) as value,
  concat(draft::text, ' ', live::text) as text
  from (
    select
      j.tenant_id, j.id, j.name, j.graph as draft, j.exit_condition,
      v.graph as live, v.exit_condition as live_exit
    from journeys j
    left join journey_versions v
      on v.tenant_id = j.tenant_id and v.journey_id = j.id and v.number = j.live_version
  ) journeys
`

/** Reads the conditions and texts of all records that may name a property. */
async function searchedRecords({
  db,
  tenantId,
}: TenantTx): Promise<(Searched & { entity: string })[]> {
  const read = async (
    entity: string,
    select: ReturnType<typeof sql>,
    conditionsOf: (value: unknown) => readonly unknown[],
  ) =>
    (
      await sql<{ id: string; name: string; value: unknown; text: string | null }>`
        select id, name, ${select} where tenant_id = ${tenantId} order by id limit ${MAX_RECORDS}
      `.execute(db)
    ).rows.map(({ id, name, value, text }) => ({
      entity,
      id,
      name,
      conditions: conditionsOf(value),
      text: text ?? '',
    }))
  const one = (value: unknown) => [value]
  return [
    ...(await read('segment', sql`condition as value, null as text from segments`, one)),
    ...(await read('rule', sql`condition as value, actions::text as text from rules`, one)),
    ...(await read(
      'goal',
      sql`jsonb_build_array(start_event, target_event) as value, null as text from goals`,
      itemsOf,
    )),
    ...(await read('scoring', sql`elements as value, null as text from scorings`, (value) =>
      (value as { condition: unknown }[]).map(({ condition }) => condition),
    )),
    ...(await read('journey', journeyTexts, (value) => {
      const { graphs, exits } = value as { graphs: (JourneyGraph | null)[]; exits: unknown[] }
      const conditions = graphs
        .flatMap((graph) => graph?.nodes ?? [])
        .flatMap(({ kind, given }) => nodeDefinitionOf(kind)?.conditions?.(given) ?? [])
        .map(({ condition }) => condition)
      return [...conditions, ...exits.filter((exit) => exit !== null)]
    })),
    ...(await read(
      'template',
      sql`null as value, concat(subject, ' ', source, ' ', text) as text from templates`,
      () => [],
    )),
  ]
}

/** Texts in which a property is named: a path in an action, or a variable of a template. */
const textNames = (text: string, id: string) =>
  text.includes(`"${id}"`) || new RegExp(`properties\\.${escapePattern(id)}(?![\\w-])`).test(text)

/** The segments, rules, goals, scoring plans, journeys and templates that use a property. */
export async function usesOf(tx: TenantTx, propertyId: string): Promise<RecordLink[]> {
  const { language } = await loadLanguage(tx)
  const path = `profile:properties.${propertyId}`
  const reads = (condition: unknown) =>
    [...language.dependsOn(condition).properties].some(
      (property) => property === path || property.startsWith(`${path}.`),
    )
  return (await searchedRecords(tx))
    .filter(({ conditions, text }) => conditions.some(reads) || textNames(text, propertyId))
    .map(({ entity, id, name }) => ({ entity, id, name: name || id }))
}
