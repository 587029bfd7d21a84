import { domainOf } from '#model/lib/address-domain.ts'
import { UNKNOWN_COUNTRY } from '#model/lib/country-names.ts'
import type { Contact } from '#model/schema/entities.generated.ts'

/**
 * Countries whose law requires consent before a first business email (Germany, UWG section 7). What
 * is not understood may be one of them.
 */
export const CONSENT_COUNTRIES: ReadonlySet<string> = new Set(['DE', UNKNOWN_COUNTRY])

/**
 * The country by whose law a person may be written to: the contact's, also as it was read on the
 * company's pages, otherwise that of a domain whose country requires consent.
 */
export function lawOf(contact: Pick<Contact, 'country' | 'companyDomain' | 'email'>): string {
  if (contact.country) return contact.country
  const endings = [contact.companyDomain, domainOf(contact.email)].map((domain) =>
    domain.slice(domain.lastIndexOf('.') + 1).toUpperCase(),
  )
  return endings.find((ending) => CONSENT_COUNTRIES.has(ending)) ?? ''
}
