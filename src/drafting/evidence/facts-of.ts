import type { Messaging } from '#model/api/outreach.ts'
import { isUnconfirmed } from '#model/email/drafting-questions.ts'
import type { EvidenceFact, FactKind } from './fact.ts'

type OfferClaim = NonNullable<Messaging['whatYouDo']>

interface FactLine extends OfferClaim {
  speaker?: string
}

const sourceOf = ({ source }: FactLine): Pick<EvidenceFact, 'source'> =>
  source ? { source: { url: source.url, element: source.element, quote: source.quote } } : {}

/**
 * The statements of a campaign that emails may contain: lines that a person wrote or confirmed, and
 * those that were read with enough confidence. Proof that no person confirmed is none of them.
 */
export function factsOf(messaging: Messaging): EvidenceFact[] {
  const { companyName, whatYouDo, audience, callToAction } = messaging
  const lines: [FactKind, FactLine | undefined][] = [
    ['name', companyName],
    ['place', messaging.place],
    ['offer', whatYouDo],
    ['audience', audience],
    ...(messaging.valuePropositions ?? []).map((line): [FactKind, FactLine] => ['benefit', line]),
    ...(messaging.pains ?? []).map((line): [FactKind, FactLine] => ['problem', line]),
    ...(messaging.proof ?? [])
      .filter(({ confirmed }) => confirmed)
      .map((line): [FactKind, FactLine] => ['proof', line]),
    ['first-step', messaging.firstStep],
    ['own-sentence', messaging.occasion],
    ['own-sentence', messaging.otherOccasion],
    ['own-sentence', messaging.example],
    ['own-sentence', messaging.answer],
    ...(messaging.services ?? []).map((line): [FactKind, FactLine] => ['service', line]),
    ['request', callToAction && { text: callToAction.text ?? '', edited: true }],
  ]
  return lines
    .flatMap(([kind, line]) =>
      line?.text.trim() && !isUnconfirmed(line)
        ? [{ kind, text: line.text.trim(), speaker: line.speaker ?? '', ...sourceOf(line) }]
        : [],
    )
    .map((fact, index) => ({ id: `f${index + 1}`, ...fact }))
}
