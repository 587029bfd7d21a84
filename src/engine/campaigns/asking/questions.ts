import type { Campaign } from '#model/entities.generated.ts'
import {
  QUESTIONS,
  SURE_ENOUGH,
  type AnswerCandidate,
  type DraftingQuestion,
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
  valuePropositions: { max: 3, offered: 6 },
  proof: { max: 1, offered: 4 },
  reason: { max: 0, offered: 0 },
}

/** The facts that reading kept with a campaign; null before the site was read, or for old drafts. */
export const factsOf = ({ source }: Pick<Campaign, 'source'>): SiteFacts | null =>
  (source as { facts?: SiteFacts }).facts ?? null

/** How many answers a question takes, and how long each may be. */
export const limitsOf = (id: QuestionId): { max: number; maxLength: number } => ({
  max: LIMITS[id].max,
  maxLength: MESSAGE_LENGTHS[id],
})

const factFor = (facts: SiteFacts, id: QuestionId): Fact | Fact<ProofCandidate> | null => {
  switch (id) {
    case 'companyName':
      return facts.name
    case 'whatYouDo':
      return facts.offer
    case 'audience':
      return facts.audience
    case 'valuePropositions':
      return facts.benefits
    case 'proof':
      return facts.proof
    case 'reason':
      return null
  }
}

const isProof = (candidate: Candidate | ProofCandidate): candidate is ProofCandidate =>
  'kind' in candidate

/**
 * The candidates of a fact as answers. The best is preselected where the question takes exactly one;
 * benefits are preselected while reading is sure of them, proof never is.
 */
function candidatesFor(fact: Fact | Fact<ProofCandidate>, id: QuestionId): AnswerCandidate[] {
  return fact.candidates
    .filter(({ text }) => text.length <= MESSAGE_LENGTHS[id])
    .slice(0, LIMITS[id].offered)
    .map((candidate, index) => ({
      text: candidate.text,
      source: candidate.source,
      speaker: isProof(candidate) ? candidate.speaker : '',
      kind: isProof(candidate) ? candidate.kind : 'other',
      isPreselected:
        id === 'valuePropositions'
          ? index < 2 && candidate.confidence >= SURE_ENOUGH
          : id !== 'proof' && index === 0,
    }))
}

const textsOf = (messaging: Messaging, id: QuestionId): string[] => {
  const value = messaging[id]
  const lines = Array.isArray(value) ? value : value ? [value] : []
  return lines.map(({ text }) => text).filter((text) => text.trim() !== '')
}

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
 * to them; proof is left out where the site has none. /
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
