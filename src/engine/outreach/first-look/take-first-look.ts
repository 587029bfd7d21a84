import { sql } from 'kysely'
import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import type { FirstLook } from '#model/api/outreach.ts'
import { randomToken } from '#model/lib/random-token.ts'
import { DAY_MS, HOUR_MS } from '#model/lib/time-units.ts'
import { checkWebsiteUrl } from '#model/lib/website-url.ts'
import type { Db } from '#platform/database/database.ts'
import { sha256 } from '#platform/secrets.ts'
import { describeFetchProblem } from '#drafting/describe-fetch-problem.ts'
import type { CampaignDraft } from '#drafting/draft-campaign.ts'
import type { SiteSteps } from '#drafting/thread/site-steps.ts'
import { siteStepsFor } from '#drafting/thread/site-thread.ts'
import type { SiteSnapshot } from '#drafting/reading/page.ts'
import { systemScope, type Engine } from '#engine/kernel/engine.ts'
import { seedOf } from '../draft-mails.ts'
import { readCompany } from '../read-company.ts'

/** Websites that one network may have read within a day, and the whole installation. */
const MAX_OF_NETWORK = 10
const MAX_A_DAY = 1000
/** Websites that are read for visitors at once, in one process. */
const MAX_AT_ONCE = 4

const scope = systemScope('')

const running = new WeakMap<Engine['database'], number>()

/** Runs it unless too many run already in this process. */
async function atOnce<T>({ database }: Engine, work: () => Promise<T>): Promise<T> {
  const before = running.get(database) ?? 0
  if (before >= MAX_AT_ONCE)
    throw fail('unavailable', say('Many websites are being read. Try again in a minute.'), [], {
      retryAfter: 60,
    })
  running.set(database, before + 1)
  try {
    return await work()
  } finally {
    running.set(database, (running.get(database) ?? 1) - 1)
  }
}

interface Visit {
  tokenHash: string
  /** Hash of the visitor's network. */
  network: string
  url: string
}

/** What the same visitor saw of the site within the hour, now under the new token. */
async function seenBefore(
  { database, clock }: Engine,
  { tokenHash, network, url }: Visit,
): Promise<SiteSnapshot | null> {
  const row = await database.system((db) =>
    db
      .updateTable('first_looks')
      .set({ token_hash: tokenHash })
      .where('id', '=', (eb) =>
        eb
          .selectFrom('first_looks')
          .select('id')
          .where('network', '=', network)
          .where('website_url', '=', url)
          .where('snapshot', '<>', sql<never>`'{}'::jsonb`)
          .where('created_at', '>', new Date(clock.now() - HOUR_MS))
          .orderBy('created_at', 'desc')
          .limit(1),
      )
      .returning('snapshot')
      .executeTakeFirst(),
  )
  return pagesIn(row?.snapshot)
}

const pagesIn = (snapshot: unknown): SiteSnapshot | null =>
  (snapshot as Partial<SiteSnapshot> | undefined)?.pages ? (snapshot as SiteSnapshot) : null

/**
 * Counts a look before the site is read, so that looks at the same time keep to the limit.
 * @returns the id of the look
 * @throws ProductError `too_many`
 */
function reserve(engine: Engine, { tokenHash, network, url }: Visit): Promise<string> {
  const since = new Date(engine.clock.now() - DAY_MS)
  return engine.database.system(async (db) => {
    await sql`select pg_advisory_xact_lock(7421004)`.execute(db)
    const { of_network: ofNetwork, all } = await db
      .selectFrom('first_looks')
      .select((eb) => [
        eb.fn.countAll<string>().as('all'),
        eb.fn.countAll<string>().filterWhere('network', '=', network).as('of_network'),
      ])
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow()
    if (Number(ofNetwork) >= MAX_OF_NETWORK || Number(all) >= MAX_A_DAY)
      throw fail('too_many', say('You have tried many websites today. Sign up to continue.'))
    const look = { tokenHash, network, websiteUrl: url, snapshot: {} }
    return (await engine.stores.of('first-look').create(scope, look, { db })).id
  })
}

/**
 * Reads a website for a visitor without an account, and drafts the first email. The pages are kept
 * for an hour, so that a campaign can take them over.
 * @param from the visitor's network
 * @throws ProductError `invalid` with the fault of the address or of the site, `too_many`,
 * `unavailable`
 */
export async function takeFirstLook(
  engine: Engine,
  { websiteUrl, from }: { websiteUrl: string; from: string },
): Promise<FirstLook> {
  const checked = checkWebsiteUrl(websiteUrl)
  if (!checked.ok) throw refused(checked.message)
  const { url } = checked
  return atOnce(engine, async () => {
    const token = randomToken()
    const mine = { tokenHash: sha256(token), network: sha256(from), url }
    const known = await seenBefore(engine, mine)
    const steps = siteStepsFor(mine.network)
    if (known) return { token, ...(await lookAt(known, url, steps)) }
    const id = await reserve(engine, mine)
    const { snapshot, problem } = await readCompany(engine, url, steps)
    if (!snapshot) throw refused(problem)
    await engine.stores.of('first-look').update(scope, id, null, { snapshot: { ...snapshot } })
    return { token, ...(await lookAt(snapshot, url, steps)) }
  })
}

const refused = (text: string) => fail('invalid', text, [{ path: '/websiteUrl', message: text }])

/** @throws ProductError `invalid` when the site takes too long */
async function draftOf(drafting: CampaignDraft | Promise<CampaignDraft>): Promise<CampaignDraft> {
  try {
    return await drafting
  } catch (error) {
    const problem = describeFetchProblem(error)
    throw problem === null ? error : refused(problem)
  }
}

async function lookAt(
  snapshot: SiteSnapshot,
  url: string,
  steps: SiteSteps,
): Promise<Omit<FirstLook, 'token'>> {
  const seed = seedOf({ id: '', websiteUrl: url })
  const options = { seed, goal: 'reply', language: '' } as const
  const draft = await draftOf(steps.draftCampaign({ snapshot, options }))
  const { messaging, language, problems } = draft
  const [email] = draft.steps
  return {
    websiteUrl: url,
    language,
    pages: snapshot.pages.length,
    companyName: messaging.companyName?.text ?? '',
    whatYouDo: messaging.whatYouDo?.text ?? '',
    audience: messaging.audience?.text ?? '',
    problems,
    emails: draft.steps.length,
    email: email ? { subject: email.subject ?? '', body: email.body } : null,
  }
}

/** The pages of a look of the last hour at this site; null when there are none. */
export async function findFirstLook(
  { database, clock }: Engine,
  tokenHash: string,
  url: string,
): Promise<SiteSnapshot | null> {
  const row = await database.system((db) =>
    db
      .selectFrom('first_looks')
      .select('snapshot')
      .where('token_hash', '=', tokenHash)
      .where('website_url', '=', url)
      .where('created_at', '>', new Date(clock.now() - HOUR_MS))
      .executeTakeFirst(),
  )
  return pagesIn(row?.snapshot)
}

/** Forgets the pages after an hour, and the look after a day. */
export async function purgeFirstLooks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('first_looks')
    .where('created_at', '<', new Date(now.getTime() - DAY_MS))
    .execute()
  await sql`
    update first_looks set snapshot = '{}', website_url = ''
    where website_url <> '' and created_at < ${new Date(now.getTime() - HOUR_MS)}
  `.execute(db)
}
