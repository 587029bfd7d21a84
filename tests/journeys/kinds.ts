import { nodeDefinitions } from '#catalog/nodes/definitions.ts'
import type { NodeSample } from '#catalog/nodes/sample.ts'
import type { NodeDefinition } from '#journey/kind.ts'
import { readKinds, type CatalogKind } from '#tests/support/read-kinds.ts'

export type Kind = CatalogKind<NodeDefinition, NodeSample>

/** Every kind of step, read from the folders of the catalog. */
export const kinds: readonly Kind[] = readKinds(
  'nodes',
  nodeDefinitions,
  import.meta.glob('/src/catalog/nodes/*/{definition,sample}.ts', { eager: true }),
)
