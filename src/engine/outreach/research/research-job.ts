import { sql } from 'kysely'
import type { Job, Tenant } from '#model/schema/entities.generated.ts'
import { RESEARCH_DAYS } from '#model/api/company-research.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import type { JobRun } from '#engine/kernel/jobs/run-due-jobs.ts'
import { CONTINUE } from '#engine/kernel/jobs/turns.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { lockResearch } from '#engine/kernel/locks.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import type { Db } from '#platform/database/database.ts'
import { bindingFacts } from '#engine/audience/research/company-of-contact.ts'
import { dayOf, leftToday, nextDay } from '#engine/audience/research/budget.ts'
import { forgetFacts } from './forget-facts.ts'
import { readCompany, type ResearchResult } from '#drafting/research/read-company.ts'
import { siteStepsFor } from '#drafting/thread/site-thread.ts'
import {
  domainsOfCampaign,
  RESEARCH_COMPANIES,
  requestResearch,
} from '#engine/audience/research/request-research.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { screenCompany, screenCampaigns } from './screen-company.ts'
import { asSystem, inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'

/** Facts of a site that could not be read are tried again after this many days. */
const RETRY_DAYS = 1

interface Company {
  id: string
  domain: string
}

/** Rows of a job that ended while it was reading them. */
const isAbandoned = sql<boolean>`
  not exists (
    select
    from jobs j
    where j.tenant_id = researched_companies.tenant_id
      and j.id = researched_companies.job_id
      and j.state in ('queued', 'running')
  )
`

/** The company that this job was reading when it was interrupted, else the next in the queue. */
async function nextCompany(db: Db, job: Job): Promise<(Company & { isResumed: boolean }) | null> {
  const row = await db
    .selectFrom('researched_companies')
    .select(['id', 'domain', 'job_id', 'state'])
    .where((eb) =>
      eb.or([
        eb('state', '=', 'queued'),
        eb.and([eb('state', '=', 'reading'), eb.or([eb('job_id', '=', job.id), isAbandoned])]),
      ]),
    )
    .orderBy(sql`state = 'reading'`, 'desc')
    .orderBy('urgent', 'desc')
    .orderBy('updated_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, domain: row.domain, isResumed: row.state === 'reading' } : null
}

/** Marks a company as being read and counts the read toward the day. */
async function claim({ db, engine }: TenantTx, job: Job, tenant: Tenant, company: Company) {
  const day = dayOf(tenant, engine.clock.now())
  await db
    .updateTable('researched_companies')
    .set({
      state: 'reading',
      job_id: job.id,
      reads: sql`case when reads_on = ${day} then reads + 1 else 1 end`,
      reads_on: day,
    })
    .where('id', '=', company.id)
    .execute()
}

/** Ends the job while companies still wait for the next day's budget, which the next job has. */
async function waitForTomorrow(tx: TenantTx, run: JobRun, tenant: Tenant) {
  const { clock } = tx.engine
  await enqueue(asSystem(tx), {
    kind: RESEARCH_COMPANIES,
    payload: {},
    dueAt: nextDay(tenant, clock.now()),
    idempotencyKey: `research ${dayOf(tenant, clock.now())} ${run.job.id}`,
  })
}

/** Account research was switched on: the people of campaigns that are not over come first. */
async function requestCampaigns(tx: TenantTx): Promise<void> {
  const { db } = tx
  const campaigns = await db
    .selectFrom('campaigns')
    .select('id')
    .where('state', 'not in', ['archived', 'completed'])
    .orderBy('id')
    .execute()
  for (const { id } of campaigns)
    await requestResearch(asSystem(tx), await domainsOfCampaign(db, id))
}

type Turn = { company: Company } | { ended: Record<string, unknown> }

/** Decides what this turn of the job reads, and claims it; or ends the job. */
const takeTurn = (engine: Engine, run: JobRun): Promise<Turn> =>
  inTenant(engine, run.job.tenantId, async (tx) => {
    const { db, tenantId } = tx
    await lockResearch(db, tenantId)
    const tenant = toRecord('tenant', await loadTenant(db, tenantId))
    const end = async (ended: Record<string, unknown>): Promise<Turn> => {
      await run.conclude(db, ended)
      return { ended }
    }
    if (!tenant.companyResearch) {
      await forgetFacts(db, sql<boolean>`true`, new Date(engine.clock.now()))
      await screenCampaigns(tx)
      return end({ off: true })
    }
    if (run.job.payload.isSwitched && !run.job.checkpoint?.isRequested) {
      await requestCampaigns(tx)
      await run.save(db, { isRequested: true })
    }
    const company = await nextCompany(db, run.job)
    if (!company) return end({})
    if (!company.isResumed && (await leftToday(db, tenant, engine.clock.now())) === 0) {
      await waitForTomorrow(tx, run, tenant)
      return end({ waitsForTomorrow: true })
    }
    if (!company.isResumed) await claim(tx, run.job, tenant, company)
    await run.save(db, { ...run.job.checkpoint, isRequested: true }, { stage: company.domain })
    return { company }
  })

/** How long the result of reading holds, in days. */
const daysOf = (result: ResearchResult) =>
  result.state === 'done' || result.isLasting ? RESEARCH_DAYS : RETRY_DAYS

async function store(engine: Engine, run: JobRun, company: Company, result: ResearchResult) {
  const { tenantId } = run.job
  const now = engine.clock.now()
  await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    await lockResearch(db, tenantId)
    const stored = await db
      .updateTable('researched_companies')
      .set({
        state: result.state,
        facts: result.state === 'done' ? jsonb(result.facts) : bindingFacts,
        error: result.state === 'done' ? '' : result.error.slice(0, 300),
        fetched_at: new Date(now),
        expires_at: new Date(now + daysOf(result) * DAY_MS),
        job_id: null,
        urgent: false,
        updated_at: new Date(now),
        version: sql`version + 1`,
      })
      .where('id', '=', company.id)
      // The company may have been forgotten, or research switched off, since the claim.
      .where('state', '=', 'reading')
      .returning('id')
      .execute()
    if (stored.length > 0) await screenCompany(tx, company.domain)
    await run.save(db, { isRequested: true }, { done: run.job.done + 1 })
  })
}

/**
 * Reads the queued companies one after another, one in each turn, until none is left or today's
 * budget is used up. Interrupted, it reads the same company again, which counts once.
 */
export const researchCompaniesJob: JobHandler = async (engine, run) => {
  const turn = await takeTurn(engine, run)
  if ('ended' in turn) return turn.ended
  const result = await readCompany(
    { web: engine.web, signal: run.signal, steps: siteStepsFor(run.job.tenantId) },
    turn.company.domain,
  )
  await store(engine, run, turn.company, result)
  return CONTINUE
}
