import type { Campaign, ResearchedCompany } from '#model/schema/entities.generated.ts'
import type { WhyYou } from '#model/api/company-research.ts'
import { emailLanguageOf, type EmailLanguage } from '#model/email/email-languages.ts'
import { oursOf, type Connection, type Ours, type Theirs, type WhyYouRule } from './connection.ts'
import { whyYou as da } from '../languages/da/why-you.ts'
import { whyYou as de } from '../languages/de/why-you.ts'
import { whyYou as en } from '../languages/en/why-you.ts'
import { whyYou as es } from '../languages/es/why-you.ts'
import { whyYou as fr } from '../languages/fr/why-you.ts'
import { whyYou as it } from '../languages/it/why-you.ts'
import { whyYou as nb } from '../languages/nb/why-you.ts'
import { whyYou as nl } from '../languages/nl/why-you.ts'
import { whyYou as pt } from '../languages/pt/why-you.ts'
import { whyYou as sv } from '../languages/sv/why-you.ts'
import { jobHelped } from './rules/job-helped.ts'
import { placeServed } from './rules/place-served.ts'
import { sameTrade } from './rules/same-trade.ts'
import { sharedLanguage } from './rules/shared-language.ts'
import type { WhyYouPhrases } from '../languages/why-you-phrases.ts'

export const whyYouPhrases: Readonly<Record<EmailLanguage, WhyYouPhrases>> = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  sv,
  nb,
  da,
}

/** The most telling connection first. */
export const whyYouRules: readonly WhyYouRule[] = [
  jobHelped,
  sameTrade,
  placeServed,
  sharedLanguage,
]

const withoutStop = (text: string) => text.trim().replace(/(?<![.!…])[.!…]+$/u, '')
const withStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

function sentenceOf(
  rule: WhyYouRule,
  { values }: Connection,
  { language }: Ours,
  { domain }: Theirs,
): string {
  const { quotes, sentences } = whyYouPhrases[language]
  const places: Record<string, string> = {
    site: domain,
    theirs: `${quotes[0]}${withoutStop(values.theirs ?? '')}${quotes[1]}`,
    ours: withoutStop(values.ours ?? ''),
  }
  return withStop(sentences[rule.id].replace(/<(\w+)>/g, (_place, name: string) => places[name]!))
}

/** The sentence of the first rule that connects the two; null where none is certain. */
export function connect(theirs: Theirs, ours: Ours): WhyYou | null {
  for (const rule of whyYouRules) {
    const connection = rule.connect(theirs, ours)
    if (!connection) continue
    const { url, quote, readAt } = connection.fact
    return {
      rule: rule.id,
      sentence: sentenceOf(rule, connection, ours, theirs),
      url,
      quote,
      readAt,
    }
  }
  return null
}

/**
 * Why a campaign's first email goes to this company: one sentence with its source; null where the
 * company is not known, no connection is certain or the campaign does without.
 */
export function whyYouIn(
  campaign: Campaign,
  company: ResearchedCompany | undefined,
  now: number,
): WhyYou | null {
  const language = emailLanguageOf(campaign.language)
  if (!company || !language || campaign.whyYou === false) return null
  return connect(company, oursOf(campaign, language, now))
}
