import { say } from '#language'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import { enabledSteps, type Messaging, type Step } from '#model/api/outreach.ts'
import { lettersOf } from '#drafting/languages/all-letters.ts'
import { sentencesOf } from '#drafting/text/words.ts'
import { sharedWith, stemsOf } from '#drafting/text/likeness.ts'
import { withoutBeginning } from '#drafting/wording/beginnings.ts'
import { FILLED, quoted, VARIABLE } from './email-text.ts'

interface RepeatedFact {
  index: number
  message: string
}

/** Fewer stems say too little to be compared. */
const MIN_STEMS = 3
/** Share of common words from which two sentences say the same. */
const SAME = 0.6
/** Share of words that earlier emails may have of a new fact. */
const KNOWN = 0.5

/** The statements of an email: its sentences without questions. */
const statementsOf = ({ body }: Step, language: EmailLanguage): string[] =>
  body
    .replace(VARIABLE, FILLED)
    .split('\n')
    .flatMap((line) => sentencesOf(line, language))
    .filter((text) => /[.!]["”»“’]?$/u.test(text))

const numbersOf = (text: string): string => (text.match(/\d+/g) ?? []).join(' ')

const isSame = (text: string, other: string): boolean => {
  const [a, b] = [stemsOf(text), stemsOf(other)]
  // "Within 2 hours" and "within 24 hours" are two facts.
  if (numbersOf(text) !== numbersOf(other)) return false
  const smaller = a.size <= b.size ? a : b
  return smaller.size >= MIN_STEMS && sharedWith(smaller, smaller === a ? b : a) >= SAME
}

const withoutCase = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Two sentences, in one email or in two, that say the same in other words. */
export function sameFacts(steps: readonly Step[], language: EmailLanguage): RepeatedFact[] {
  const said: string[] = []
  return steps.flatMap((step, index) => {
    if (step.enabled === false) return []
    return statementsOf(step, language).flatMap((whole): RepeatedFact[] => {
      const text = withoutBeginning(whole, lettersOf[language])
      const before = said.find(
        (earlier) => isSame(earlier, text) && withoutCase(earlier) !== withoutCase(text),
      )
      said.push(text)
      return before
        ? [{ index, message: say('{quote} says a fact a second time.', { quote: quoted(whole) }) }]
        : []
    })
  })
}

/** Emails after the first that say nothing which no earlier email has said. */
export function emailsWithoutFact(steps: readonly Step[], language: EmailLanguage): RepeatedFact[] {
  const on = enabledSteps(steps)
  return on.slice(1).flatMap((step, at): RepeatedFact[] => {
    const known = stemsOf(
      on
        .slice(0, at + 1)
        .flatMap((one) => statementsOf(one, language))
        .join(' '),
    )
    const isNew = statementsOf(step, language).some((text) => {
      // Another case of the owner is news, also where it shares words with the offer.
      if (withoutBeginning(text, lettersOf[language]) !== text) return true
      const stems = stemsOf(text)
      const isNews = !lettersOf[language].aboutEmail.test(text)
      const isLong = stems.size >= MIN_STEMS || /\d/.test(text)
      return isNews && isLong && sharedWith(stems, known) < KNOWN
    })
    const message = say('This email has no fact that an earlier one has not. Add one or remove it.')
    return isNew ? [] : [{ index: steps.indexOf(step), message }]
  })
}

/** A proof that repeats the offer, in an email that has both. */
export function repeatedProof(steps: readonly Step[], messaging: Messaging): RepeatedFact[] {
  const offer = messaging.whatYouDo?.text ?? ''
  const repeated = (messaging.proof ?? []).filter(
    ({ text, confirmed }) => confirmed && isSame(text, offer),
  )
  return steps.flatMap((step, index) =>
    repeated
      .filter(({ text }) => step.enabled !== false && step.body.includes(text.replace(/\.$/, '')))
      .map(({ text }) => ({
        index,
        message: say('{quote} repeats what you do and proves nothing.', { quote: quoted(text) }),
      })),
  )
}
