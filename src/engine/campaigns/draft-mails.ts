import type { Campaign } from '#model/entities.generated.ts'
import type { Messaging, Step } from '#model/outreach.ts'
import { draftSteps } from '#engine/campaigns/drafting/draft-steps.ts'

/**
 * What chooses between ways to say the same: the site's address, so that the same site gets the
 * same mails, or the campaign where there is none.
 */
export const seedOf = ({ id, websiteUrl }: Pick<Campaign, 'id' | 'websiteUrl'>): string =>
  websiteUrl || id

/** The mails of a campaign as this messaging gives them. */
export const draftMails = (
  campaign: Pick<Campaign, 'id' | 'websiteUrl'>,
  messaging: Messaging,
): Step[] => draftSteps(messaging, seedOf(campaign))
