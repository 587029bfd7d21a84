import { say } from '#language'
import { stemsOf } from '#drafting/text/likeness.ts'
import { enabledSteps, type Messaging, type Step } from '#model/api/outreach.ts'

/** Words of the offer that an email shares at least: a third, of a long sentence no more than these. */
const ENOUGH_WORDS = 3

/** A campaign of which no email says what the company does. */
export function checkOfferMissing(
  steps: readonly Step[],
  messaging: Messaging,
): { index: number; message: string }[] {
  const [first] = enabledSteps(steps)
  const offer = [...stemsOf(messaging.whatYouDo?.text ?? '')]
  if (!first?.body.trim() || offer.length === 0) return []
  const said = stemsOf(
    enabledSteps(steps)
      .map(({ body }) => body)
      .join('\n'),
  )
  const least = Math.min(ENOUGH_WORDS, offer.length / 3)
  const isSaid = offer.filter((word) => said.has(word)).length >= least
  const message = say(
    'No email says what you do. Write it in step 1 as a whole sentence in the language of the emails, or add it here.',
  )
  return isSaid ? [] : [{ index: steps.indexOf(first), message }]
}
