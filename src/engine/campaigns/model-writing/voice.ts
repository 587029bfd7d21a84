import { emailLanguageOf, type EmailLanguage } from '#model/email-languages.ts'
import type { Campaign } from '#model/entities.generated.ts'
import type { Evidence } from '#engine/campaigns/drafting/evidence/check-sentence.ts'
import { factsOf } from '#engine/campaigns/drafting/evidence/facts-of.ts'
import type { SiteFacts } from '#engine/campaigns/drafting/facts.ts'
import { emailPhrases } from '#engine/campaigns/drafting/languages/phrases.ts'
import { addressOf } from '#engine/campaigns/drafting/writing/material.ts'
import { speakerOf, type Speaker } from '#engine/campaigns/drafting/writing/say.ts'
import { seedOf } from '#engine/campaigns/draft-mails.ts'

export type WrittenCampaign = Pick<
  Campaign,
  'id' | 'websiteUrl' | 'language' | 'messaging' | 'source'
>

/** What the sentences of a campaign's emails are held against. */
export function evidenceOf(campaign: WrittenCampaign, language = languageOf(campaign)): Evidence {
  const { messaging } = campaign
  const site = (campaign.source as { facts?: Pick<SiteFacts, 'formality'> } | null)?.facts
  const address =
    messaging.tone === 'formal'
      ? 'formal'
      : language === languageOf(campaign) && site?.formality
        ? site.formality
        : addressOf(messaging, emailPhrases[language])
  const { link } = messaging.callToAction ?? {}
  return {
    facts: factsOf(messaging),
    language,
    address,
    avoid: messaging.wordsToAvoid ?? [],
    links: link ? [link] : [],
  }
}

export const languageOf = ({ language }: Pick<Campaign, 'language'>): EmailLanguage =>
  emailLanguageOf(language ?? '') ?? 'en'

/** The product's own wordings in the same voice: greeting, closing, opt-out. */
export const speakerFor = (campaign: WrittenCampaign, { language, address }: Evidence): Speaker =>
  speakerOf(language, address, seedOf(campaign))
