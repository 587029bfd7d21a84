import type { QuestionId } from '#model/email/drafting-questions.ts'
import { tQuestions as t } from './messages.ts'

type Key = Parameters<typeof t>[0]

/** The words for an answer of a closed question, whose candidates are ids. */
export const labelOf = (question: QuestionId, id: string): string =>
  t(`ask.${question}.${id}` as Key)
