import { createLanguage } from '#condition/language.ts'
import { referencesIn, type Reference } from '#condition/references.ts'
import { isGraph } from '#journey/graph.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { namedInActions } from './actions/named-in-actions.ts'
import { conditionDefinitions } from './conditions/definitions.ts'
import { shippedConditionTypes } from './conditions/shipped-types.ts'
import { nodeDefinitionOf } from './nodes/definitions.ts'

const language = createLanguage(conditionDefinitions, shippedConditionTypes)

/** The records that a field's value names, at any depth. */
export function namedIn(node: SchemaNode, value: unknown): Reference[] {
  if (value === null || value === undefined) return []
  if (node['x-field'] === 'condition') return referencesIn(language, value)
  if (node['x-field'] === 'actions') return namedInActions(value)
  if (node['x-field'] === 'journey-graph')
    return isGraph(value)
      ? value.nodes.flatMap(({ kind, given }) =>
          namedIn({ type: 'object', properties: { ...nodeDefinitionOf(kind)?.parameters } }, given),
        )
      : []
  if (node['x-ref'] && typeof value === 'string' && value !== '')
    return [{ entity: node['x-ref'], id: value }]
  if (Array.isArray(value))
    return node.items ? value.flatMap((one) => namedIn(node.items!, one)) : []
  if (typeof value !== 'object') return []
  const { properties = {}, additionalProperties } = node
  return Object.entries(value).flatMap(([name, one]) => {
    const known =
      properties[name] ??
      (typeof additionalProperties === 'object' ? additionalProperties : undefined)
    return known ? namedIn(known, one) : []
  })
}
