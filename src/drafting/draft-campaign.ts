import { message } from '#language'
import { emailLanguageOf, type EmailLanguage } from '#model/email/email-languages.ts'
import { isPasted, type Messaging, type Step, type Targets } from '#model/api/outreach.ts'
import { REGULATED_NOTICES, SELLS_TO_CONSUMERS } from '#model/email/drafting-notices.ts'
import { draftMessaging } from './draft-messaging.ts'
import { draftTargets } from './draft-targets.ts'
import type { SiteFacts } from './facts.ts'
import type { SiteSnapshot } from './reading/page.ts'
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

/** Whether the site is in a known language, and the emails are in another one. */
const isOtherLanguage = (site: string, language: EmailLanguage) =>
  site !== '' && emailLanguageOf(site) !== language

/*
 * Notices are stored in English without values, by which the screens translate them.
 */

const OTHER_LANGUAGE = message(
  'The site and the emails are in different languages. The emails leave out what the site says; ' +
    'write it in the first step in the language of the emails.',
)
const NO_OFFER = message(
  'We found no sentence that says what you do. Write one in the first step; ' +
    'the emails are built around it.',
)
const NO_POINTS = {
  site: message('We found no clear value propositions on your site.'),
  text: message('We found no clear value propositions in your text.'),
}
const NO_PROOF = {
  site: message('We found no proof on your site. Emails work without it.'),
  text: message('We found no proof in your text. Emails work without it.'),
}

/** What reading did not find, in sentences. */
const missingFacts = (messaging: Messaging, place: 'site' | 'text'): string[] => [
  ...(messaging.whatYouDo?.text ? [] : [NO_OFFER]),
  ...(messaging.valuePropositions?.length ? [] : [NO_POINTS[place]]),
  ...(messaging.proof?.length ? [] : [NO_PROOF[place]]),
]

/**
 * A whole campaign from what a site says, by rules alone: the same site and goal give the same
 * draft.
 */
export function draftCampaign(snapshot: SiteSnapshot, options: DraftOptions): CampaignDraft {
  const { seed, goal } = options
  const facts = understand(snapshot)
  const language = draftLanguage(facts.language.code, options.language)
  const messaging = draftMessaging(facts, { goal })
  return {
    language,
    messaging,
    steps: draftSteps(messaging, {
      seed,
      language,
      siteLanguage: facts.language.code,
      isRegulated: facts.regulated !== '',
      thisYear: yearOf(snapshot.pages[0]?.readAt),
    }),
    targets: draftTargets(snapshot, messaging, facts.language.code),
    facts,
    name: campaignName(messaging.companyName?.text ?? ''),
    problems: [
      ...(messaging.buyers?.text === 'people' ? [SELLS_TO_CONSUMERS] : []),
      ...(facts.regulated ? [REGULATED_NOTICES[facts.regulated]] : []),
      ...missingFacts(messaging, isPasted(snapshot.pages) ? 'text' : 'site'),
      ...(isOtherLanguage(facts.language.code, language) ? [OTHER_LANGUAGE] : []),
    ],
  }
}

/** The year of an ISO date; undefined where there is none. */
export const yearOf = (date: string | undefined): number | undefined =>
  Number(date?.slice(0, 4)) || undefined

function campaignName(company: string): string {
  const name = `${company.slice(0, 28)} outreach`.trim()
  return name.length >= 4 ? name : 'Outreach'
}
