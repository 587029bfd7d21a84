import { readdirSync } from 'node:fs'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import type { Subject } from '#condition/facts.ts'
import type { ConditionDefinition } from '#condition/kind.ts'
import type { ConditionSample } from '#condition/sampling/condition-sample.ts'

export interface Kind {
  folder: string
  definition: ConditionDefinition
  sample: ConditionSample
}

const FOLDER = 'src/catalog/conditions'

const definitions = import.meta.glob<Record<string, unknown>>(
  '/src/catalog/conditions/*/definition.ts',
  { eager: true },
)
const samples = import.meta.glob<{ sample: ConditionSample }>(
  '/src/catalog/conditions/*/sample.ts',
  { eager: true },
)

function kindIn(folder: string): Kind {
  const exported = Object.values(definitions[`/${FOLDER}/${folder}/definition.ts`] ?? {})
  const definition = conditionDefinitions.find((one) => exported.includes(one))
  const sample = samples[`/${FOLDER}/${folder}/sample.ts`]?.sample
  if (!definition) throw new Error(`${FOLDER}/definitions.ts does not list ${folder}`)
  if (!sample) throw new Error(`${FOLDER}/${folder}/sample.ts exports no sample`)
  return { folder, definition, sample }
}

/** Every kind of condition, read from the folders of the catalog. */
export const kinds: readonly Kind[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => kindIn(one.name))

const subjects: readonly Subject[] = ['profile', 'session', 'event']

/** The subjects that a kind of condition may be evaluated against. */
export const subjectsOf = ({ definition: { about } }: Kind): readonly Subject[] =>
  about === 'any' ? subjects : [about]
