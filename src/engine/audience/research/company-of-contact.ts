import { sql } from 'kysely'
import type { Contact, ResearchedCompany, Tenant } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { companyDomainOf, isDisposable } from '#engine/audience/contacts/address-lists.ts'
import { CONSENT_COUNTRIES } from '#engine/audience/contacts/consent-countries.ts'
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

type Fact = ResearchedCompany['facts'][number]

/** Whether consent is required in the country that was read. It holds when all else is forgotten. */
const bindsUs = ({ kind, value }: Fact) => kind === 'country' && CONSENT_COUNTRIES.has(value)

/** The facts of a row without those that only hold until they are forgotten. */
export const bindingFacts = sql<Fact[]>`
  coalesce(
    (
      select jsonb_agg(fact)
      from jsonb_array_elements(facts) fact
      where fact ->> 'kind' = 'country' and fact ->> 'value' = any(${[...CONSENT_COUNTRIES]}::text[])
    ),
    '[]'::jsonb
  )
`

const companiesWithFacts = (db: Db) =>
  db
    .selectFrom('researched_companies')
    .selectAll()
    .where(sql<boolean>`facts <> '[]'::jsonb`)

type Rows = Awaited<ReturnType<ReturnType<typeof companiesWithFacts>['execute']>>

/**
 * The companies by domain, with the facts that may be used at this time: all fresh ones while the
 * organization has account research switched on, and those that bind us always.
 */
const byDomain = (
  rows: Rows,
  { companyResearch: isOn }: Pick<Tenant, 'companyResearch'>,
  now: number,
) =>
  new Map(
    rows.flatMap((row) => {
      const company = toRecord('researched-company', row)
      const isFresh = isOn && row.state === 'done' && (row.expires_at?.getTime() ?? 0) > now
      const facts = isFresh ? company.facts : company.facts.filter(bindsUs)
      return facts.length > 0 ? [[row.domain, { ...company, facts }] as const] : []
    }),
  )

/** The companies of these contacts with usable facts, by domain. */
export async function usableCompanies(
  db: Db,
  tenant: Pick<Tenant, 'companyResearch'>,
  contacts: readonly WithDomain[],
  now: number,
): Promise<Map<string, ResearchedCompany>> {
  const domains = [...new Set(contacts.map(researchDomainOf).filter(Boolean))]
  if (domains.length === 0) return new Map()
  return byDomain(
    await companiesWithFacts(db).where('domain', 'in', domains).execute(),
    tenant,
    now,
  )
}

/** Maximum number of companies that are read at once, for counts over all contacts. */
const MAX = 10_000

/** As `usableCompanies`, for all contacts of the organization. */
export const allUsableCompanies = async (
  db: Db,
  tenant: Pick<Tenant, 'companyResearch'>,
  now: number,
): Promise<Map<string, ResearchedCompany>> =>
  byDomain(await companiesWithFacts(db).orderBy('id').limit(MAX).execute(), tenant, now)
