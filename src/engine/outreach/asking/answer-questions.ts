import { say } from '#language'
import type { Campaign } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { DraftingAnswer, QuestionId } from '#model/email/drafting-questions.ts'
import type { CampaignView, Messaging } from '#model/api/outreach.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { viewCampaign } from '#engine/outreach/campaign-view.ts'
import { savePart } from '#engine/outreach/save-part.ts'
import { candidateOf, limitsOf } from '#drafting/asking/questions.ts'
import type { RecordVersion } from '#store/entity-store.ts'

type OfferLine = NonNullable<Messaging['whatYouDo']>
type Proof = NonNullable<Messaging['proof']>[number]

/** A tapped answer keeps the place where it was read; a written one is the person's own. */
function lineOf(campaign: Pick<Campaign, 'source'>, id: QuestionId, text: string): OfferLine {
  const candidate = candidateOf(campaign, id, text)
  return candidate?.source
    ? { text, source: candidate.source, confirmed: true }
    : { text, edited: true, confirmed: true }
}

function proofOf(campaign: Pick<Campaign, 'source'>, text: string): Proof {
  const candidate = candidateOf(campaign, 'proof', text)
  const line = lineOf(campaign, 'proof', text)
  return {
    ...line,
    confirmed: true,
    kind: candidate?.kind ?? 'other',
    speaker: candidate?.speaker ?? '',
    evidenceUrl: candidate?.source?.url ?? '',
  }
}

function checkAnswer({ question, texts }: DraftingAnswer, index: number): void {
  const { max, maxLength } = limitsOf(question)
  const limit = Math.max(1, max)
  const path = `/answers/${index}/texts`
  if (texts.length > limit) {
    const message = say(
      { one: 'Choose at most {count} answer.', other: 'Choose at most {count} answers.' },
      { count: limit },
    )
    throw fail('invalid', message, [{ path, message }])
  }
  const long = texts.findIndex((text) => text.length > maxLength)
  if (long !== -1) {
    const message = say('Use at most {most} characters.', { most: maxLength })
    throw fail('invalid', message, [{ path: `${path}/${long}`, message }])
  }
}

/**
 * The messaging with the answers in it. An answer without texts leaves its fact out: emails never
 * say what a person did not want said, and the question counts as skipped. A campaign that is about
 * no service in particular keeps all of them.
 */
export function withAnswers(
  campaign: Pick<Campaign, 'source' | 'messaging'>,
  answers: readonly DraftingAnswer[],
): Messaging {
  const messaging: Messaging = { ...campaign.messaging }
  for (const { question, texts: given } of answers) {
    const texts = given.map((text) => text.trim()).filter(Boolean)
    messaging.skipped = [
      ...(messaging.skipped ?? []).filter((one) => one !== question),
      ...(texts.length === 0 ? [question] : []),
    ]
    if (question === 'proof') messaging.proof = texts.map((text) => proofOf(campaign, text))
    else if (question === 'valuePropositions')
      messaging.valuePropositions = texts.map((text) => lineOf(campaign, question, text))
    else if (question === 'services') {
      if (texts.length > 0)
        messaging.services = texts.map((text) => lineOf(campaign, question, text))
    } else {
      const lineFor = (text: string | undefined): OfferLine =>
        text ? lineOf(campaign, question, text) : { text: '', edited: true }
      messaging[question] = lineFor(texts[0])
      if (question === 'occasion' && (texts[1] || messaging.otherOccasion))
        messaging.otherOccasion = lineFor(texts[1])
    }
  }
  return messaging
}

/**
 * Takes answers into the campaign's messaging and rewrites the emails that no person has saved.
 * @throws ProductError `invalid` for too many or too long answers, `conflict`, `wrong_state`
 */
export async function answerQuestions(
  engine: Engine,
  scope: ActorScope,
  { id, version }: RecordVersion,
  answers: readonly DraftingAnswer[],
): Promise<CampaignView> {
  answers.forEach(checkAnswer)
  const view = await viewCampaign(engine, scope, id)
  const messaging = withAnswers(view, answers)
  const read = version ?? view.version
  return savePart(
    engine,
    scope,
    { id, version: read },
    { part: 'messaging', value: messaging, isReview: false, kind: 'answered' },
  )
}
