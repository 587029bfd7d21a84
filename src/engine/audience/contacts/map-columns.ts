import { countryCode } from '#model/lib/country-names.ts'
import { customName } from '#model/schema/custom-name.ts'
import {
  answerOfColumn,
  CLEAR_NAMES,
  KINDS,
  OWNERS,
  VAGUE_NAMES,
  type PartOfContact,
} from './column-names.ts'
import { CONTACT_FIELDS, addressesIn, type ContactField } from './normalize-contact.ts'
import { isHonorific } from './split-name.ts'

type NamedField = ContactField | PartOfContact

const byName = (names: Partial<Record<NamedField, string>>) => {
  const found = new Map<string, NamedField[]>()
  for (const [field, list] of Object.entries(names))
    for (const name of list.split(' ').filter(Boolean))
      found.set(name, [...(found.get(name) ?? []), field as NamedField])
  return found
}
const clear = byName(CLEAR_NAMES)
const vague = byName(VAGUE_NAMES)

/** Letters that have no base letter in Unicode's decomposition. */
const BASE: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' }

/** Normalizes a column name for comparison: lower case, letters and digits only. */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßøæœłđ]/g, (letter) => BASE[letter]!)
    .replace(/[^a-z0-9]/g, '')

/** The name without words that say whose it is, and which of several. */
function shortened(column: string): string {
  const words = column
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .split(/[^\p{L}\p{N}]+/u)
    .map(foldName)
    .filter(Boolean)
  const own = OWNERS.has(words[0]!) && words.length > 1 ? words.slice(1) : words
  return own.filter((word) => !KINDS.has(word)).join('')
}

/** The fields that a column of this name may fill, in three ranks: clear, shortened, vague. */
function ranksOf(column: string): readonly (readonly NamedField[])[] {
  const folded = foldName(column)
  const short = shortened(column)
  return [
    clear.get(folded) ?? [],
    clear.get(short) ?? [],
    vague.get(folded) ?? vague.get(short) ?? [],
  ]
}

/** The contact field for a column of this name, if any. */
export const fieldOfColumn = (column: string): ContactField | undefined => {
  const folded = foldName(column)
  const [field] = clear.get(folded) ?? vague.get(folded) ?? []
  const isField = (CONTACT_FIELDS as readonly (string | undefined)[]).includes(field)
  return isField && !/^na[mv]/.test(folded) ? (field as ContactField) : undefined
}

/** Whether a cell is the name of a column that a file of people has. */
export const isColumnName = (cell: string): boolean =>
  cell.length < 60 &&
  (ranksOf(cell).some((fields) => fields.length > 0) ||
    answerOfColumn(foldName(cell)) !== undefined)

/** Columns of our exports that no import may change. */
const OURS = new Set(
  (
    'id tenantId version createdAt createdBy updatedAt updatedBy profileId sourcedAt verification ' +
    'custom'
  ).split(' '),
)
const isOurs = (columns: readonly string[]) =>
  columns.includes('email') &&
  columns.filter((column) => (CONTACT_FIELDS as readonly string[]).includes(column)).length > 3

const LINKEDIN = /linkedin\.com\/(?:in|pub|sales)\//i

/**
 * Maps CSV columns to contact fields by name and by their values in the sample rows. A field is
 * assigned to the clearest column, of equal ones to the first. Columns with other names become
 * `custom.<name>`, empty ones are omitted. `optOut`, `optIn` and `emailStatus` say that a person
 * wants no email; `fullName` is split, as is a first name of two words if no column has the last
 * name; `lastNamePrefix` and `secondLastName` are joined to the last name, `otherEmail` counts if
 * there is no first address.
 */
export function mapColumns(
  columns: readonly string[],
  sample: readonly (readonly string[])[] = [],
): Record<string, string> {
  const mapping: Record<string, string> = {}
  const taken = new Set<string>()
  const valuesOf = (index: number) =>
    sample.map((row) => row[index] ?? '').filter((value) => value !== '')
  const take = (column: string, field: string) => {
    mapping[column] = field
    taken.add(field)
  }
  const ours = isOurs(columns)
  columns.forEach((column, index) => {
    const values = valuesOf(index)
    const answer = answerOfColumn(foldName(column))
    if (ours && OURS.has(column)) mapping[column] = column === 'custom' ? 'custom' : ''
    else if (answer) mapping[column] = answer
    else if (
      values.length > 0 &&
      values.every((value) => LINKEDIN.test(value)) &&
      !taken.has('linkedinUrl')
    )
      take(column, 'linkedinUrl')
  })
  const ranks = columns.map(ranksOf)
  for (const rank of [0, 1, 2])
    columns.forEach((column, index) => {
      if (mapping[column] !== undefined) return
      const field = ranks[index]![rank]!.find(
        (namedField) =>
          !taken.has(namedField) &&
          holds(namedField, valuesOf(index)) &&
          (rank < 2 || fits(namedField, valuesOf(index), taken)),
      )
      if (field) take(column, field)
      else if (rank < 2 && ranks[index]![rank]!.includes('email')) mapping[column] = 'otherEmail'
    })
  const first = columns.findIndex((column) => mapping[column] === 'firstName')
  if (
    first !== -1 &&
    !taken.has('lastName') &&
    valuesOf(first).some((name) => /\S\s+\S/.test(name))
  )
    take(columns[first]!, 'fullName')
  if (!taken.has('email')) {
    const index = columns.findIndex((_, i) => {
      const values = valuesOf(i)
      return values.length > 0 && values.every((value) => addressesIn(value).length > 0)
    })
    if (index !== -1) take(columns[index]!, 'email')
  }
  columns.forEach((column, index) => {
    if (mapping[column] !== undefined) return
    const isEmpty = /^Column \d+$/.test(column) && valuesOf(index).length === 0
    const name = isEmpty ? '' : customName(column)
    mapping[column] = name && `custom.${name}`
  })
  return mapping
}

const NAMES_OF_PEOPLE = new Set<NamedField>(['firstName', 'lastName', 'fullName'])

/** Whether values can be those of a field: "Last" above dates is no last name. */
const holds = (field: NamedField, values: readonly string[]): boolean =>
  !NAMES_OF_PEOPLE.has(field) || values.length === 0 || values.some((value) => !/\d/.test(value))

/** Whether a vague name means this field, by the other columns and its values. */
function fits(field: NamedField, values: readonly string[], taken: ReadonlySet<string>): boolean {
  if (field === 'firstName') return taken.has('lastName')
  if (field === 'lastName') return taken.has('firstName')
  if (field === 'fullName') return !taken.has('firstName') && !taken.has('lastName')
  if (field === 'country') return values.every((value) => countryCode(value) !== null)
  if (field === 'title') return values.length === 0 || !values.every(isHonorific)
  return true
}
