import { say } from '#language'
import { enabledSteps, type Messaging, type Step } from '#model/outreach.ts'

const contentWords = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** Words of the offer that an email shares at least: a third, of a long sentence no more than these. */
const ENOUGH_WORDS = 3

/** A campaign of which no email says what the company does. */
export function checkOfferMissing(
  steps: readonly Step[],
  messaging: Messaging,
): { index: number; message: string }[] {
  const [first] = enabledSteps(steps)
  const offer = [...new Set(contentWords(messaging.whatYouDo?.text ?? ''))]
  if (!first?.body.trim() || offer.length === 0) return []
  const said = new Set(enabledSteps(steps).flatMap(({ body }) => contentWords(body)))
  const least = Math.min(ENOUGH_WORDS, offer.length / 3)
  const isSaid = offer.filter((word) => said.has(word)).length >= least
  const message = say(
    'No email says what you do. Write it in step 1 as a whole sentence in the language of the emails, or add it here.',
  )
  return isSaid ? [] : [{ index: steps.indexOf(first), message }]
}
