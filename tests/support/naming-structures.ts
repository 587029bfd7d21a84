import { actionDefinitions } from '#catalog/actions/definitions.ts'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { nodeDefinitions } from '#catalog/nodes/definitions.ts'
import { referredEntities } from '#condition/references.ts'
import { emptyGraph } from '#journey/graph.ts'
import type { SchemaNode } from '#model/schema/entity.ts'

type IdOf = (entity: string) => string

const refOf = ({ 'x-ref': own, items }: SchemaNode): string | undefined => own ?? items?.['x-ref']
const named = ({ 'x-ref': own }: SchemaNode, id: string): unknown => (own ? id : [id])

/**
 * A condition of every kind that can name a record, naming that one; by the kinds' own
 * declarations.
 */
export const namingConditions = (idOf: IdOf): unknown[] =>
  conditionDefinitions.flatMap(({ id: type, parameters }) =>
    parameters.flatMap(({ id, type: kind, ...more }) => {
      const entity = referredEntities[kind as keyof typeof referredEntities]
      const isList = (more as { multivalued?: boolean }).multivalued === true
      return entity
        ? [{ type, parameterValues: { [id]: isList ? [idOf(entity)] : idOf(entity) } }]
        : []
    }),
  )

/** Actions of every kind that can name a record. */
export const namingActions = (idOf: IdOf): unknown[] =>
  actionDefinitions.flatMap(({ id: type, parameters }) =>
    Object.entries(parameters as Record<string, SchemaNode>).flatMap(([name, node]) =>
      refOf(node) ? [[{ type, parameterValues: { [name]: named(node, idOf(refOf(node)!)) } }]] : [],
    ),
  )

/** Journeys with a step of every kind that can name a record. */
export const namingGraphs = (idOf: IdOf): unknown[] =>
  nodeDefinitions.flatMap(({ id: kind, parameters }) =>
    Object.entries(parameters as Record<string, SchemaNode>).flatMap(([name, node]) => {
      if (!refOf(node)) return []
      const given = { [name]: named(node, idOf(refOf(node)!)) }
      const { nodes } = emptyGraph()
      return [
        {
          nodes:
            kind === 'entry'
              ? nodes.map((one) => (one.kind === 'entry' ? { ...one, given } : one))
              : [
                  nodes[0]!,
                  { id: 'step', kind, name: '', note: '', given, exits: {} },
                  ...nodes.slice(1),
                ],
        },
      ]
    }),
  )

/** Structures of a language that name records of the given ids. */
export const namingStructures: Readonly<Record<string, (idOf: IdOf) => unknown[]>> = {
  condition: namingConditions,
  actions: namingActions,
  'journey-graph': namingGraphs,
}
