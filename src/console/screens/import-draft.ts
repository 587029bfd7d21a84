import type {
  ImportChoices,
  ImportRunView,
  ImportTrial,
  NewProperty,
} from '#model/api/answers/import-answers.ts'

/** Mapping of the column that marks people to delete. */
export const DELETES = '$delete'
export const IDS = ['email', 'userId', 'anonymousId', 'profileId'] as const

/** The choices for a file before it is imported. */
export interface ImportDraft {
  /** Column and its property; empty for a skipped one. */
  mapping: Readonly<Record<string, string>>
  /** Properties to declare, by column. */
  created: Readonly<Record<string, NewProperty>>
  matchBy: string
  overwrites: boolean
  listSeparator: string
}

/**
 * The first draft for a file: its guessed mapping. Columns without a declared property become new
 * ones if the first rows have a value, and are skipped otherwise.
 */
export function draftOf({ run, settings, mapping, newProperties }: ImportRunView): ImportDraft {
  const columns = run.columns ?? []
  const hasValue = (column: string) => {
    const at = columns.indexOf(column)
    return (run.sample ?? []).some((row) => (row[at] ?? '').trim() !== '')
  }
  const created = Object.fromEntries(
    Object.entries(newProperties).filter(([column]) => hasValue(column)),
  )
  return {
    mapping: Object.fromEntries(
      columns.map((column) => [
        column,
        newProperties[column] && !created[column] ? '' : (mapping[column] ?? ''),
      ]),
    ),
    created,
    matchBy: settings.mergingProperty,
    overwrites: settings.overwriteExistingProfiles,
    listSeparator: settings.multiValueSeparator,
  }
}

/** The properties that identify people and that a column fills. */
export const keysOf = ({ fields }: ImportRunView, { mapping }: ImportDraft): string[] => {
  const filled = new Set(Object.values(mapping))
  return [...IDS, ...fields.filter(({ identifier }) => identifier).map(({ id }) => id)].filter(
    (id) => filled.has(id),
  )
}

/** The property to match by: the chosen one if a column fills it, else the first that one fills. */
export function matchByOf(view: ImportRunView, draft: ImportDraft): string | null {
  const keys = keysOf(view, draft)
  return keys.includes(draft.matchBy) ? draft.matchBy : (keys[0] ?? null)
}

/** The property that two columns fill; null if there is none. */
export function filledTwice({ mapping }: ImportDraft): string | null {
  const seen = new Set<string>()
  for (const id of Object.values(mapping)) {
    if (id && seen.has(id)) return id
    seen.add(id)
  }
  return null
}

/** The body of a test run and of the import. */
export const choicesOf = (view: ImportRunView, draft: ImportDraft): ImportChoices => ({
  settings: {
    mapping: { ...draft.mapping },
    mergingProperty: matchByOf(view, draft) ?? 'email',
    overwriteExistingProfiles: draft.overwrites,
    multiValueSeparator: draft.listSeparator || ';',
  },
  newProperties: Object.entries(draft.created)
    .filter(([column, { id }]) => draft.mapping[column] === id)
    .map(([, property]) => property),
})

/**
 * How many people an import changes, by its test run. If only a part of the rows was tested, the
 * untested ones are counted as accepted.
 */
export function importedBy(trial: ImportTrial, total: number): number {
  const { created, updated, deleted, done } = trial
  return created + updated + deleted + Math.max(0, total - done)
}
