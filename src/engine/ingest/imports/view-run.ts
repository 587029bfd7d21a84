import type { ImportRunView, NewProperty } from '#model/api/answers/import-answers.ts'
import type { ImportRun } from '#model/schema/entities.generated.ts'
import type { PropertyTypes } from '#engine/audience/profiles/apply-traits.ts'
import { guessType } from './guess-type.ts'
import type { EffectiveConfig } from './import-settings.ts'
import { guessMapping, mappingFor } from './map-properties.ts'
import { DELETES, ID_TARGETS, refusingColumns } from './read-row.ts'

/** The file's first rows, its mapping, and what its columns can become. */
export function viewOf(
  run: ImportRun,
  config: EffectiveConfig,
  types: PropertyTypes,
): ImportRunView {
  const columns = run.columns ?? []
  const sample = run.sample ?? []
  const mapping = mappingFor(run, config.mapping ?? {}, types)
  const built = new Set<string>(['email', ...ID_TARGETS, DELETES])
  const newProperties: Record<string, NewProperty> = {}
  columns.forEach((column, at) => {
    const id = mapping[column]
    if (!id || built.has(id) || types.byIncoming.has(id)) return
    newProperties[column] = {
      id,
      name: column.trim().slice(0, 40) || id,
      valueType: guessType(sample.map((row) => row[at] ?? '')),
    }
  })
  return {
    run,
    settings: {
      mapping: config.mapping ?? {},
      mergingProperty: config.mergingProperty ?? 'email',
      overwriteExistingProfiles: config.overwriteExistingProfiles !== false,
      propertiesToOverwrite: config.propertiesToOverwrite ?? [],
      multiValueSeparator: config.multiValueSeparator ?? ';',
    },
    mapping,
    guessed: guessMapping(run, types),
    fields: [...types.byId.values()].map(({ id, name, value_type, identifier }) => ({
      id,
      name,
      valueType: value_type,
      identifier,
    })),
    newProperties,
    refusing: refusingColumns({ columns, mapping: {} }),
  }
}
