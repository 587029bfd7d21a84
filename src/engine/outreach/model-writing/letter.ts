import type { Cut, SourcedSentence } from '#model/api/language-model.ts'
import type { EvidenceFact, ClaimedSentence } from '#drafting/evidence/fact.ts'
import { citedFacts } from '#drafting/evidence/check-sentence.ts'
import type { LetterAnswer } from './shapes.ts'

/** An email without greeting and closing, sentence by sentence. */
export interface Letter {
  /** Null where it is not used. */
  subject: ClaimedSentence | null
  paragraphs: ClaimedSentence[][]
}

export const letterOf = ({ subject, paragraphs }: LetterAnswer): Letter => ({
  subject: subject.text.trim() ? subject : null,
  paragraphs: paragraphs.map(({ sentences }) => sentences),
})

export const sentencesIn = ({ paragraphs }: Letter): ClaimedSentence[] => paragraphs.flat()

/** The text of the paragraphs, without those that are empty. */
export const paragraphTexts = ({ paragraphs }: Letter): string[] =>
  paragraphs.map((all) => all.map(({ text }) => text.trim()).join(' ')).filter(Boolean)

/** Each sentence with the facts that it rests on, for the screen. */
export const sourcesOf = (letter: Letter, facts: readonly EvidenceFact[]): SourcedSentence[] =>
  sentencesIn(letter)
    .map((sentence) => ({
      text: sentence.text.trim(),
      facts: citedFacts(sentence, facts)
        .slice(0, 6)
        .map(({ text, source }) => ({ text: text.slice(0, 500), ...source })),
    }))
    .filter(({ facts: cited }) => cited.length > 0)
    .slice(0, 20)

export interface Judged {
  letters: Letter[]
  cuts: Cut[]
}

const isGreeting = (paragraph: string) =>
  /[,:!]$/u.test(paragraph) && paragraph.split(/\s+/).length <= 6
const isClosing = (paragraph: string) =>
  !/[.?!:]$/u.test(paragraph) && paragraph.split(/\s+/).length <= 6

/** The parts of a written email. */
export interface LetterParts {
  /** Empty where there is none. */
  greeting: string
  paragraphs: string[]
  closing: string
}

export function partsOf(body: string): LetterParts {
  const all = body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  const greeting = all[0] && isGreeting(all[0]) ? all.shift()! : ''
  const last = all.at(-1)
  const closing = last && isClosing(last) ? all.pop()! : ''
  return { greeting, paragraphs: all, closing }
}

export const joinParts = ({ greeting, paragraphs, closing }: LetterParts): string =>
  [greeting, ...paragraphs, closing].filter(Boolean).join('\n\n')
