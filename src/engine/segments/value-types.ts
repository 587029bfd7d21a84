import { VALUE_KINDS } from '#condition/value-kinds.ts'
import { entityOf } from '#model/schema/entities.generated.ts'

/** The types of values, with the kind that conditions compare them as; null: by the value itself. */
export const valueTypes = (): { id: string; comparedAs: string | null }[] =>
  (entityOf('property-type').schema.properties.valueType?.enum ?? []).map((id) => ({
    id: String(id),
    comparedAs: VALUE_KINDS[String(id)] ?? null,
  }))
