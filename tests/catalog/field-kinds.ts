import { fieldDefinitions } from '#catalog/fields/definitions.ts'
import type { FieldSample } from '#catalog/fields/sample.ts'
import { readKinds } from '#tests/support/read-kinds.ts'

/** Every kind of field, read from the folders of the catalog. */
export const kinds = readKinds<(typeof fieldDefinitions)[number], FieldSample>(
  'fields',
  fieldDefinitions,
  import.meta.glob('/src/catalog/fields/*/{definition,sample}.ts', { eager: true }),
)
