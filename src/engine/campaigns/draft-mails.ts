import type { Campaign } from '#model/entities.generated.ts'
import { fail } from '#model/errors.ts'
import type { Formality, SiteFacts } from '#engine/campaigns/drafting/facts.ts'
import type { Angle } from '#engine/campaigns/drafting/writing/angles.ts'
import type { Messaging, Step } from '#model/outreach.ts'
import { draftSteps, type WritingOptions } from '#engine/campaigns/drafting/writing/write-emails.ts'

/**
 * Seed for choosing between equivalent phrasings: the site's URL, so that the same site gets the
 * same emails, or the campaign's id.
 */
export const seedOf = ({ id, websiteUrl }: Pick<Campaign, 'id' | 'websiteUrl'>): string =>
  websiteUrl || id

/** How the site addresses its readers, where reading kept it with the campaign. */
const formalityOf = ({ source }: Partial<Pick<Campaign, 'source'>>): Formality =>
  (source as { facts?: Pick<SiteFacts, 'formality'> } | undefined)?.facts?.formality ?? null

type Drafted = Pick<Campaign, 'id' | 'websiteUrl' | 'language'> & Partial<Pick<Campaign, 'source'>>

/** Drafts the emails of a campaign from this messaging, in the campaign's language. */
export const draftMails = (
  campaign: Drafted,
  messaging: Messaging,
  options: Partial<WritingOptions> = {},
): Step[] =>
  draftSteps(messaging, {
    seed: seedOf(campaign),
    language: campaign.language ?? 'en',
    formality: messaging.tone === 'formal' ? 'formal' : formalityOf(campaign),
    ...options,
  })

export interface ProposalInput {
  stepId: string
  /** What email 1 begins with. */
  angle?: Angle
  length?: 'usual' | 'short'
  /** Another number gives other wordings; 0 gives those of the draft. */
  variation?: number
}

/**
 * One email of a campaign in other words, as a proposal that is not saved.
 * @throws ProductError `invalid` where the email was not drafted
 */
export function proposeEmail(
  campaign: Drafted & Pick<Campaign, 'messaging' | 'steps'>,
  { stepId, angle, length, variation = 0 }: ProposalInput,
): Step {
  const index = campaign.steps.findIndex(({ id }) => id === stepId)
  const step = campaign.steps[index]
  const drafted = draftMails(campaign, campaign.messaging, {
    seed: variation === 0 ? seedOf(campaign) : `${seedOf(campaign)}|${variation}`,
    angle,
    isShort: length === 'short',
  })[index]
  if (!step || !drafted) {
    const message = 'Only one of the drafted emails can be written in other words.'
    throw fail('invalid', message, [{ path: '/stepId', message }])
  }
  return { ...step, subject: drafted.subject ?? '', body: drafted.body }
}
