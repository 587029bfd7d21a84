import { sql } from 'kysely'
import type { Tenant } from '#model/schema/entities.generated.ts'
import { researchDomainOf } from '#engine/audience/research/company-of-contact.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { lockResearch } from '#engine/kernel/locks.ts'
import { baseRow, chunks, loadTenant, toRecord } from '#engine/kernel/rows.ts'
import type { Db } from '#platform/database/database.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { leftToday } from './budget.ts'
import type { ScopedTx } from '#engine/kernel/tenant-tx.ts'

/** The kind of job that reads the pages of an organization's queued companies. */
export const RESEARCH_COMPANIES = 'research-companies'

/**
 * Makes sure that a job will read the queued companies: now, or when it is planned already because
 * today's budget is used up. Call it with the research lock.
 */
async function startJob(tx: ScopedTx, tenant: Tenant): Promise<void> {
  const { db, engine } = tx
  const now = engine.clock.now()
  const open = await db
    .selectFrom('jobs')
    .select(['id', 'state', 'due_at'])
    .where('kind', '=', RESEARCH_COMPANIES)
    .where('state', 'in', ['queued', 'running'])
    .where(sql<boolean>`checkpoint->'result' is null`)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  if (!open) await enqueue(tx, { kind: RESEARCH_COMPANIES, payload: {} })
  else if (
    open.state === 'queued' &&
    open.due_at.getTime() > now &&
    (await leftToday(db, tenant, now)) > 0
  )
    await db
      .updateTable('jobs')
      .set({ due_at: new Date(now), version: sql`version + 1` })
      .where('id', '=', open.id)
      .execute()
}

/**
 * Queues companies for reading and makes sure that a job reads them. Companies that are known are
 * read again only when their facts have expired; forgotten ones are left alone.
 * @param isForced a person waits for it: known and forgotten companies are read again, too, and
 * before all others
 * @returns how many companies were queued; 0 while account research is off
 */
export async function requestResearch(
  tx: ScopedTx,
  domains: readonly string[],
  { isForced = false }: { isForced?: boolean } = {},
): Promise<number> {
  const { db, engine, scope } = tx
  const tenant = toRecord('tenant', await loadTenant(db, scope.tenantId))
  const wanted = [...new Set(domains.filter(Boolean))]
  if (!tenant.companyResearch || wanted.length === 0) return 0
  await lockResearch(db, scope.tenantId)
  const now = new Date(engine.clock.now())
  let queued = 0
  for (const piece of chunks(wanted, 500)) {
    const rows = await db
      .insertInto('researched_companies')
      .values(
        piece.map((domain) => ({
          ...baseRow(engine, scope),
          domain,
          state: 'queued' as const,
          facts: jsonb([]),
          error: '',
          fetched_at: null,
          expires_at: null,
          job_id: null,
          urgent: isForced,
          reads_on: '',
          reads: 0,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'domain'])
          .doUpdateSet({
            state: 'queued',
            urgent: isForced,
            expires_at: null,
            updated_at: now,
            version: sql`researched_companies.version + 1`,
          })
          .where((eb) =>
            isForced
              ? eb('researched_companies.state', '!=', 'reading')
              : eb.and([
                  eb('researched_companies.state', 'in', ['done', 'no-company', 'failed']),
                  eb('researched_companies.expires_at', '<=', now),
                ]),
          ),
      )
      .returning('id')
      .execute()
    queued += rows.length
  }
  if (queued > 0) await startJob(tx, tenant)
  return queued
}

/** Queues the companies of contacts that just joined a campaign. */
export async function researchContacts(
  tx: ScopedTx,
  contactIds: readonly string[],
): Promise<number> {
  const { db } = tx
  const domains: string[] = []
  for (const piece of chunks(contactIds, 500)) {
    const rows = await db
      .selectFrom('contacts')
      .select(['email', 'company_domain'])
      .where('id', 'in', piece)
      .execute()
    domains.push(
      ...rows.map((row) =>
        researchDomainOf({ email: row.email, companyDomain: row.company_domain }),
      ),
    )
  }
  return requestResearch(tx, domains)
}

/** The domains of the companies of a campaign's people. */
export async function domainsOfCampaign(db: Db, campaignId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outreaches')
    .innerJoin('contacts', (join) =>
      join
        .onRef('contacts.tenant_id', '=', 'outreaches.tenant_id')
        .onRef('contacts.id', '=', 'outreaches.contact_id'),
    )
    .select(['contacts.email', 'contacts.company_domain'])
    .where('outreaches.campaign_id', '=', campaignId)
    .execute()
  const domains = rows.map((row) =>
    researchDomainOf({ email: row.email, companyDomain: row.company_domain }),
  )
  return [...new Set(domains.filter(Boolean))]
}
