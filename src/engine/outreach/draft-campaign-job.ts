import type { Campaign } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { isPasted, type DraftingResult, type Messaging } from '#model/api/outreach.ts'
import { describeFetchProblem } from '#drafting/describe-fetch-problem.ts'
import type { CampaignDraft } from '#drafting/draft-campaign.ts'
import { followAnswers } from '#drafting/draft-targets.ts'
import type { SiteSnapshot } from '#drafting/reading/page.ts'
import { snapshotFromText } from '#drafting/reading/pasted-text.ts'
import type { SiteSteps } from '#drafting/thread/site-steps.ts'
import { siteStepsFor } from '#drafting/thread/site-thread.ts'
import { systemScope, type Engine } from '#engine/kernel/engine.ts'
import type { JobRun } from '#engine/kernel/jobs/run-due-jobs.ts'
import { screenPeople } from '#engine/outreach/people/screen-people.ts'
import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { changeState, lockCampaign } from '#engine/outreach/lifecycle/change-state.ts'
import {
  humanParts,
  readEarlierAnswers,
  skippedParts,
  subjectOf,
} from './asking/earlier-answers.ts'
import { draftMails, seedOf } from './draft-mails.ts'
import { findFirstLook } from './first-look/take-first-look.ts'
import { readCompany, type ReadCompany } from './read-company.ts'
import { noteVersion } from './versions/note-version.ts'
import type { JobHandler } from '#engine/kernel/jobs/job-registry.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'

interface DraftPayload {
  campaignId: string
  url: string
  pastedText: string
  goal: Campaign['goal']
  language: string
  /** Hash of the token of what the visitor saw before signing up. */
  firstLook?: string
}

/**
 * Reads the site and drafts a campaign. Never overwrites edits by users: only parts that are
 * unchanged since the last draft are filled. When the site cannot be read, the campaign opens with
 * empty fields and the reason.
 */
export const draftCampaignJob: JobHandler = async (engine, run) => {
  const payload = run.job.payload as unknown as DraftPayload
  await run.progress({ stage: 'reading site', done: 0, total: 4 })
  const steps = siteStepsFor(run.job.tenantId)
  const read = await readPages(engine, payload, steps)
  if (read.snapshot) await run.progress({ stage: 'finding your message', done: 1 })
  const { snapshot, draft, problem } = await draftFrom(read, payload, steps)
  if (draft) await run.progress({ stage: 'writing emails', done: 2 })
  await run.progress({ stage: 'guessing targets', done: 3 })
  const result = {
    ok: problem === '',
    problem,
    pages: pagesOf(snapshot),
  } satisfies DraftingResult as unknown as Record<string, unknown>
  await fill(engine, run, payload.campaignId, { snapshot, draft, problem, result })
  return result
}

async function readPages(
  engine: Engine,
  payload: DraftPayload,
  steps: SiteSteps,
): Promise<ReadCompany> {
  const { url, pastedText, firstLook } = payload
  const at = new Date(engine.clock.now()).toISOString()
  if (pastedText) return { snapshot: snapshotFromText(pastedText, url, at), problem: '' }
  const known = firstLook ? await findFirstLook(engine, firstLook, url) : null
  return known ? { snapshot: known, problem: '' } : readCompany(engine, url, steps)
}

interface DraftedSite extends ReadCompany {
  draft: CampaignDraft | null
}

/** The draft of a site; one that takes too long counts as a site that could not be read. */
async function draftFrom(
  { snapshot, problem }: ReadCompany,
  { campaignId, url, goal, language }: DraftPayload,
  steps: SiteSteps,
): Promise<DraftedSite> {
  if (!snapshot) return { snapshot, problem, draft: null }
  const options = { seed: seedOf({ id: campaignId, websiteUrl: url }), goal, language }
  try {
    return { snapshot, problem, draft: await steps.draftCampaign({ snapshot, options }) }
  } catch (error) {
    const found = describeFetchProblem(error)
    if (found === null) throw error
    return { snapshot: null, problem: found, draft: null }
  }
}

const pagesOf = (snapshot: SiteSnapshot | null): DraftingResult['pages'] =>
  (snapshot?.pages ?? []).map((page) => ({
    url: page.url,
    title: page.title,
    readAt: page.readAt,
    words: page.words,
  }))

interface DraftedCampaign {
  snapshot: SiteSnapshot | null
  draft: CampaignDraft | null
  problem: string
  result: Record<string, unknown>
}

interface Reading {
  /** What a person has said about the same site in an earlier campaign. */
  earlier: Messaging
  pages: DraftingResult['pages']
  readAt: string
}

/**
 * What a draft changes in a campaign: only parts that no person has saved. Answers of a person, of
 * this campaign or an earlier one about the same site, replace the read facts.
 */
function draftedValues(
  campaign: Campaign,
  draft: CampaignDraft,
  { earlier, pages, readAt }: Reading,
): Partial<Campaign> {
  const isUntouched = (part: 'messaging' | 'steps' | 'targets') => !campaign.reviewed[part]
  const isGeneric = campaign.name === 'New campaign' || campaign.name.startsWith('Campaign for ')
  const messaging = isUntouched('messaging')
    ? {
        ...draft.messaging,
        ...earlier,
        ...humanParts(campaign.messaging),
        ...subjectOf(campaign.messaging),
        ...skippedParts(campaign.messaging),
      }
    : campaign.messaging
  const source = {
    pages,
    problems: draft.problems,
    facts: draft.facts,
    draft: { messaging: draft.messaging, steps: draft.steps, targets: draft.targets },
    readAt,
  }
  const { language } = draft
  return {
    messaging,
    ...(isUntouched('steps')
      ? { language, steps: draftMails({ ...campaign, source, language }, messaging) }
      : {}),
    ...(isUntouched('targets')
      ? { targets: followAnswers(draft.targets, draft.messaging, messaging) }
      : {}),
    ...(isGeneric && draft.name.length >= 4 ? { name: draft.name.slice(0, 40) } : {}),
    source,
  }
}

async function fill(
  engine: Engine,
  run: JobRun,
  campaignId: string,
  { snapshot, draft, problem, result }: DraftedCampaign,
): Promise<void> {
  const scope = systemScope(run.job.tenantId)
  await inScope(engine, scope, async (tx) => {
    const { db } = tx
    const campaign = await lockCampaign(db, campaignId)
    if (campaign.state === 'archived') throw fail('wrong_state', 'The campaign was archived.')
    const earlier = draft ? await readEarlierAnswers(db, campaign) : {}
    const values: Partial<Campaign> = draft
      ? draftedValues(campaign, draft, {
          earlier,
          pages: pagesOf(snapshot),
          readAt: new Date(engine.clock.now()).toISOString(),
        })
      : { source: { ...campaign.source, pages: [], problems: [problem] } }
    const words = problem
      ? `Couldn't read the site: ${problem}`
      : `Drafted from ${isPasted(snapshot?.pages ?? []) ? 'your text' : 'the site'}; review ` +
        'each step'
    if (campaign.state === 'draft')
      await changeState(tx, campaign, 'drafted', { text: words, values })
    else await engine.stores.of('campaign').update(scope, campaignId, null, values, { db })
    await logEvents(tx, [
      {
        campaignId,
        type: problem ? 'draft-failed' : 'drafted',
        text: words,
        data: { pages: pagesOf(snapshot).length },
      },
    ])
    if (draft) {
      await screenPeople(tx, campaignId)
      const filled = await lockCampaign(db, campaignId)
      await noteVersion(tx, filled, { kind: 'drafted', before: campaign })
    }
    await run.save(db, { result }, { stage: 'ready', done: 4 })
  })
}
