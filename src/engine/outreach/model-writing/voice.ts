import { hash32 } from '#model/lib/hash32.ts'
import { emailLanguageOf, type EmailLanguage } from '#model/email/email-languages.ts'
import type { Campaign } from '#model/schema/entities.generated.ts'
import type { Evidence } from '#drafting/evidence/check-sentence.ts'
import { factsOf } from '#drafting/evidence/facts-of.ts'
import { lettersOf } from '#drafting/languages/all-letters.ts'
import { seedOf } from '#engine/outreach/draft-mails.ts'

export type WrittenCampaign = Pick<
  Campaign,
  'id' | 'websiteUrl' | 'language' | 'messaging' | 'source'
>

/** What the sentences of a campaign's emails are held against. */
export function evidenceOf(campaign: WrittenCampaign, language = languageOf(campaign)): Evidence {
  const { messaging } = campaign
  const { link } = messaging.callToAction ?? {}
  return {
    facts: factsOf(messaging),
    language,
    address: lettersOf[language].register,
    avoid: messaging.wordsToAvoid ?? [],
    links: link ? [link] : [],
  }
}

export const languageOf = ({ language }: Pick<Campaign, 'language'>): EmailLanguage =>
  emailLanguageOf(language ?? '') ?? 'en'

/** What the product puts around a text in a language. */
export interface Frame {
  greeting: string
  closing: string
  typeset: (text: string) => string
}

/** The product's own greeting and closing, the same for a campaign as in its drafts. */
export function frameOf(campaign: WrittenCampaign, { language }: Evidence): Frame {
  const { greeting, closings, typeset = (text: string) => text } = lettersOf[language]
  const closing = closings[hash32(`${seedOf(campaign)}|closing`) % closings.length]!
  return { greeting, closing, typeset }
}
