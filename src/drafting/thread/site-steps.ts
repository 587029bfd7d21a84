import { draftCampaign, type DraftOptions } from '../draft-campaign.ts'
import { recognizeNoCompany, refuse } from '../reading/no-company.ts'
import type { SiteSnapshot } from '../reading/page.ts'
import { readPage, withRoles } from '../reading/read-site.ts'
import { understandCompany } from '../research/understand-company.ts'

/** A site that was read, and how its emails are chosen. */
interface Draft {
  snapshot: SiteSnapshot
  options: DraftOptions
}

/** The steps from fetched pages to a draft or facts. Each takes longer the more text a site has. */
export const siteSteps = {
  readPage,
  withRoles,
  refuse,
  recognizeNoCompany,
  draftCampaign: ({ snapshot, options }: Draft) => draftCampaign(snapshot, options),
  understandCompany,
}

type Steps = typeof siteSteps

type Given<Step extends keyof Steps> = Parameters<Steps[Step]>[0]
type Answer<Step extends keyof Steps> = ReturnType<Steps[Step]>

/** The same steps, in this thread or another. */
export type SiteSteps = {
  [Step in keyof Steps]: (given: Given<Step>) => Answer<Step> | Promise<Answer<Step>>
}

/** A step as it is sent to a thread. */
export type StepAsked = {
  [Step in keyof Steps]: { step: Step; given: Given<Step> }
}[keyof Steps]
