import { withoutGuard } from '#model/lib/write-csv.ts'
import { customName } from '#model/schema/custom-name.ts'
import { isObject } from '#model/lib/is-object.ts'
import { refusesEmail, type AnswerTarget } from './column-names.ts'
import { foldName } from './map-columns.ts'
import { addressesIn, CONTACT_FIELDS } from './normalize-contact.ts'
import { splitName } from './split-name.ts'

/** One row of a file or a list, by contact field. */
export type RawContact = Record<string, unknown>

const ANSWERS: readonly string[] = ['optOut', 'optIn', 'emailStatus'] satisfies AnswerTarget[]

/** The object in a cell of our exports. */
function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function tagsIn(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return value.map(String)
  } catch {
    // Other programs join them.
  }
  return text.split(/:::|[,;|]/).map((tag) => tag.trim())
}

/** A last name with its parts from other columns, unless it has them. */
function wholeLastName(name: string, prefix = '', second = ''): string {
  const lower = ` ${name.toLowerCase()} `
  const before = lower.startsWith(` ${prefix.toLowerCase()} `) ? '' : prefix
  const after = lower.endsWith(` ${second.toLowerCase()} `) ? '' : second
  return [before, name, after].filter(Boolean).join(' ')
}

/** The values of a row by contact field. A field that several columns fill has the first value. */
export function rawOf(
  columns: readonly string[],
  mapping: Readonly<Record<string, string>>,
  row: readonly string[],
  countries: Readonly<Record<string, string>> = {},
): RawContact {
  const raw: RawContact = {}
  const custom: Record<string, unknown> = {}
  const addresses: string[] = []
  const parts: Partial<Record<string, string>> = {}
  columns.forEach((column, index) => {
    const field = mapping[column]
    const value = withoutGuard(row[index] ?? '')
    if (!field || value === '') return
    if (ANSWERS.includes(field)) {
      if (refusesEmail(field as AnswerTarget, foldName(value), value)) raw.optOut ??= column
      const answered = customName(column)
      if (answered) custom[answered] ??= value
    } else if (field === 'fullName' || field === 'fullNameLastFirst') {
      const { firstName, lastName } = splitName(value, field === 'fullNameLastFirst')
      raw.firstName ??= firstName
      raw.lastName ??= lastName
    } else if (field === 'lastNamePrefix' || field === 'secondLastName') parts[field] ??= value
    else if (field === 'email' || field === 'otherEmail') {
      addresses.push(...addressesIn(value))
      if (field === 'email') raw.email ??= value
    } else if (field === 'custom') Object.assign(custom, objectIn(value))
    else if (field === 'tags') raw.tags ??= tagsIn(value)
    else if (field === 'country') raw.country ??= countries[value] ?? value
    else if (field.startsWith('custom.')) custom[field.slice(7)] ??= value
    else if ((CONTACT_FIELDS as readonly string[]).includes(field)) raw[field] ??= value
  })
  if (typeof raw.lastName === 'string')
    raw.lastName = wholeLastName(raw.lastName, parts.lastNamePrefix, parts.secondLastName)
  const [email, ...others] = new Set(addresses)
  if (email) raw.email = email
  if (others.length > 0) {
    raw.otherEmails = others
    custom.other_emails ??= others.join(', ')
  }
  if (Object.keys(custom).length > 0) raw.custom = custom
  return raw
}
