import type { Contact, ResearchedCompany, Tenant } from '#model/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { companyDomainOf, isDisposable } from '#engine/audience/contacts/address-lists.ts'
import { toRecord } from '#engine/kernel/rows.ts'

type WithDomain = Pick<Contact, 'email' | 'companyDomain'>

/** A host name, with a port only where the web reader may read private hosts. */
const HOST =
  /^(?=.{3,120}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{2,5})?$/

/**
 * The domain whose pages are about the contact's company; empty for addresses of public or
 * disposable mail providers and for what is no host name.
 */
export function researchDomainOf(contact: WithDomain): string {
  const domain = companyDomainOf(contact)
  const isHost = HOST.test(domain) && /[.:]/.test(domain)
  return isHost && !isDisposable(`x@${domain}`) ? domain : ''
}

/** Rows with facts that may be used at this time. */
const usableRows = (db: Db, now: number) =>
  db
    .selectFrom('researched_companies')
    .selectAll()
    .where('state', '=', 'done')
    .where('expires_at', '>', new Date(now))

const byDomain = (rows: readonly { domain: string }[]) =>
  new Map(rows.map((row) => [row.domain, toRecord('researched-company', row)]))

/**
 * The companies of these contacts with usable facts, by domain. Empty while the organization has
 * account research switched off.
 */
export async function usableCompanies(
  db: Db,
  tenant: Pick<Tenant, 'companyResearch'>,
  contacts: readonly WithDomain[],
  now: number,
): Promise<Map<string, ResearchedCompany>> {
  const domains = [...new Set(contacts.map(researchDomainOf).filter(Boolean))]
  if (!tenant.companyResearch || domains.length === 0) return new Map()
  return byDomain(await usableRows(db, now).where('domain', 'in', domains).execute())
}

/** Maximum number of companies that are read at once, for counts over all contacts. */
const MAX = 10_000

/** As `usableCompanies`, for all contacts of the organization. */
export async function allUsableCompanies(
  db: Db,
  tenant: Pick<Tenant, 'companyResearch'>,
  now: number,
): Promise<Map<string, ResearchedCompany>> {
  if (!tenant.companyResearch) return new Map()
  return byDomain(await usableRows(db, now).orderBy('id').limit(MAX).execute())
}
