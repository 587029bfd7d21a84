import type { ActionDefinition } from '#catalog/actions/action.ts'
import { actionDefinitions } from '#catalog/actions/definitions.ts'
import type { ActionSample } from '#catalog/actions/sample.ts'
import { readKinds, type CatalogKind } from '#tests/support/read-kinds.ts'

export type Kind = CatalogKind<ActionDefinition, ActionSample>

/** Every kind of action, read from the folders of the catalog. */
export const kinds: readonly Kind[] = readKinds(
  'actions',
  actionDefinitions,
  import.meta.glob('/src/catalog/actions/*/{definition,sample}.ts', { eager: true }),
)
