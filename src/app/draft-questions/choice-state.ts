import type { DraftingQuestion } from '#model/email/drafting-questions.ts'

/** What a person has chosen and written for one question. */
export interface Choice {
  chosen: readonly string[]
  own: string
  isWriting: boolean
  /** The given beginning of a sentence, which alone is no answer. */
  beginning?: string
}

const isOffered = ({ candidates }: DraftingQuestion, text: string): boolean =>
  candidates.some((candidate) => candidate.text === text)

/**
 * The choice that a question opens with: the earlier answer, else the preselected candidates, else
 * nothing where the question was left out.
 */
export function initialChoice(question: DraftingQuestion): Choice {
  const { candidates, current, isAnswered, isSkipped, max, beginning } = question
  const begun = beginning ? { beginning } : {}
  if (!isAnswered)
    return {
      ...begun,
      chosen: isSkipped
        ? []
        : candidates
            .filter((candidate) => candidate.isPreselected)
            .map((candidate) => candidate.text),
      own: beginning,
      isWriting: max === 0 || candidates.length === 0,
    }
  const own = current.find((text) => !isOffered(question, text)) ?? ''
  return {
    ...begun,
    chosen: current.filter((text) => isOffered(question, text)),
    own,
    isWriting: own !== '' || max === 0 || candidates.length === 0,
  }
}

/** The written answer; empty while the line is closed or has the given beginning only. */
function writtenOf({ own, isWriting, beginning = '' }: Choice): string {
  const isBegun = own.trim() === beginning.trim()
  return isWriting && !isBegun ? own.trim() : ''
}

/** The choice with the newest candidates only, as many as a written answer leaves room for. */
function withRoom(choice: Choice, max: number): Choice {
  const room = writtenOf(choice) ? max - 1 : max
  return choice.chosen.length > room ? { ...choice, chosen: choice.chosen.slice(-room) } : choice
}

/** Chooses a candidate, or takes it back where several may be chosen. */
export function toggle(choice: Choice, text: string, max: number): Choice {
  if (max <= 1) return { ...choice, chosen: [text], isWriting: false }
  if (choice.chosen.includes(text))
    return { ...choice, chosen: choice.chosen.filter((other) => other !== text) }
  return withRoom({ ...choice, chosen: [...choice.chosen, text] }, max)
}

/** Opens the line for a written answer, where it is the only one with the chosen sentence to change. */
export function write(choice: Choice, max: number): Choice {
  if (max > 1) return withRoom({ ...choice, isWriting: !choice.isWriting }, max)
  const { own, chosen, beginning } = choice
  const isBegun = beginning !== undefined && own.trim() === beginning.trim()
  return { ...choice, isWriting: true, own: isBegun ? (chosen[0] ?? own) : own }
}

/** Changes the written answer, which takes the place of the oldest of several candidates. */
export function typeOwn(choice: Choice, own: string, max: number): Choice {
  const next = { ...choice, own }
  return max > 1 ? withRoom(next, max) : next
}

/** The texts of a choice: a written answer replaces the only one, and adds to several. */
export function textsOf(choice: Choice, max: number): string[] {
  const written = writtenOf(choice)
  if (max <= 1) return choice.isWriting ? [written].filter(Boolean) : [...choice.chosen]
  return [...withRoom(choice, max).chosen, written].filter(Boolean)
}
