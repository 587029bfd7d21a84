import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { namedIn } from '#catalog/named-in.ts'
import type { JourneyGraph } from '#journey/graph.ts'
import type { NodeWords } from '#journey/kind.ts'
import { entityOf, type EntityId } from '#model/schema/entities.generated.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { loadActionLanguage } from '#engine/rules/load-action-language.ts'
import { namesIn } from '#engine/segments/check-condition.ts'
import type { TenantLanguage } from '#engine/segments/load-language.ts'
import { fieldNamed } from '#model/schema/entity.ts'

/** Loads the names of all records that steps mention, for their descriptions. */
export async function loadWords(
  db: Db,
  tenantId: string,
  conditionLanguage: TenantLanguage,
  { nodes }: JourneyGraph,
): Promise<NodeWords> {
  const conditions = nodes
    .flatMap((node) => nodeDefinitionOf(node.kind)?.conditions?.(node.given) ?? [])
    .map(({ condition }) => condition)
  const { name: nameIn } = await namesIn(db, tenantId, conditionLanguage, conditions)
  const actionLanguage = await loadActionLanguage(db, tenantId)
  const names = new Map<string, string>()
  const references = nodes.flatMap((node) =>
    namedIn(
      { type: 'object', properties: { ...nodeDefinitionOf(node.kind)?.parameters } },
      node.given,
    ),
  )
  for (const entityId of new Set(references.map(({ entity }) => entity))) {
    const entity = entityOf(entityId as EntityId)
    const ids = references.filter((reference) => reference.entity === entityId).map(({ id }) => id)
    const { rows } = await sql<{
      id: string
      name: string
    }>`
      select id::text as id, ${sql.ref(fieldNamed(entity, entity.label).column)}::text as name
      from ${sql.table(entity.table)}
      where tenant_id = ${tenantId} and id::text = any(${ids})
    `.execute(db)
    for (const row of rows) names.set(`${entityId} ${row.id}`, row.name)
  }
  const name = (entity: string, id: string) => names.get(`${entity} ${id}`) ?? id
  return {
    name,
    condition: (condition) =>
      conditionLanguage.language.describe(condition, {
        property: (subject, path) => conditionLanguage.titleOf(subject, path),
        name: nameIn,
      }),
    action: (action) =>
      actionLanguage.describe(action, {
        property: (path) => conditionLanguage.titleOf('profile', `properties.${path}`),
        name,
      }),
  }
}
