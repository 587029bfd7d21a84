import type { AgentFact } from '#model/schema/entities.generated.ts'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { Messaging } from '#model/api/outreach.ts'
import type { EvidenceFact } from '#drafting/evidence/fact.ts'
import { factsOf } from '#drafting/evidence/facts-of.ts'
import type { Phrases } from './talk/language.ts'
import { agentLanguages } from './talk/languages.ts'

type CopiedFact = Pick<
  AgentFact,
  'kind' | 'text' | 'language' | 'sourceUrl' | 'sourceQuote' | 'origin' | 'campaignText'
>

/** Facts of emails that answer no question; what an answer to an email brings is none either. */
const LEFT_OUT: readonly EvidenceFact['kind'][] = ['name', 'place', 'request', 'reply']

const KINDS: Partial<Record<EvidenceFact['kind'], AgentFact['kind']>> = {
  offer: 'offer',
  audience: 'audience',
  benefit: 'benefit',
  problem: 'problem',
  proof: 'proof',
  service: 'offer',
}

type Lead = keyof Phrases['leads']

/** What goes before a text that is no sentence; such texts of other kinds are left out. */
const LEADS: Partial<Record<EvidenceFact['kind'], Lead>> = {
  offer: 'offer',
  service: 'offer',
  benefit: 'offer',
  audience: 'audience',
  problem: 'problem',
  proof: 'proof',
}

const isSentence = (text: string) => /[.!?…]["”»“’)]?$/u.test(text)

/** A fact as it is said: a text that is no sentence goes after a colon. Empty where it cannot be said. */
function sayable({ kind, text, speaker }: EvidenceFact, language: EmailLanguage): string {
  const { leads } = agentLanguages[language].phrases
  if (speaker) return `${speaker}: “${text.replace(/^["“„«]|["”“»]$/gu, '')}”`
  if (isSentence(text)) return text
  const lead = LEADS[kind]
  return lead ? `${leads[lead]}: ${text}.` : ''
}

/**
 * The confirmed facts of a campaign as an agent may say them, each with where it was read. A line
 * that a colleague wrote has no address.
 */
export const factsOfCampaign = (messaging: Messaging, language: EmailLanguage): CopiedFact[] =>
  factsOf(messaging)
    .filter(({ kind, text }) => !LEFT_OUT.includes(kind) && text !== messaging.answer?.text.trim())
    .map((fact) => ({ fact, said: sayable(fact, language) }))
    .filter(({ said }) => said !== '')
    .map(({ fact, said }) => ({
      kind: KINDS[fact.kind] ?? 'other',
      text: said.slice(0, 1000),
      language,
      sourceUrl: fact.source?.url ?? '',
      sourceQuote: (fact.source?.quote ?? '').slice(0, 500),
      origin: 'campaign',
      campaignText: fact.text.slice(0, 500),
    }))

/** What a campaign says today, to find facts that it no longer says. */
export const textsOfCampaign = (messaging: Messaging): ReadonlySet<string> =>
  new Set(factsOfCampaign(messaging, 'en').map(({ campaignText }) => campaignText))
