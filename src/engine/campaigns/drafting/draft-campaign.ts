import { emailLanguageOf, type EmailLanguage } from '#model/email-languages.ts'
import type { Messaging, Step, Targets } from '#model/outreach.ts'
import { draftMessaging } from './draft-messaging.ts'
import { draftTargets } from './draft-targets.ts'
import type { SiteFacts } from './facts.ts'
import type { SiteSnapshot } from './reading/page.ts'
import { placeOf } from './reading/read-site.ts'
import { understand } from './understanding/understand.ts'
import { draftSteps } from './writing/write-emails.ts'

export interface CampaignDraft {
  language: EmailLanguage
  messaging: Messaging
  steps: Step[]
  targets: Targets
  /** The facts of the site with every candidate, for the questions and for step 1. */
  facts: SiteFacts
  /** 4 to 40 characters. */
  name: string
  /** What a person should know about the draft, in sentences. */
  problems: string[]
}

export interface DraftOptions {
  /** Chooses among wordings. */
  seed: string
  goal: 'call' | 'trial' | 'reply'
  /** ISO 639-1 code of the emails; empty for that of the site. */
  language: string
}

/** The language of the emails: the chosen one, else the site's, else English. */
export const draftLanguage = (site: string, chosen: string): EmailLanguage =>
  emailLanguageOf(chosen) ?? emailLanguageOf(site) ?? 'en'

/** What the person should know where the site and the emails speak different languages. */
function languageProblem(site: string, language: EmailLanguage): string[] {
  if (!site || emailLanguageOf(site) === language) return []
  const names = new Intl.DisplayNames(['en'], { type: 'language' })
  return [
    `The site is in ${names.of(site) ?? site}, and the emails are in ${names.of(language)}. ` +
      'The emails leave out what the site says; write it in the first step in their language.',
  ]
}

/** What reading did not find, in sentences. */
function missingFacts(messaging: Messaging, place: string): string[] {
  const problems: string[] = []
  if (!messaging.whatYouDo?.text)
    problems.push(
      'We found no sentence that says what you do. Write one in the first step; ' +
        'the emails are built around it.',
    )
  if (!messaging.valuePropositions?.length)
    problems.push(`We found no clear value propositions ${place}.`)
  if (!messaging.proof?.length) problems.push(`We found no proof ${place}. Emails work without it.`)
  return problems
}

/**
 * A whole campaign from what a site says, by rules alone: the same site and goal give the same
 * draft.
 */
export function draftCampaign(snapshot: SiteSnapshot, options: DraftOptions): CampaignDraft {
  const { seed, goal } = options
  const facts = understand(snapshot)
  const language = draftLanguage(facts.language.code, options.language)
  const messaging = draftMessaging(facts, { seed, goal, language })
  return {
    language,
    messaging,
    steps: draftSteps(messaging, {
      seed,
      language,
      siteLanguage: facts.language.code,
      formality: facts.formality,
    }),
    targets: draftTargets(snapshot, messaging),
    facts,
    name: campaignName(messaging.companyName?.text ?? ''),
    problems: [
      ...missingFacts(messaging, placeOf(snapshot)),
      ...languageProblem(facts.language.code, language),
    ],
  }
}

function campaignName(company: string): string {
  const name = `${company.slice(0, 28)} outreach`.trim()
  return name.length >= 4 ? name : 'Outreach'
}
