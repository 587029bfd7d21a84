import type { Campaign } from '#model/entities.generated.ts'
import type { Messaging, Step } from '#model/outreach.ts'
import { draftSteps } from '#engine/campaigns/drafting/draft-steps.ts'

/**
 * Seed for choosing between equivalent phrasings: the site's URL, so that the same site gets the
 * same emails, or the campaign's id.
 */
export const seedOf = ({ id, websiteUrl }: Pick<Campaign, 'id' | 'websiteUrl'>): string =>
  websiteUrl || id

/** Drafts the emails of a campaign from this messaging. */
export const draftMails = (
  campaign: Pick<Campaign, 'id' | 'websiteUrl'>,
  messaging: Messaging,
): Step[] => draftSteps(messaging, seedOf(campaign))
