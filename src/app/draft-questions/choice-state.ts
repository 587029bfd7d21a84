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

/** Chooses a candidate, or takes it back where several may be chosen. */
export function toggle(choice: Choice, text: string, max: number): Choice {
  if (max <= 1) return { ...choice, chosen: [text], isWriting: false }
  if (choice.chosen.includes(text))
    return { ...choice, chosen: choice.chosen.filter((one) => one !== text) }
  const room = max - (textsOf(choice, max).length - choice.chosen.length)
  return { ...choice, chosen: [...choice.chosen, text].slice(-room) }
}

/** Opens the line for a written answer, where it is the only one with the chosen sentence to change. */
export function write(choice: Choice, max: number): Choice {
  if (max > 1) return { ...choice, isWriting: !choice.isWriting }
  const { own, chosen, beginning } = choice
  const isBegun = beginning !== undefined && own.trim() === beginning.trim()
  return { ...choice, isWriting: true, own: isBegun ? (chosen[0] ?? own) : own }
}

/** The texts of a choice: a written answer replaces the only one, and adds to several. */
export function textsOf({ chosen, own, isWriting, beginning = '' }: Choice, max: number): string[] {
  const isBegun = own.trim() === beginning.trim()
  const written = isWriting && !isBegun ? own.trim() : ''
  if (max <= 1) return isWriting ? [written].filter(Boolean) : [...chosen]
  return [...chosen, written].filter(Boolean).slice(0, max)
}
