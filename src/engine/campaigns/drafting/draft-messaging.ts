import type { Messaging } from '#model/outreach.ts'
import type { Candidate, SiteFacts } from './facts.ts'
import { askOf, type Ask } from './understanding/call-to-action.ts'
import { lexiconOf } from './languages/lexicons.ts'

type Claim = NonNullable<Messaging['whatYouDo']>
type AskKind = NonNullable<Messaging['callToAction']>['kind']
type Goal = 'call' | 'trial' | 'reply'

export interface MessagingOptions {
  goal: Goal
}

/** Confidence under which a first candidate stays out until a person chooses it. */
const LEAST = { offer: 0.4, audience: 0.5, benefits: 0.4, problem: 0.6 }
/** Benefits of a draft; a person may tick others. */
const MAX_BENEFITS = 3

/** Lengths that the schema of messaging allows. */
const LENGTHS = { name: 80, offer: 320, audience: 120, benefit: 200, problem: 200, proof: 400 }

const claimOf = ({ text, source }: Candidate): Claim => ({ text, source })

const fitting = <C extends Candidate>(candidates: readonly C[], length: number, least = 0): C[] =>
  candidates.filter(({ text, confidence }) => text.length <= length && confidence >= least)

const first = (candidates: readonly Candidate[], length: number, least: number): Claim => {
  const [best] = fitting(candidates, length, least)
  return best ? claimOf(best) : { text: '' }
}

/** A quotation with its speaker, in one line; other proof as it is. */
const proofText = ({ kind, text, speaker }: SiteFacts['proof']['candidates'][number]) =>
  kind === 'quotation' && speaker ? `“${text}” (${speaker})` : text

function proofOf({ proof }: SiteFacts): NonNullable<Messaging['proof']> {
  return proof.candidates
    .filter((one) => one.kind !== 'quotation' || one.speaker)
    .filter((one) => proofText(one).length <= LENGTHS.proof)
    .map((one) => ({
      text: proofText(one),
      evidenceUrl: one.source.url,
      confirmed: false,
      source: one.source,
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

/** The one question of the first email. */
export function askText(kind: AskKind): string {
  switch (kind) {
    case 'call':
      return 'Would a short call next week be of use?'
    case 'demo':
      return 'Would it help to see it for a quarter of an hour?'
    case 'trial':
      return 'Would you like to try it, with me at hand for questions?'
    case 'quote':
      return 'Would a price for your case help you compare?'
    case 'buy':
      return 'Shall I send you the details?'
    default:
      return 'Is this something you are looking at?'
  }
}

/** What a reader should do: the goal that was chosen, else what the site's own button asks for. */
function callToActionOf(facts: SiteFacts, goal: Goal): NonNullable<Messaging['callToAction']> {
  const [button] = facts.callToAction.candidates
  const asked = button && askOf(button.text, { lexicon: lexiconOf(facts.language.code) })
  const own = asked ? KINDS[asked] : 'reply'
  const kind = goal === 'reply' ? (own === 'buy' ? 'reply' : own) : goal
  const made = { kind, text: askText(kind), link: '' }
  return button && facts.callToAction.isSure ? { ...made, source: button.source } : made
}

/**
 * The messaging of a campaign from a site's facts: each fact's first candidate where it is likely
 * enough, else nothing, so that a person chooses instead of being misled. Problems are only those that
 * the site states; proof is offered, never confirmed.
 */
export function draftMessaging(facts: SiteFacts, { goal }: MessagingOptions): Messaging {
  const benefits = fitting(facts.benefits.candidates, LENGTHS.benefit, LEAST.benefits)
  return {
    companyName: first(facts.name.candidates, LENGTHS.name, 0),
    whatYouDo: first(facts.offer.candidates, LENGTHS.offer, LEAST.offer),
    audience: first(facts.audience.candidates, LENGTHS.audience, LEAST.audience),
    valuePropositions: benefits.slice(0, MAX_BENEFITS).map(claimOf),
    pains: fitting(facts.problem.candidates, LENGTHS.problem, LEAST.problem)
      .slice(0, 2)
      .map(claimOf),
    proof: proofOf(facts),
    reason: { text: '' },
    callToAction: callToActionOf(facts, goal),
    tone: facts.formality === 'formal' ? 'formal' : 'plain',
    wordsToAvoid: [],
    category: facts.category,
  }
}
