import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { QuestionId } from '#model/email/drafting-questions.ts'

/** The place of a candidate, or a text that a person writes. */
type Answer = number | string

/** What a person answers: one or several; null leaves the fact out. */
export type Taps = Partial<Record<QuestionId, Answer | Answer[] | null>>

export interface BenchOptions {
  /** Folders of built websites, and addresses. */
  wanted: string[]
  /** Prints the emails below the facts. */
  withEmails: boolean
  /** Prints the questions that a person would be asked, with the candidates. */
  withQuestions: boolean
  /** The answers to the questions, by the name of the site. */
  taps: Record<string, Taps>
  /** How long the server waits before each answer, in milliseconds. */
  delay: number
  /** Base address of a language model that writes the emails; empty for none. */
  model: string
  /** How many drafts of the read sites to make, to watch the memory; 0 makes none. */
  repeat: number
}

const number = (text: string | undefined) => Math.max(0, Number(text ?? 0) || 0)

/** Reads the words after `npm run bench drafts --`. */
export function readOptions(words: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      emails: { type: 'boolean' },
      questions: { type: 'boolean' },
      answers: { type: 'string' },
      delay: { type: 'string' },
      repeat: { type: 'string' },
      model: { type: 'string' },
    },
  })
  return {
    wanted: positionals,
    withEmails: values.emails ?? values.model !== undefined,
    withQuestions: values.questions ?? false,
    model: values.model ?? '',
    taps: values.answers
      ? (JSON.parse(readFileSync(values.answers, 'utf8')) as Record<string, Taps>)
      : {},
    delay: number(values.delay),
    repeat: number(values.repeat),
  }
}
