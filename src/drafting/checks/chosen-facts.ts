import { say } from '#language'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import { OWN_SENTENCES } from '#model/email/drafting-questions.ts'
import { enabledSteps, type Messaging, type Step } from '#model/api/outreach.ts'
import { lettersOf } from '#drafting/languages/all-letters.ts'
import { sharedWith, stemsOf } from '#drafting/text/likeness.ts'
import { detailOf, firstStepOf, stepWordings } from '#drafting/wording/details.ts'
import { withoutBeginning } from '#drafting/wording/beginnings.ts'
import { proofLine } from '#drafting/writing/proof-line.ts'
import { quoted } from './email-text.ts'

interface UnusedFact {
  index: number
  message: string
}

/** Share of its words that an email has of a fact that it uses. */
const USED = 0.5
/** No founding year is too young here: the proof was chosen. */
const ANY_YEAR = 9999

const isIn = (text: string, bodies: readonly string[]): boolean =>
  bodies.some((body) => sharedWith(stemsOf(text), stemsOf(body)) >= USED)

/** All texts that can say a fact: its words, or the product's own sentences for it. */
function wordingsOf(text: string, company: string, language: EmailLanguage): string[] {
  const letters = lettersOf[language]
  const detail = detailOf(text, { company, language, letters })
  const own = detail?.kind === 'perk' ? detail.wordings : [detail?.text ?? []].flat()
  const step = firstStepOf(text, letters)
  return [text, ...own, ...(step ? stepWordings(step, text, letters) : [])]
}

/** Facts that a person chose or wrote and that no email says. */
export function unusedFacts(
  steps: readonly Step[],
  messaging: Messaging,
  language: EmailLanguage,
): UnusedFact[] {
  const on = enabledSteps(steps)
  const [first] = on
  if (!first) return []
  const bodies = on.map(({ body }) => body)
  const company = messaging.companyName?.text ?? ''
  const sender = { company, language, letters: lettersOf[language] }
  const proofs = (messaging.proof ?? [])
    .filter(({ confirmed }) => confirmed)
    .map((claim) => ({
      text: claim.text,
      wordings: [claim.text, ...(proofLine(claim, sender, ANY_YEAR)?.wordings ?? [])],
    }))
  const chosen = [...(messaging.valuePropositions ?? []), messaging.firstStep]
    .filter((line) => line !== undefined)
    .filter(({ text, confirmed, edited }) => text.trim() !== '' && (confirmed || edited))
    .map(({ text }) => ({ text, wordings: wordingsOf(text, company, language) }))
  return [...chosen, ...proofs]
    .filter(({ wordings }) => !wordings.some((wording) => isIn(wording, bodies)))
    .map(({ text }) => ({
      index: steps.indexOf(first),
      message: say('You chose {quote}, and no email says it.', { quote: quoted(text) }),
    }))
}

/** The owner's own sentences that no email has. */
export function unusedSentences(
  steps: readonly Step[],
  messaging: Messaging,
  language: EmailLanguage,
): UnusedFact[] {
  const on = enabledSteps(steps)
  const [first] = on
  const { beginnings } = lettersOf[language]
  return OWN_SENTENCES.flatMap((id): UnusedFact[] => {
    const text = messaging[id]?.text.trim() ?? ''
    const isBeginning = Object.values(beginnings).some((beginning) => beginning.trim() === text)
    if (!first || text === '' || isBeginning) return []
    // One person begins it with "I", and some languages begin small after the greeting.
    const sought = withoutBeginning(text.replace(/\.$/, ''), lettersOf[language]).toLowerCase()
    if (on.some(({ body }) => body.toLowerCase().includes(sought))) return []
    const message = say('You wrote {quote}, and no email has it.', { quote: quoted(text) })
    return [{ index: steps.indexOf(first), message }]
  })
}

/** A sequence to private people, whose consent it would need. */
export function privateSequence(steps: readonly Step[], { buyers }: Messaging): UnusedFact[] {
  const on = enabledSteps(steps)
  if (buyers?.text !== 'people' || on.length < 2) return []
  const message = say(
    'Your customers are private people. Send one note to those who can pass it on, not a sequence.',
  )
  return on.slice(1).map((step) => ({ index: steps.indexOf(step), message }))
}
