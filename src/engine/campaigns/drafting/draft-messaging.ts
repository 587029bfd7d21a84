import type { EmailLanguage } from '#model/email-languages.ts'
import { SURE_ENOUGH } from '#model/drafting-questions.ts'
import { MESSAGE_LENGTHS } from '#model/message-lengths.ts'
import type { Messaging } from '#model/outreach.ts'
import type { Candidate, SiteFacts } from './facts.ts'
import { askOf, type Ask } from './understanding/call-to-action.ts'
import { lexiconOf } from './languages/lexicons.ts'
import { emailPhrases } from './languages/phrases.ts'
import { askFor } from './writing/ask.ts'

type Claim = NonNullable<Messaging['whatYouDo']>
type AskKind = NonNullable<Messaging['callToAction']>['kind']
type Goal = 'call' | 'trial' | 'reply'

export interface MessagingOptions {
  goal: Goal
  /** Chooses among wordings. */
  seed: string
  /** The language of the emails. */
  language: EmailLanguage
}

/**
 * Confidence under which a first candidate stays out until a person chooses it. No question asks
 * for problems, so only those that need no confirmation are taken.
 */
const MIN_CONFIDENCE = { offer: 0.4, audience: 0.5, benefits: 0.4, problem: SURE_ENOUGH }
/** Benefits of a draft; a person may tick others. */
const MAX_BENEFITS = 4

const claimOf = ({ text, source }: Candidate): Claim => ({ text, source })

const fitting = <C extends Candidate>(candidates: readonly C[], length: number, min = 0): C[] =>
  candidates.filter(({ text, confidence }) => text.length <= length && confidence >= min)

const first = (candidates: readonly Candidate[], length: number, min: number): Claim => {
  const [best] = fitting(candidates, length, min)
  return best ? claimOf(best) : { text: '' }
}

/** Proof to choose from; quotations without a speaker are never used. */
function proofOf({ proof }: SiteFacts): NonNullable<Messaging['proof']> {
  return proof.candidates
    .filter(({ kind, speaker }) => kind !== 'quotation' || speaker)
    .filter(({ text }) => text.length <= MESSAGE_LENGTHS.proof)
    .map(({ text, source, kind, speaker }) => ({
      text,
      source,
      kind,
      speaker,
      evidenceUrl: source.url,
      confirmed: false,
    }))
}

const KINDS: Record<Ask, AskKind> = {
  demo: 'demo',
  trial: 'trial',
  quote: 'quote',
  call: 'call',
  catalog: 'reply',
  buy: 'buy',
}

/** What a reader should do: the goal that was chosen, else what the site's own button asks for. */
function callToActionOf(
  facts: SiteFacts,
  { goal, seed, language }: MessagingOptions,
): NonNullable<Messaging['callToAction']> {
  const [button] = facts.callToAction.candidates
  const asked = button && askOf(button.text, { lexicon: lexiconOf(facts.language.code) })
  const own = asked ? KINDS[asked] : 'reply'
  const kind = goal === 'reply' ? (own === 'buy' ? 'reply' : own) : goal
  const address = facts.formality ?? emailPhrases[language].usualAddress
  const made = { kind, text: askFor(kind, { seed, language, address }), link: '' }
  return button && facts.callToAction.isSure ? { ...made, source: button.source } : made
}

/** What the subject lines are about, where the site itself uses the phrase in sentences. */
function topicOf({ labels }: SiteFacts): Claim {
  const [best] = labels.isSure ? fitting(labels.candidates, MESSAGE_LENGTHS.topic) : []
  return best ? claimOf(best) : { text: '' }
}

/**
 * The messaging of a campaign from a site's facts: each fact's first candidate where it is likely
 * enough, else nothing, so that a person chooses instead of being misled. Problems are only those
 * that the site states; proof is offered, never confirmed.
 */
export function draftMessaging(facts: SiteFacts, options: MessagingOptions): Messaging {
  const benefits = fitting(
    facts.benefits.candidates,
    MESSAGE_LENGTHS.valuePropositions,
    MIN_CONFIDENCE.benefits,
  )
  return {
    companyName: first(facts.name.candidates, MESSAGE_LENGTHS.companyName, 0),
    whatYouDo: first(facts.offer.candidates, MESSAGE_LENGTHS.whatYouDo, MIN_CONFIDENCE.offer),
    audience: first(facts.audience.candidates, MESSAGE_LENGTHS.audience, MIN_CONFIDENCE.audience),
    valuePropositions: benefits.slice(0, MAX_BENEFITS).map(claimOf),
    pains: fitting(facts.problem.candidates, MESSAGE_LENGTHS.pains, MIN_CONFIDENCE.problem)
      .slice(0, 2)
      .map(claimOf),
    proof: proofOf(facts),
    reason: { text: '' },
    topic: topicOf(facts),
    callToAction: callToActionOf(facts, options),
    tone: facts.formality === 'formal' ? 'formal' : 'plain',
    wordsToAvoid: [],
    category: facts.category,
  }
}
