import { sql } from 'kysely'
import { UNKNOWN_COUNTRY } from '#model/lib/country-names.ts'
import { verdictOf, type ContactInput } from '#engine/audience/contacts/normalize-contact.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { baseRow } from '#engine/kernel/rows.ts'
import type { Db } from '#platform/database/database.ts'
import { jsonb } from '#platform/database/jsonb.ts'

/** The values of a row that was read without a fault. */
export type Cleaned = ContactInput & {
  email: string
  /** An earlier row is of the same person; only the wish to get no email counts. */
  isRepeated?: boolean
}

/** The row of a new contact. */
export function contactRow(engine: Engine, scope: ActorScope, contact: Cleaned, source: string) {
  const {
    email,
    firstName = '',
    lastName = '',
    title = '',
    seniority = '',
    department = '',
    phone = '',
    linkedinUrl = '',
    company = '',
    companyDomain = '',
    industry = '',
    companySize = '',
    city = '',
    country = '',
    timeZone = '',
    language = '',
    custom = {},
    lawfulBasis = '',
    tags = [],
  } = contact
  return {
    ...baseRow(engine, scope),
    email,
    first_name: firstName,
    last_name: lastName,
    title,
    seniority,
    department,
    phone,
    linkedin_url: linkedinUrl,
    company,
    company_domain: companyDomain,
    industry,
    company_size: companySize,
    city,
    country,
    time_zone: timeZone,
    language,
    custom: jsonb(custom),
    lawful_basis: lawfulBasis,
    source: (contact.source || source).slice(0, 200),
    sourced_at: new Date(engine.clock.now()),
    verification: verdictOf(email),
    profile_id: null,
    tags: jsonb(tags),
  }
}

const COLUMNS: [keyof ContactInput, string][] = [
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['title', 'title'],
  ['seniority', 'seniority'],
  ['department', 'department'],
  ['phone', 'phone'],
  ['linkedinUrl', 'linkedin_url'],
  ['company', 'company'],
  ['companyDomain', 'company_domain'],
  ['industry', 'industry'],
  ['companySize', 'company_size'],
  ['city', 'city'],
  ['country', 'country'],
  ['timeZone', 'time_zone'],
  ['language', 'language'],
  ['lawfulBasis', 'lawful_basis'],
]

/** @returns whether a value of the contact changed */
export async function updateContact(
  db: Db,
  engine: Engine,
  row: object & { id: string; custom: Record<string, unknown>; tags: string[] },
  contact: Cleaned,
): Promise<boolean> {
  const before = row as unknown as Record<string, unknown>
  const changes: Record<string, unknown> = {}
  for (const [field, column] of COLUMNS)
    if (
      contact[field] &&
      contact[field] !== before[column] &&
      !(field === 'companyDomain' && before[column]) &&
      !(field === 'country' && contact.country === UNKNOWN_COUNTRY && before[column])
    )
      changes[column] = contact[field]
  const news = Object.entries(contact.custom ?? {}).filter(
    ([name, value]) => String(row.custom[name] ?? '') !== value,
  )
  if (news.length > 0) changes.custom = jsonb({ ...row.custom, ...Object.fromEntries(news) })
  const tags = [...new Set([...row.tags, ...(contact.tags ?? [])])]
  if (tags.length > row.tags.length) changes.tags = jsonb(tags)
  if (Object.keys(changes).length === 0) return false
  await db
    .updateTable('contacts')
    .set({ ...changes, updated_at: new Date(engine.clock.now()), version: sql`version + 1` })
    .where('id', '=', row.id)
    .execute()
  return true
}
