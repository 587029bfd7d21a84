import type { AgentFact } from '#model/schema/entities.generated.ts'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { Messaging } from '#model/api/outreach.ts'
import type { EvidenceFact } from '#drafting/evidence/fact.ts'
import { factsOf } from '#drafting/evidence/facts-of.ts'
import { agentLanguages } from './talk/languages.ts'

type CopiedFact = Pick<
  AgentFact,
  'kind' | 'text' | 'language' | 'sourceUrl' | 'sourceQuote' | 'origin' | 'campaignText'
>

/** Facts of emails that answer no question; what an answer to an email brings is none either. */
const LEFT_OUT: readonly EvidenceFact['kind'][] = ['name', 'request', 'reply']

const KINDS: Partial<Record<EvidenceFact['kind'], AgentFact['kind']>> = {
  offer: 'offer',
  audience: 'audience',
  benefit: 'benefit',
  problem: 'problem',
  proof: 'proof',
  service: 'offer',
}

const isSentence = (text: string) => /[.!?…]["”»“’)]?$/u.test(text)

/** A fact as it is said: a text that is no sentence goes after a colon. */
function sayable({ kind, text, speaker }: EvidenceFact, language: EmailLanguage): string {
  const { leads } = agentLanguages[language].phrases
  const quoted = speaker ? `${speaker}: “${text.replace(/^["“„«]|["”“»]$/gu, '')}”` : text
  if (isSentence(quoted) || speaker) return quoted
  const lead = kind in leads ? leads[kind as keyof typeof leads] : leads.offer
  return `${lead}: ${quoted}.`
}

/**
 * The confirmed facts of a campaign as an agent may say them, each with where it was read. A line
 * that a colleague wrote has no address.
 */
export const factsOfCampaign = (messaging: Messaging, language: EmailLanguage): CopiedFact[] =>
  factsOf(messaging)
    .filter(({ kind, text }) => !LEFT_OUT.includes(kind) && text !== messaging.answer?.text.trim())
    .filter(({ kind, text }) => kind !== 'first-step' || isSentence(text))
    .map((fact) => ({
      kind: KINDS[fact.kind] ?? 'other',
      text: sayable(fact, language).slice(0, 1000),
      language,
      sourceUrl: fact.source?.url ?? '',
      sourceQuote: (fact.source?.quote ?? '').slice(0, 500),
      origin: 'campaign',
      campaignText: fact.text.slice(0, 500),
    }))

/** What a campaign says today, to find facts that it no longer says. */
export const textsOfCampaign = (messaging: Messaging): ReadonlySet<string> =>
  new Set(factsOf(messaging).map(({ text }) => text.slice(0, 500)))
