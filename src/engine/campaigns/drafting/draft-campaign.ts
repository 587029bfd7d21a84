import type { Messaging, Step, Targets } from '#model/outreach.ts'
import { draftMessaging } from './draft-messaging.ts'
import { draftSteps } from './draft-steps.ts'
import { draftTargets } from './draft-targets.ts'
import { placeOf, type SiteSnapshot } from './read-site.ts'

export interface CampaignDraft {
  messaging: Messaging
  steps: Step[]
  targets: Targets
  /** 4 to 40 characters. */
  name: string
  /** What a person should know about the draft, in sentences. */
  problems: string[]
}

/**
 * A whole campaign from what a site says, by rules alone: the same site and goal give the same
 * draft (outreach design, 6.3).
 */
export function draftCampaign(
  snapshot: SiteSnapshot,
  { seed, goal, language }: { seed: string; goal: 'call' | 'trial' | 'reply'; language: string },
): CampaignDraft {
  const messaging = draftMessaging(snapshot, goal)
  const problems: string[] = []
  const place = placeOf(snapshot)
  const siteLanguage = snapshot.pages[0]!.lang.slice(0, 2)
  if (!messaging.whatYouDo?.text)
    problems.push(
      'We found no sentence that says what you do. Write one in the first step; the mails are built around it.',
    )
  if (!messaging.valuePropositions?.length)
    problems.push(`We found no clear value propositions ${place}.`)
  if (!messaging.proof?.length) problems.push(`We found no proof ${place}. Mails work without it.`)
  if (siteLanguage && siteLanguage !== 'en')
    problems.push(
      `The site is written in another language (${siteLanguage}). What is quoted stays as it is; the mails around it are in English and need your eye.`,
    )
  else if (language && language !== 'en')
    problems.push('Mails are drafted in English; rewrite them in the language that you chose.')
  return {
    messaging,
    steps: draftSteps(messaging, seed),
    targets: draftTargets(snapshot, messaging),
    name: campaignName(messaging.companyName?.text ?? ''),
    problems,
  }
}

function campaignName(company: string): string {
  const name = `${company.slice(0, 28)} outreach`.trim()
  return name.length >= 4 ? name : 'Outreach'
}
