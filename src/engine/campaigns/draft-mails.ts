import type { Campaign } from '#model/entities.generated.ts'
import type { Messaging, Step } from '#model/outreach.ts'
import { draftSteps, type WritingOptions } from '#engine/campaigns/drafting/writing/write-emails.ts'

/**
 * What chooses between ways to say the same: the site's address, so that the same site gets the
 * same emails, or the campaign where there is none.
 */
export const seedOf = ({ id, websiteUrl }: Pick<Campaign, 'id' | 'websiteUrl'>): string =>
  websiteUrl || id

/** The emails of a campaign as this messaging gives them, in the campaign's language. */
export const draftMails = (
  campaign: Pick<Campaign, 'id' | 'websiteUrl' | 'language'>,
  messaging: Messaging,
  options: Partial<WritingOptions> = {},
): Step[] =>
  draftSteps(messaging, {
    seed: seedOf(campaign),
    language: campaign.language ?? 'en',
    formality: null,
    ...options,
  })
