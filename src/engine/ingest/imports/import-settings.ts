import type { ImportConfig, ImportRun } from '#model/schema/entities.generated.ts'
import type { ImportSettings } from '#model/api/answers/import-answers.ts'

/** The settings of a file that belongs to no saved import. */
const defaults = {
  mapping: {},
  mergingProperty: 'email',
  overwriteExistingProfiles: true,
  propertiesToOverwrite: [],
  columnSeparator: 'auto',
  multiValueSeparator: ';',
} as const satisfies Partial<ImportConfig>

/** How a file is imported. `id` is empty for a file that belongs to no saved import. */
export type EffectiveConfig = ImportConfig

/** The settings of a run: those of its saved import, replaced by those of the file. */
export function effectiveConfig(
  run: Pick<ImportRun, 'fileName' | 'settings'>,
  saved: ImportConfig | null,
  settings: Partial<ImportSettings> | null = null,
): EffectiveConfig {
  return {
    ...({ id: '', name: run.fileName || 'Uploaded file' } as ImportConfig),
    ...defaults,
    ...saved,
    ...run.settings,
    ...settings,
  }
}
