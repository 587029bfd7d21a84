import { message, say } from '#language'
import { domainOf } from '#model/lib/address-domain.ts'
import type { Contact } from '#model/schema/entities.generated.ts'
import { isDisposable, isRoleAddress, meantDomain } from './address-lists.ts'
import { countryCode, UNKNOWN_COUNTRY } from '#model/lib/country-names.ts'
import { personNameFault } from '#model/lib/person-name.ts'
import { sizeBand } from '#model/api/company-size.ts'
import { isZone } from '#model/lib/time-zone.ts'

/** The fields of a contact that users and files fill. */
export const CONTACT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'title',
  'seniority',
  'department',
  'phone',
  'linkedinUrl',
  'company',
  'companyDomain',
  'industry',
  'companySize',
  'city',
  'country',
  'timeZone',
  'language',
  'lawfulBasis',
  'source',
] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactInput = Partial<
  Pick<Contact, ContactField | 'custom' | 'tags' | 'sourcedAt'>
> & {
  /** The column that says that the person wants no email. */
  optOut?: string
  /** Further addresses of the person. */
  otherEmails?: string[]
}

export interface ContactFault {
  column: string
  value: string
  message: string
}

const LIMITS: Partial<Record<ContactField, number>> = {
  firstName: 60,
  lastName: 60,
  title: 120,
  seniority: 40,
  department: 60,
  phone: 40,
  linkedinUrl: 200,
  company: 120,
  companyDomain: 120,
  industry: 80,
  city: 80,
  timeZone: 60,
  source: 200,
}
/**
 * RFC 5321 allows 64 octets before the @; the specification allows at most 100 characters in total.
 */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i

/** A domain in the letters that servers know it by (RFC 5891); unchanged when it is none. */
function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain)) return domain
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : domain
}

/** Longer text is no address. */
const MAX_WRITTEN = 1000

/**
 * Normalizes an address to its key: trimmed, lower case, without "Name <…>" and "mailto:", an
 * internationalized domain in the letters that mail servers read (RFC 5891).
 */
export function normalizeAddress(text: string): string {
  const bare = text
    .slice(0, MAX_WRITTEN)
    .trim()
    .replace(/^mailto:/i, '')
  const open = bare.lastIndexOf('<')
  const inner = open !== -1 && bare.endsWith('>') ? bare.slice(open + 1, -1) : ''
  const address = (inner || bare).trim().toLowerCase()
  const at = address.lastIndexOf('@')
  return at === -1 ? address : address.slice(0, at + 1) + asciiDomain(address.slice(at + 1))
}

/** The addresses in a cell: one, or several with the separators that exports put between them. */
export function addressesIn(text: string): string[] {
  const whole = normalizeAddress(text)
  if (addressFault(whole) === null) return [whole]
  return text
    .slice(0, MAX_WRITTEN)
    .split(/:::|[,;|\n\t]| \/ /)
    .map(normalizeAddress)
    .filter((address) => addressFault(address) === null)
}

/** Explains in an English message why the text is not a deliverable address; null when it is. */
export function addressFault(email: string): string | null {
  if (email === '') return message('The email address is missing.')
  if (email.length > 100) return message('The email address has more than 100 characters.')
  if (/[,;\s]/.test(email)) return message('Enter one email address, without spaces.')
  if (!email.includes('@')) return message('The email address has no @.')
  if (!ADDRESS.test(email) || email.includes('..'))
    return message('This is not a valid email address.')
  return null
}

/** Judges an address without a network request (syntax, role, disposable, typo). */
export function verdictOf(email: string): Contact['verification'] {
  if (addressFault(email)) return 'invalid'
  if (isDisposable(email)) return 'disposable'
  if (isRoleAddress(email)) return 'role'
  return meantDomain(email) ? 'risky' : 'unknown'
}

const isStructure = (value: unknown): boolean => typeof value === 'object' && value !== null

/** "https://www.Bücher.example/about" as a domain. */
const cleanDomain = (text: string): string =>
  asciiDomain(
    text
      .toLowerCase()
      .replace(/^(https?:\/\/)?(www\.)?/, '')
      .replace(/[/?#][\s\S]*/, ''),
  )

/** Keeps text that a spreadsheet would run as a formula unchanged; exports escape it. */
const clean = (text: unknown) =>
  (isStructure(text) ? '' : String(text ?? '')).replace(/(?![\t\n])\p{Cc}/gu, '').trim()

const isName = (field: ContactField) => field === 'firstName' || field === 'lastName'

/** Custom values and tags, as many and as long as a contact keeps. */
function ownValues({
  custom,
  tags,
}: Record<string, unknown>): Pick<ContactInput, 'custom' | 'tags'> {
  const own: Pick<ContactInput, 'custom' | 'tags'> = {}
  if (custom && typeof custom === 'object')
    own.custom = Object.fromEntries(
      Object.entries(custom)
        .slice(0, 100)
        .map(([key, value]) => [key.slice(0, 60), clean(value).slice(0, 2000)]),
    )
  if (Array.isArray(tags))
    own.tags = [...new Set(tags.map((tag) => clean(tag).slice(0, 40)).filter(Boolean))].slice(0, 50)
  return own
}

/**
 * Normalizes one contact: trims values, lowercases the address, converts the country to a code and
 * the size to a band, and derives the company domain from the address.
 * @returns faults that reject the row in `faults`; in `notes` those that only drop a value
 */
export function normalizeContact(raw: Record<string, unknown>): {
  contact: ContactInput & { email: string }
  faults: ContactFault[]
  notes: ContactFault[]
} {
  const faults: ContactFault[] = []
  const notes: ContactFault[] = []
  const email = normalizeAddress(clean(raw.email))
  const fault = addressFault(email)
  if (fault)
    faults.push({ column: 'email', value: clean(raw.email).slice(0, 120), message: say(fault) })
  const contact: ContactInput & { email: string } = { email }
  const note = (column: string, message: string) =>
    notes.push({ column, value: clean(raw[column]).slice(0, 120), message })
  for (const field of CONTACT_FIELDS) {
    if (field === 'email' || raw[field] === undefined) continue
    if (isStructure(raw[field])) {
      faults.push({
        column: field,
        value: '',
        message: say('{title} must be text.', { title: say('This') }),
      })
      continue
    }
    let value = clean(raw[field])
    if (field === 'country') {
      const code = countryCode(value)
      if (code === null)
        note(
          'country',
          say('"{value}" is not a country we know; write its code of two letters, such as DE.', {
            value,
          }),
        )
      contact.country = code ?? UNKNOWN_COUNTRY
    } else if (field === 'companySize') {
      const band = sizeBand(value)
      if (band === null) note('companySize', say('"{value}" says no number of people.', { value }))
      contact.companySize = band ?? ''
    } else if (field === 'timeZone') {
      if (value !== '' && !isZone(value))
        note(
          'timeZone',
          say('"{zone}" is not a time zone; write for example Europe/Berlin.', { zone: value }),
        )
      contact.timeZone = isZone(value) ? value : ''
    } else if (field === 'language') {
      if (value !== '' && !/^[a-z]{2}\b/i.test(value))
        note('language', say('"{value}" is not a language code such as en.', { value }))
      contact.language = /^[a-z]{2}\b/i.test(value) ? value.slice(0, 2).toLowerCase() : ''
    } else if (field === 'lawfulBasis') {
      const basis = value.toLowerCase().replaceAll(' ', '-')
      const known = [
        '',
        'consent',
        'legitimate-interest',
        'existing-customer',
        'contract',
      ].includes(basis)
      if (!known)
        note(
          'lawfulBasis',
          say('"{value}" is not one of {values}.', {
            value,
            values: 'consent, legitimate-interest, existing-customer, contract',
          }),
        )
      contact.lawfulBasis = (known ? basis : '') as Contact['lawfulBasis']
    } else {
      const limit = LIMITS[field]!
      const fault = isName(field) ? personNameFault(String(raw[field] ?? '').trim()) : null
      if (fault) {
        note(field, say(fault, { title: say('The name') }))
        value = ''
      }
      if (value.length > limit) {
        note(field, say('More than {most} characters; the rest was cut.', { most: limit }))
        value = value.slice(0, limit)
      }
      contact[field] = field === 'companyDomain' ? cleanDomain(value) : value
    }
  }
  if (!contact.companyDomain && !fault) contact.companyDomain = domainOf(email)
  Object.assign(contact, ownValues(raw))
  if (raw.optOut) contact.optOut = clean(raw.optOut)
  if (Array.isArray(raw.otherEmails))
    contact.otherEmails = raw.otherEmails
      .slice(0, 20)
      .map((otherEmail) => normalizeAddress(clean(otherEmail)))
      .filter((address) => addressFault(address) === null)
  if (contact.country === UNKNOWN_COUNTRY && countryCode(clean(raw.country)) === null)
    contact.custom = { country: clean(raw.country).slice(0, 2000), ...contact.custom }
  const meant = fault ? null : meantDomain(email)
  if (meant)
    note('email', say('The domain looks misspelled; did you mean {domain}?', { domain: meant }))
  return { contact, faults, notes }
}
