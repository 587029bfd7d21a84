import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import type { Subject } from '#condition/facts.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'
import { readKinds, type CatalogKind } from '#tests/support/read-kinds.ts'

export type Kind = CatalogKind<ConditionDefinition, ConditionSample>

/** Every kind of condition, read from the folders of the catalog. */
export const kinds: readonly Kind[] = readKinds(
  'conditions',
  conditionDefinitions,
  import.meta.glob('/src/catalog/conditions/*/{definition,sample}.ts', { eager: true }),
)

const subjects: readonly Subject[] = ['profile', 'session', 'event']

/** The subjects that a kind of condition may be evaluated against. */
export const subjectsOf = ({ definition: { about } }: Kind): readonly Subject[] =>
  about === 'any' ? subjects : [about]
