import type { Campaign } from '#model/entities.generated.ts'
import {
  CANDIDATE_FACTS,
  QUESTIONS,
  SURE_ENOUGH,
  type AnswerCandidate,
  type CandidateFact,
  type DraftingQuestion,
  type FactCandidate,
  type FactCandidates,
  type QuestionId,
} from '#model/drafting-questions.ts'
import { MESSAGE_LENGTHS } from '#model/message-lengths.ts'
import type { Messaging } from '#model/outreach.ts'
import type {
  Candidate,
  Fact,
  ProofCandidate,
  SiteFacts,
} from '#engine/campaigns/drafting/facts.ts'

/** How many answers each question takes, and how many candidates it offers. */
const LIMITS: Record<QuestionId, { max: number; offered: number }> = {
  companyName: { max: 1, offered: 3 },
  whatYouDo: { max: 1, offered: 3 },
  audience: { max: 1, offered: 3 },
  valuePropositions: { max: 4, offered: 6 },
  proof: { max: 1, offered: 4 },
  reason: { max: 0, offered: 0 },
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
  id: CandidateFact | 'reason',
): Fact | Fact<ProofCandidate> | null => {
  switch (id) {
    case 'companyName':
      return facts.name
    case 'whatYouDo':
      return facts.offer
    case 'audience':
      return facts.audience
    case 'topic':
      return facts.labels
    case 'valuePropositions':
      return facts.benefits
    case 'pains':
      return facts.problem
    case 'proof':
      return facts.proof
    case 'reason':
      return null
  }
}

const isProof = (candidate: Candidate | ProofCandidate): candidate is ProofCandidate =>
  'kind' in candidate

const candidateFrom = (candidate: Candidate | ProofCandidate): FactCandidate => ({
  text: candidate.text,
  source: candidate.source,
  speaker: isProof(candidate) ? candidate.speaker : '',
  kind: isProof(candidate) ? candidate.kind : 'other',
})

/**
 * The candidates of a fact as answers. The best is preselected where the question takes exactly
 * one; benefits are preselected while reading is sure of them, proof never is.
 */
function candidatesFor(fact: Fact | Fact<ProofCandidate>, id: QuestionId): AnswerCandidate[] {
  return fact.candidates
    .filter(({ text }) => text.length <= MESSAGE_LENGTHS[id])
    .slice(0, LIMITS[id].offered)
    .map((candidate, index) => ({
      ...candidateFrom(candidate),
      isPreselected:
        id === 'valuePropositions'
          ? index < 2 && candidate.confidence >= SURE_ENOUGH
          : id !== 'proof' && index === 0,
    }))
}

/** What the site says for each fact, best first, for step 1; empty before it was read. */
export function candidatesOf(campaign: Pick<Campaign, 'source'>): FactCandidates {
  const facts = factsOf(campaign)
  const of = (id: CandidateFact): FactCandidate[] =>
    (facts ? (factFor(facts, id)?.candidates ?? []) : [])
      .filter(({ text }) => text.length <= MESSAGE_LENGTHS[id])
      .map(candidateFrom)
  return Object.fromEntries(CANDIDATE_FACTS.map((id) => [id, of(id)])) as FactCandidates
}

const textsOf = (messaging: Messaging, id: QuestionId): string[] => {
  const value = messaging[id]
  const lines = Array.isArray(value) ? value : value ? [value] : []
  return lines.map(({ text }) => text).filter((text) => text.trim() !== '')
}

/** Whether a person left the question out, and nothing has been said since. */
const isSkipped = (messaging: Messaging, id: QuestionId): boolean =>
  (messaging.skipped ?? []).includes(id) && textsOf(messaging, id).length === 0

/** Whether a person has already said what a question asks. */
function isAnswered(messaging: Messaging, id: QuestionId): boolean {
  const value = messaging[id]
  const lines = Array.isArray(value) ? value : value ? [value] : []
  return lines.some(
    (line) => line.text.trim() !== '' && (line.edited || ('confirmed' in line && line.confirmed)),
  )
}

/**
 * The questions of a campaign, in the order in which they help most: the offer, its audience, its
 * benefits, what proves it, and why this reader now. The offer is always confirmed, the name only
 * where the site leaves it open. Answered questions stay in the list, so that a person can go back
 * to them; proof is left out where the site has none.
 */
export function questionsOf(campaign: Pick<Campaign, 'source' | 'messaging'>): DraftingQuestion[] {
  const facts = factsOf(campaign)
  if (!facts) return []
  return QUESTIONS.flatMap((id) => {
    const fact = factFor(facts, id)
    if (id === 'companyName' && facts.name.isSure) return []
    const candidates = fact ? candidatesFor(fact, id) : []
    if (candidates.length === 0 && id === 'proof') return []
    return [
      {
        id,
        ...limitsOf(id),
        candidates,
        current: textsOf(campaign.messaging, id),
        isAnswered: isAnswered(campaign.messaging, id),
        isSkipped: isSkipped(campaign.messaging, id),
      },
    ]
  })
}

/** The candidate of a text, so that a tapped answer keeps its source. */
export function candidateOf(
  campaign: Pick<Campaign, 'source'>,
  id: QuestionId,
  text: string,
): AnswerCandidate | null {
  const facts = factsOf(campaign)
  const fact = facts && factFor(facts, id)
  return fact ? (candidatesFor(fact, id).find((one) => one.text === text) ?? null) : null
}
