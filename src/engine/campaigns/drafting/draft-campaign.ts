import type { Messaging, Step, Targets } from '#model/outreach.ts'
import { draftMessaging } from './draft-messaging.ts'
import { draftSteps } from './draft-steps.ts'
import { draftTargets } from './draft-targets.ts'
import type { SiteFacts } from './facts.ts'
import type { SiteSnapshot } from './reading/page.ts'
import { placeOf } from './reading/read-site.ts'
import { understand } from './understanding/understand.ts'

export interface CampaignDraft {
  messaging: Messaging
  steps: Step[]
  targets: Targets
  /** What the site says, with the candidates of each fact. */
  facts: SiteFacts
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
  const facts = understand(snapshot)
  const messaging = draftMessaging(facts, { goal })
  const problems: string[] = []
  const place = placeOf(snapshot)
  const siteLanguage = facts.language.code
  if (!messaging.whatYouDo?.text)
    problems.push(
      'We found no sentence that says what you do. Write one in the first step; the emails are built around it.',
    )
  if (!messaging.valuePropositions?.length)
    problems.push(`We found no clear value propositions ${place}.`)
  if (!messaging.proof?.length) problems.push(`We found no proof ${place}. Emails work without it.`)
  if (siteLanguage && siteLanguage !== 'en')
    problems.push(
      `The site is written in another language (${siteLanguage}). What is quoted stays as it is; ` +
        'the emails around it are in English and need your eye.',
    )
  else if (language && language !== 'en')
    problems.push('Emails are drafted in English; rewrite them in the language that you chose.')
  return {
    messaging,
    steps: draftSteps(messaging, seed),
    targets: draftTargets(snapshot, messaging),
    facts,
    name: campaignName(messaging.companyName?.text ?? ''),
    problems,
  }
}

function campaignName(company: string): string {
  const name = `${company.slice(0, 28)} outreach`.trim()
  return name.length >= 4 ? name : 'Outreach'
}
