import { lowerFirst, upperFirst } from '#model/lib/first-letter.ts'
import { asciiWords } from '#model/schema/camel-name.ts'
import { fieldOfColumn, foldName } from '#engine/audience/contacts/map-columns.ts'
import { isUuid } from '#model/lib/ids.ts'
import type { ImportRun } from '#model/schema/entities.generated.ts'
import type { PropertyTypes } from '#engine/audience/profiles/apply-traits.ts'

/** Ids that a column may hold, in addition to properties. */
const IDS: Record<string, string> = {
  userid: 'userId',
  externalid: 'userId',
  customerid: 'userId',
  anonymousid: 'anonymousId',
  profileid: 'profileId',
}
/** Columns of our exports that are no properties of a person. */
const OURS = new Set([
  'version',
  'tenantid',
  'createdat',
  'createdby',
  'updatedat',
  'updatedby',
  'firstseenat',
  'lastseenat',
  'systemproperties',
  'anonymous',
  'tags',
  'segments',
])

const camelCase = (column: string) => {
  const joined = asciiWords(column)
    .map((word, at) => {
      if (at === 0) return /^[A-Z0-9]+$/.test(word) ? word.toLowerCase() : lowerFirst(word)
      return upperFirst(word)
    })
    .join('')
  return joined.slice(0, 100)
}

/** A name as it is compared; one without Latin letters in its own lower case. */
const fold = (name: string): string => foldName(name) || name.trim().toLowerCase()

type ImportedFile = Pick<ImportRun, 'columns' | 'sample'>

/** Whether a column "id" may hold ids of our profiles; other programs have other ids. */
function mayHoldOurIds({ columns = [], sample = [] }: ImportedFile, column: string): boolean {
  const at = columns.indexOf(column)
  return sample.every((row) => !row[at] || isUuid(row[at]))
}

/**
 * Maps columns of a file to properties of a person by name: declared properties and names mapped to
 * them, then common aliases, otherwise the column's own name. Empty omits a column; a property is
 * assigned to the first matching column only.
 */
export function guessMapping(
  file: ImportedFile,
  types: PropertyTypes,
  columns: readonly string[] = file.columns ?? [],
): Record<string, string> {
  const declared = new Map<string, string>()
  for (const [incoming, { id }] of types.byIncoming) declared.set(fold(incoming), id)
  for (const [id, { name }] of types.byId)
    if (!declared.has(fold(name))) declared.set(fold(name), id)
  const mapping: Record<string, string> = {}
  const taken = new Set<string>()
  for (const column of columns) {
    const folded = fold(column)
    const found =
      folded === 'email'
        ? 'email'
        : (declared.get(folded) ??
          (folded === 'id' && mayHoldOurIds(file, column) ? 'profileId' : IDS[folded]) ??
          (OURS.has(folded) ? '' : (fieldOfColumn(column) ?? camelCase(column))))
    mapping[column] = taken.has(found) ? '' : found
    if (found) taken.add(found)
  }
  return mapping
}

/** The mapping for a file: chosen entries, and guesses for the other columns. */
export function mappingFor(
  file: ImportedFile,
  chosen: Readonly<Record<string, unknown>>,
  types: PropertyTypes,
): Record<string, string> {
  const { columns = [] } = file
  const guessed = guessMapping(
    file,
    types,
    columns.filter((column) => typeof chosen[column] !== 'string'),
  )
  const used = new Set(
    columns.map((column) => chosen[column]).filter((name) => typeof name === 'string'),
  )
  const nameFor = (column: string) => {
    const name = chosen[column]
    if (typeof name === 'string') return name
    return used.has(guessed[column]!) ? '' : guessed[column]!
  }
  return Object.fromEntries(columns.map((column) => [column, nameFor(column)]))
}
