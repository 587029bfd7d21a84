import { emailLanguageOf, type EmailLanguage } from '#model/email-languages.ts'
import type { Messaging, Step, Targets } from '#model/outreach.ts'
import { draftMessaging } from './draft-messaging.ts'
import { draftSteps } from './writing/write-emails.ts'
import { draftTargets } from './draft-targets.ts'
import { placeOf, type SiteSnapshot } from './read-site.ts'

export interface CampaignDraft {
  language: EmailLanguage
  messaging: Messaging
  steps: Step[]
  targets: Targets
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
export const draftLanguage = (snapshot: SiteSnapshot, chosen: string): EmailLanguage =>
  emailLanguageOf(chosen) ?? emailLanguageOf(snapshot.pages[0]?.lang ?? '') ?? 'en'

/** What the person should know where the site and the emails speak different languages. */
function languageProblem(snapshot: SiteSnapshot, language: EmailLanguage): string[] {
  const conditionLanguage = snapshot.pages[0]?.lang.slice(0, 2) ?? ''
  if (!conditionLanguage || emailLanguageOf(conditionLanguage) === language) return []
  const names = new Intl.DisplayNames(['en'], { type: 'language' })
  return [
    `The site is in ${names.of(conditionLanguage) ?? conditionLanguage}, and the emails are in ${names.of(language)}. ` +
      'The emails leave out what the site says; write it in the first step in their language.',
  ]
}

/**
 * A whole campaign from what a site says, by rules alone: the same site and goal give the same
 * draft (outreach design, 6.3).
 */
export function draftCampaign(snapshot: SiteSnapshot, options: DraftOptions): CampaignDraft {
  const { seed, goal } = options
  const language = draftLanguage(snapshot, options.language)
  const messaging = draftMessaging(snapshot, { seed, goal, language })
  const problems: string[] = []
  const place = placeOf(snapshot)
  if (!messaging.whatYouDo?.text)
    problems.push(
      'We found no sentence that says what you do. Write one in the first step; ' +
        'the emails are built around it.',
    )
  if (!messaging.valuePropositions?.length)
    problems.push(`We found no clear value propositions ${place}.`)
  if (!messaging.proof?.length) problems.push(`We found no proof ${place}. Emails work without it.`)
  return {
    language,
    messaging,
    steps: draftSteps(messaging, { seed, language, formality: null }),
    targets: draftTargets(snapshot, messaging),
    name: campaignName(messaging.companyName?.text ?? ''),
    problems: [...problems, ...languageProblem(snapshot, language)],
  }
}

function campaignName(company: string): string {
  const name = `${company.slice(0, 28)} outreach`.trim()
  return name.length >= 4 ? name : 'Outreach'
}
