import type { Campaign } from '#model/schema/entities.generated.ts'
import {
  CANDIDATE_FACTS,
  OWN_SENTENCES,
  QUESTIONS,
  SUGGESTED,
  SURE_ENOUGH,
  type AnswerCandidate,
  type CandidateFact,
  type DraftingQuestion,
  type FactCandidate,
  type FactCandidates,
  type QuestionId,
} from '#model/email/drafting-questions.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import { MESSAGE_LENGTHS } from '#model/email/message-lengths.ts'
import type { Messaging } from '#model/api/outreach.ts'
import { lettersOf } from '#drafting/languages/all-letters.ts'
import { SALES, BUYERS } from '#drafting/languages/letters.ts'
import { detailOf } from '#drafting/wording/details.ts'
import { offerLine } from '#drafting/wording/offer-line.ts'
import type { Candidate, Fact, ProofCandidate, SiteFacts } from '#drafting/facts.ts'
import { everyOffer, suggestionsFor } from './suggestions.ts'

/** How many answers each question takes, and how many candidates it offers. */
const LIMITS: Record<QuestionId, { max: number; offered: number }> = {
  buyers: { max: 1, offered: 4 },
  whatYouDo: { max: 1, offered: 5 },
  services: { max: 3, offered: 8 },
  companyName: { max: 1, offered: 3 },
  audience: { max: 1, offered: 3 },
  sale: { max: 1, offered: 7 },
  firstStep: { max: 1, offered: 3 },
  valuePropositions: { max: 2, offered: 6 },
  proof: { max: 1, offered: 4 },
  occasion: { max: 2, offered: 5 },
  example: { max: 0, offered: 0 },
  answer: { max: 1, offered: 4 },
}

/**
 * The facts that reading kept with a campaign; null before the site was read, or for old drafts.
 */
export const factsOf = ({ source }: Pick<Campaign, 'source'>): SiteFacts | null =>
  (source as { facts?: SiteFacts }).facts ?? null

/** How many answers a question takes, and how long each may be. */
export const limitsOf = (id: QuestionId): { max: number; maxLength: number } => ({
  max: LIMITS[id].max,
  maxLength: MESSAGE_LENGTHS[id],
})

const factFor = (
  facts: SiteFacts,
  id: CandidateFact | QuestionId,
): Fact | Fact<ProofCandidate> | null => {
  switch (id) {
    case 'companyName':
      return facts.name
    case 'place':
      return facts.places
    case 'whatYouDo':
      return facts.offer
    case 'audience':
      return facts.audience
    case 'services':
      return facts.services ?? null
    case 'buyers':
      return closed(facts.buyers, BUYERS)
    case 'sale':
      return closed(facts.sale, SALES)
    case 'firstStep':
      return facts.firstStep ?? null
    case 'valuePropositions':
      return facts.benefits
    case 'pains':
      return facts.problem
    case 'proof':
      return facts.proof
    case 'occasion':
    case 'example':
    case 'answer':
      return null
  }
}

/** Every id of a closed question: those that the site shows first, the others without a source. */
function closed(fact: Fact | undefined, ids: readonly string[]): Fact {
  const shown = fact?.candidates ?? []
  const others = ids.filter((id) => shown.every(({ text }) => text !== id))
  return {
    candidates: [
      ...shown,
      ...others.map((text): Candidate => ({
        text,
        form: 'label',
        source: NO_SOURCE,
        confidence: 0,
      })),
    ],
    isSure: fact?.isSure ?? false,
  }
}

const NO_SOURCE = { url: '', element: '', quote: '' }
/** How many of a fact's candidates may be preselected, where it is not one. */
const PRESELECTED: Partial<Record<QuestionId, number>> = {
  valuePropositions: 2,
  services: 0,
  proof: 0,
}
const CLOSED: ReadonlySet<QuestionId> = new Set(['buyers', 'sale'])
/** Asked only where the site has an answer. */
const OPTIONAL: ReadonlySet<QuestionId> = new Set(['services', 'proof', 'firstStep'])

const isProof = (candidate: Candidate | ProofCandidate): candidate is ProofCandidate =>
  'kind' in candidate

const candidateFrom = (candidate: Candidate | ProofCandidate): FactCandidate => ({
  text: candidate.text,
  source: candidate.source.quote ? candidate.source : null,
  speaker: isProof(candidate) ? candidate.speaker : '',
  kind: isProof(candidate) ? candidate.kind : 'other',
})

type Asked = Pick<Campaign, 'source' | 'messaging'> & Partial<Pick<Campaign, 'language'>>

/** What owners of the trade say, for the sentences that it can suggest. */
const suggested = (
  { messaging, language = '' }: Asked,
  facts: SiteFacts,
  id: QuestionId,
): AnswerCandidate[] =>
  (id === 'whatYouDo' || id === 'occasion' || id === 'answer'
    ? suggestionsFor(id, messaging, facts, language)
    : []
  )
    .slice(0, LIMITS[id].offered)
    .map((text) => ({ text, source: null, speaker: '', kind: 'other', isPreselected: false }))

/**
 * The candidates of a fact as answers. Only what reading is sure of is preselected: the best one, of
 * details the best two, of proof none.
 */
function candidatesFor(facts: SiteFacts, id: QuestionId): AnswerCandidate[] {
  const fact = factFor(facts, id)
  if (!fact) return []
  const fit: (Candidate | ProofCandidate)[] = fact.candidates.filter(
    ({ text }) => text.length <= MESSAGE_LENGTHS[id],
  )
  const sayable = fit.filter(({ text }) => canSay(text, id, facts))
  return (sayable.length > 0 ? sayable : fit)
    .slice(0, LIMITS[id].offered)
    .map((candidate, index) => ({
      ...candidateFrom(candidate),
      isPreselected: candidate.confidence >= SURE_ENOUGH && index < (PRESELECTED[id] ?? 1),
    }))
}

/**
 * What the site says for each fact, best first, and the trade's suggestions, for step 1; empty before
 * it was read.
 */
export function candidatesOf(campaign: Asked): FactCandidates {
  const facts = factsOf(campaign)
  const of = (id: CandidateFact): FactCandidate[] =>
    (facts ? (factFor(facts, id)?.candidates ?? []) : [])
      .filter(({ text }) => text.length <= MESSAGE_LENGTHS[id])
      .map(candidateFrom)
  return Object.fromEntries([
    ...CANDIDATE_FACTS.map((id) => [
      id,
      [...of(id), ...(facts && id === 'whatYouDo' ? suggested(campaign, facts, id) : [])],
    ]),
    ...SUGGESTED.map((id) => [id, facts ? suggested(campaign, facts, id) : []]),
  ]) as FactCandidates
}

/** The candidates of the offer with the one that the draft says first, preselected in its place. */
function drafted(
  candidates: readonly AnswerCandidate[],
  id: QuestionId,
  { whatYouDo }: Messaging,
): readonly AnswerCandidate[] {
  const stated = candidates.find(({ text }) => text === whatYouDo?.text)
  const [first] = candidates
  if (id !== 'whatYouDo' || !stated || stated === first) return candidates
  return [
    { ...stated, isPreselected: first!.isPreselected },
    ...candidates
      .filter((candidate) => candidate !== stated)
      .map((candidate) => ({ ...candidate, isPreselected: false })),
  ]
}

type TextLine = Pick<NonNullable<Messaging['whatYouDo']>, 'text' | 'edited' | 'confirmed'>

/** The lines of the messaging that hold the answer to a question. */
const linesOf = (messaging: Messaging, id: QuestionId): readonly TextLine[] => {
  const value = messaging[id]
  if (Array.isArray(value)) return value
  const other = id === 'occasion' ? messaging.otherOccasion : undefined
  return [value, other].filter((line) => line !== undefined)
}

const textsOf = (messaging: Messaging, id: QuestionId): string[] =>
  linesOf(messaging, id)
    .map(({ text }) => text)
    .filter((text) => text.trim() !== '')

/** Whether a person left the question out, and nothing has been said since. */
const isSkipped = (messaging: Messaging, id: QuestionId): boolean =>
  (messaging.skipped ?? []).includes(id) && textsOf(messaging, id).length === 0

/** Whether a person has already said what a question asks. */
const isAnswered = (messaging: Messaging, id: QuestionId): boolean =>
  linesOf(messaging, id).some(
    ({ text, edited, confirmed }) => text.trim() !== '' && (edited || confirmed),
  )

/** The given beginning of an owner's sentence, in the language of the emails. */
function beginningOf({ language, messaging }: Asked, id: QuestionId): string {
  const own = OWN_SENTENCES.find((ownSentence) => ownSentence === id)
  const { beginnings } = lettersOf[emailLanguageOf(language ?? '') ?? 'en']
  const isCause = own === 'occasion' && messaging.buyers?.text === 'donors'
  return own ? beginnings[isCause ? 'cause' : own] : ''
}

/**
 * The questions of a campaign, in the order in which they help most: its buyers, the offer,
 * the audience, what the site offers first, details and proof, and at last the owner's own
 * sentences. The offer is always confirmed, the name and the kind of sale only where the site leaves
 * them open. Answered questions stay in the list, so that a person can go back to them; proof and
 * first step are left out where the site has none.
 */
export function questionsOf(campaign: Asked): DraftingQuestion[] {
  const facts = factsOf(campaign)
  if (!facts) return []
  return QUESTIONS.flatMap((id) => {
    if (id === 'companyName' && facts.name.isSure) return []
    const ofSite = drafted(candidatesFor(facts, id), id, campaign.messaging)
    const candidates = [...ofSite, ...suggested(campaign, facts, id)]
    if (candidates.length === 0 && OPTIONAL.has(id)) return []
    if (id === 'sale' && (facts.sale?.isSure ?? false)) return []
    return [
      {
        id,
        ...limitsOf(id),
        isClosed: CLOSED.has(id),
        beginning: beginningOf(campaign, id),
        candidates,
        others: id === 'whatYouDo' ? everyOffer(campaign.language ?? '') : [],
        current: textsOf(campaign.messaging, id),
        isAnswered: isAnswered(campaign.messaging, id),
        isSkipped: isSkipped(campaign.messaging, id),
      },
    ]
  })
}

/**
 * Whether an email can say an offer or a detail; any, where no emails are written in the site's
 * language.
 */
function canSay(text: string, id: QuestionId, { language: { code }, name }: SiteFacts): boolean {
  const language = emailLanguageOf(code)
  if (!language) return true
  const company = name.candidates[0]?.text ?? ''
  const sender = { company, language, letters: lettersOf[language] }
  if (id === 'whatYouDo') return offerLine(text, sender) !== null
  return id !== 'valuePropositions' || detailOf(text, sender) !== null
}

/** The candidate of a text, so that a tapped answer keeps its source. */
export function candidateOf(
  campaign: Pick<Campaign, 'source'>,
  id: QuestionId,
  text: string,
): AnswerCandidate | null {
  const facts = factsOf(campaign)
  return facts
    ? (candidatesFor(facts, id).find((candidate) => candidate.text === text) ?? null)
    : null
}
