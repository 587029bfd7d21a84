import { checkToolsAt } from '#condition/check-tools.ts'
import { inSentence, say } from '#language'
import { namedIn } from '#catalog/named-in.ts'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import { problemsOf, shapeFaults, type Problem } from '#journey/check-graph.ts'
import type { JourneyGraph, JourneyNode } from '#journey/graph.ts'
import { entityOf, type EntityId, type Journey } from '#model/schema/entities.generated.ts'
import { fail, type FieldError } from '#model/lib/errors.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { missingRecords } from '#engine/rules/check-rule.ts'
import { loadActionLanguage } from '#engine/rules/load-action-language.ts'
import { namesIn } from '#engine/segments/check-condition.ts'
import { loadLanguage } from '#engine/segments/load-language.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/**
 * @throws ProductError `invalid` for a graph that the editor cannot draw; all other faults may be
 * saved and are shown as problems
 */
export function assertValidGraph(graph: unknown): void {
  if (graph === undefined) return
  const faults = shapeFaults(graph, nodeDefinitionOf)
  const [fault] = faults
  if (fault !== undefined)
    throw fail(
      'invalid',
      say('The steps cannot be kept: {fault}', { fault: fault.message }),
      faults,
    )
}

/** Checks that the editor can draw the steps of journeys. */
export const journeyHooks: EntityHooks<Journey> = {
  validate: async (_db, _scope, { graph }) => assertValidGraph(graph),
}

const conditionsOf = ({ kind, given }: JourneyNode) =>
  nodeDefinitionOf(kind)?.conditions?.(given) ?? []

/** Missing records that steps reference outside of conditions and actions. */
async function missingReferences(
  db: Db,
  tenantId: string,
  { nodes }: JourneyGraph,
): Promise<(FieldError & { nodeId: string })[]> {
  const found: (FieldError & { nodeId: string })[] = []
  for (const [at, node] of nodes.entries()) {
    const kind = nodeDefinitionOf(node.kind)
    if (!kind) continue
    const inactive = new Set(kind.inactiveParameters?.(node.given))
    for (const [name, parameter] of Object.entries(kind.parameters)) {
      if (
        inactive.has(name) ||
        parameter['x-field'] === 'condition' ||
        parameter['x-field'] === 'actions'
      )
        continue
      for (const { entity: entityId, id } of plainReferences(parameter, node.given[name])) {
        const entity = entityOf(entityId as EntityId)
        const { rows } = await sql`
          select 1
          from ${sql.table(entity.table)}
          where tenant_id = ${tenantId} and id::text = ${id}
        `.execute(db)
        if (rows.length === 0)
          found.push({
            nodeId: node.id,
            path: `/graph/nodes/${at}/given/${name}`,
            message: say('The {thing} "{id}" does not exist.', {
              thing: inSentence(entity.title),
              id,
            }),
          })
      }
    }
  }
  return found
}

/** Conditions of ways are checked with the others. */
const plainReferences = (node: Parameters<typeof namedIn>[0], value: unknown) =>
  node.items?.type === 'object' ? [] : namedIn(node, value)

/** All problems that a user should see before publishing these steps. */
export async function problemsIn(
  tx: TenantTx<Pick<Engine, 'clock'>>,
  graph: JourneyGraph,
): Promise<Problem[]> {
  const { db, tenantId } = tx
  const conditionLanguage = await loadLanguage(tx)
  const actionLanguage = await loadActionLanguage(db, tenantId)
  const { exists } = await namesIn(
    db,
    tenantId,
    conditionLanguage,
    graph.nodes.flatMap(conditionsOf).map(({ condition }) => condition),
  )
  const missing = await missingReferences(db, tenantId, graph)
  const inActions: (FieldError & { nodeId: string })[] = []
  for (const [at, node] of graph.nodes.entries())
    for (const { actions, path } of nodeDefinitionOf(node.kind)?.actions?.(node.given) ?? []) {
      const place = `/graph/nodes/${at}/given${path}`
      if (actionLanguage.check(actions, place).length === 0)
        inActions.push(
          ...(await missingRecords(db, tenantId, actions, place)).map((missingRecord) => ({
            ...missingRecord,
            nodeId: node.id,
          })),
        )
    }
  const problems = problemsOf(graph, {
    kindOf: nodeDefinitionOf,
    condition: (condition, about, path) =>
      conditionLanguage.language.check(
        condition,
        about,
        { typeOf: conditionLanguage.typeOf, exists, ...checkToolsAt(conditionLanguage.moment) },
        path,
      ),
    actions: (actions, path) => actionLanguage.check(actions, path),
  })
  const known = new Set(problems.map(({ path }) => path))
  return [
    ...problems,
    ...[...missing, ...inActions]
      .filter(({ path }) => !known.has(path))
      .map((one) => ({ ...one, level: 'error' as const })),
  ]
}
