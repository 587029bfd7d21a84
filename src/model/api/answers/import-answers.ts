import type { ImportConfig, ImportRun, PropertyType } from '../../schema/entities.generated.ts'

/** Counts of rows by outcome. */
export type ImportCounts = Pick<
  ImportRun,
  'done' | 'created' | 'updated' | 'unchanged' | 'deleted' | 'refused' | 'partly'
>

export interface RowFault {
  column: string
  value: string
  message: string
}

export type RowError = RowFault & { row: number }

/** The result of a trial import. */
export interface ImportTrial extends ImportCounts {
  /** False: the file has more rows than were checked. */
  whole: boolean
  /** The first ones. */
  errors: RowError[]
  hasMoreErrors: boolean
}

/** How the rows of one file are imported. */
export type ImportSettings = Required<
  Pick<
    ImportConfig,
    | 'mapping'
    | 'mergingProperty'
    | 'overwriteExistingProfiles'
    | 'propertiesToOverwrite'
    | 'multiValueSeparator'
  >
>

/** A property that a file brings along; it is declared when the import starts. */
export interface NewProperty {
  id: string
  name: string
  valueType: NonNullable<PropertyType['valueType']>
}

/** The body of `POST /import-runs/{id}/try` and `/start`. */
export interface ImportChoices {
  settings?: Partial<ImportSettings>
  newProperties?: readonly NewProperty[]
}

/** A property that a column can fill. */
export interface ImportField {
  id: string
  name: string
  valueType: NonNullable<PropertyType['valueType']>
  identifier: boolean
}

/** `GET /import-runs/{id}/preview`: an uploaded file with its first rows and its mapping. */
export interface ImportRunView {
  run: ImportRun
  settings: ImportSettings
  /** Column and the property that it fills; empty for a column that is left out. */
  mapping: Record<string, string>
  guessed: Record<string, string>
  /** Declared properties. */
  fields: ImportField[]
  /** The property that each column without a declared one would become. */
  newProperties: Record<string, NewProperty>
  /** Columns that say who wants no email. */
  refusing: string[]
}
