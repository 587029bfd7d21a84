import { say } from '#language'
import type { Campaign } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import { checkWebsiteUrl } from '#model/lib/website-url.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'
import { hash32 } from '#model/lib/hash32.ts'
import { logEvents } from '#engine/outreach/lifecycle/campaign-log.ts'
import { campaignView } from './campaign-view.ts'

export interface NewCampaign {
  websiteUrl?: string
  goal?: Campaign['goal']
  language?: string
  /** Text that replaces an unreadable website. */
  pastedText?: string
  /** The token of a first look at the same site, which is then not read again. */
  firstLook?: string
}

export const DRAFT_CAMPAIGN = 'draft-campaign'
const SHORTEST_TEXT = 200

/**
 * Creates a campaign in `draft` and the job that reads the site and drafts the campaign, in one
 * transaction.
 * @throws ProductError `invalid` with the fault of the URL
 */
export async function createCampaign(
  engine: Engine,
  scope: ActorScope,
  input: NewCampaign,
): Promise<CampaignView> {
  const url = readUrl(input)
  const id = engine.newId()
  return inScope(engine, scope, async (tx) => {
    const { db } = tx
    const tenant = await db
      .selectFrom('tenants')
      .select('time_zone')
      .where('id', '=', scope.tenantId)
      .executeTakeFirst()
    const campaign = await engine.stores.of('campaign').create(
      scope,
      {
        name: nameFor(url),
        websiteUrl: url,
        goal: input.goal ?? 'reply',
        language: input.language ?? 'en',
        state: 'draft',
        stateReason: 'Reading the site',
        messaging: {},
        steps: [],
        targets: {},
        schedule: { timeZone: tenant?.time_zone ?? '' },
        source: {},
        reviewed: {},
        ownerId: scope.actor.id,
        seed: hash32(id) & 0x7fffffff,
      },
      { db },
    )
    const job = await enqueue(tx, {
      kind: DRAFT_CAMPAIGN,
      payload: {
        campaignId: campaign.id,
        url,
        pastedText: input.pastedText ?? '',
        goal: campaign.goal,
        language: input.language ?? '',
        ...(input.firstLook ? { firstLook: sha256(input.firstLook) } : {}),
      },
    })
    await engine.stores
      .of('campaign')
      .update(scope, campaign.id, null, { draftingJobId: job.id }, { db })
    await logEvents(tx, [
      { campaignId: campaign.id, type: 'created', text: `Started from ${url || 'pasted text'}` },
    ])
    return campaignView(db, campaign.id)
  })
}

const tooShort = () => {
  const text = say('Paste at least {least} characters about what you offer.', {
    least: SHORTEST_TEXT,
  })
  return fail('invalid', text, [{ path: '/pastedText', message: text }])
}

function readUrl({ websiteUrl = '', pastedText = '' }: NewCampaign): string {
  if (pastedText.trim() && !websiteUrl.trim()) {
    if (pastedText.trim().length < SHORTEST_TEXT) throw tooShort()
    return ''
  }
  const checked = checkWebsiteUrl(websiteUrl)
  if (!checked.ok)
    throw fail('invalid', checked.message, [{ path: '/websiteUrl', message: checked.message }])
  return checked.url
}

/** 4 to 40 characters, from the host. */
function nameFor(url: string): string {
  const host = url
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/:?#][\s\S]*/, '')
  return (host ? `Campaign for ${host}` : 'New campaign').slice(0, 40)
}
