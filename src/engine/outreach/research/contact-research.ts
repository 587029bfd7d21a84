import { loadCampaign } from '#engine/outreach/load-campaign.ts'
import { sql } from 'kysely'
import type { CampaignResearch, ContactResearch } from '#model/api/company-research.ts'
import type { Tenant } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { bindingFacts, researchDomainOf } from '#engine/audience/research/company-of-contact.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { lockResearch } from '#engine/kernel/locks.ts'
import { chunks, loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { inScope, inTenant } from '#engine/kernel/tenant-tx.ts'
import type { Db } from '#platform/database/database.ts'
import { leftToday } from '#engine/audience/research/budget.ts'
import { domainsOfCampaign, requestResearch } from '#engine/audience/research/request-research.ts'
import { screenCompany } from './screen-company.ts'

async function domainOfContact(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom('contacts')
    .select(['email', 'company_domain'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such contact.')
  return researchDomainOf({ email: row.email, companyDomain: row.company_domain })
}

const tenantOf = async (db: Db, { tenantId }: ActorScope): Promise<Tenant> =>
  toRecord('tenant', await loadTenant(db, tenantId))

async function view(
  db: Db,
  engine: Engine,
  scope: ActorScope,
  domain: string,
): Promise<ContactResearch> {
  const now = engine.clock.now()
  const tenant = await tenantOf(db, scope)
  const row = domain
    ? await db
        .selectFrom('researched_companies')
        .selectAll()
        .where('domain', '=', domain)
        .executeTakeFirst()
    : undefined
  const company = row && toRecord('researched-company', row)
  const isExpired = Boolean(company?.expiresAt && Date.parse(company.expiresAt) <= now)
  const common = {
    isOn: tenant.companyResearch,
    domain,
    leftToday: await leftToday(db, tenant, now),
  }
  if (!company || isExpired)
    return { ...common, state: 'none', facts: [], error: '', fetchedAt: null, expiresAt: null }
  const { state, facts, error, fetchedAt, expiresAt } = company
  return { ...common, state, facts, error, fetchedAt, expiresAt }
}

/**
 * The stored facts about a contact's company.
 * @throws ProductError `not_found`
 */
export const viewContactResearch = (
  engine: Engine,
  scope: ActorScope,
  contactId: string,
): Promise<ContactResearch> =>
  engine.database.tenant(scope.tenantId, async (db) =>
    view(db, engine, scope, await domainOfContact(db, contactId)),
  )

/**
 * Reads the company of a contact again, also when its facts are fresh or were forgotten.
 * @throws ProductError `not_found`, `wrong_state` while account research is off, for an address at
 * a public mail provider, and when today's budget is used up
 */
export async function researchContact(
  engine: Engine,
  scope: ActorScope,
  contactId: string,
): Promise<ContactResearch> {
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const domain = await domainOfContact(db, contactId)
    const tenant = await tenantOf(db, scope)
    if (!tenant.companyResearch)
      throw fail('wrong_state', 'Turn on account research in the account settings first.')
    if (!domain)
      throw fail(
        'wrong_state',
        'The address belongs to an email provider. Enter the company’s domain in the contact.',
      )
    if ((await leftToday(db, tenant, engine.clock.now())) === 0)
      throw fail(
        'wrong_state',
        'Today’s companies are used up. Try again tomorrow, or raise the number in the account settings.',
      )
    await requestResearch(tx, [domain], { isForced: true })
    return view(db, engine, scope, domain)
  })
}

/**
 * Deletes the facts about the contact's company, which is read again only on request. A country
 * whose law requires consent stays: forgetting must not allow an email.
 * @throws ProductError `not_found`
 */
export async function forgetCompany(
  engine: Engine,
  scope: ActorScope,
  contactId: string,
): Promise<ContactResearch> {
  return inTenant(engine, scope.tenantId, async (tx) => {
    const { db } = tx
    const domain = await domainOfContact(db, contactId)
    await lockResearch(db, scope.tenantId)
    const forgotten = await db
      .updateTable('researched_companies')
      .set({
        state: 'forgotten',
        facts: bindingFacts,
        error: '',
        fetched_at: null,
        expires_at: null,
        job_id: null,
        urgent: false,
        updated_at: new Date(engine.clock.now()),
        version: sql`version + 1`,
      })
      .where('domain', '=', domain)
      .returning(['id', 'facts'])
      .execute()
    for (const { id, facts } of forgotten) {
      await engine.stores.note(
        scope,
        {
          action: 'update',
          entity: 'researched-company',
          entityId: id,
          summary: `Facts about ${domain} forgotten`,
          facts: { domain, kept: facts.map(({ kind }) => kind) },
        },
        { db },
      )
      await screenCompany(tx, domain)
    }
    return view(db, engine, scope, domain)
  })
}

async function countCampaign(
  db: Db,
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
): Promise<CampaignResearch> {
  const now = engine.clock.now()
  const tenant = await tenantOf(db, scope)
  const domains = await domainsOfCampaign(db, campaignId)
  const counts = { researched: 0, waiting: 0, without: 0 }
  for (const piece of chunks(domains, 500)) {
    const rows = await db
      .selectFrom('researched_companies')
      .select(['state', 'expires_at'])
      .where('domain', 'in', piece)
      .execute()
    for (const { state, expires_at: end } of rows) {
      if (end && end.getTime() <= now) continue
      if (state === 'done') counts.researched++
      else if (state === 'queued' || state === 'reading') counts.waiting++
      else counts.without++
    }
  }
  return {
    isOn: tenant.companyResearch,
    companies: domains.length,
    ...counts,
    leftToday: await leftToday(db, tenant, now),
  }
}

/**
 * How far the companies of a campaign's people are read.
 * @throws ProductError `not_found`
 */
export const viewCampaignResearch = (
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
): Promise<CampaignResearch> =>
  engine.database.tenant(scope.tenantId, async (db) => {
    await loadCampaign(db, campaignId)
    return countCampaign(db, engine, scope, campaignId)
  })

/**
 * Queues the companies of a campaign's people that are not known.
 * @throws ProductError `not_found`, `wrong_state` while account research is off
 */
export const researchCampaign = (
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
): Promise<CampaignResearch> =>
  inScope(engine, scope, async (tx) => {
    const { db } = tx
    await loadCampaign(db, campaignId)
    const { companyResearch } = await tenantOf(db, scope)
    if (!companyResearch)
      throw fail('wrong_state', 'Turn on account research in the account settings first.')
    await requestResearch(tx, await domainsOfCampaign(db, campaignId))
    return countCampaign(db, engine, scope, campaignId)
  })
