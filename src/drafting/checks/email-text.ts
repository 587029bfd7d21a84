import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { Messaging, Missing } from '#model/api/outreach.ts'
import { sentencesOf } from '#drafting/text/words.ts'

/** An email as the checks read it. */
export interface EmailText {
  subject: string
  /** As written, with its variables. */
  body: string
  /** The body as a reader sees it, each variable as one word. */
  plain: string
  isFirst: boolean
  language: EmailLanguage
  messaging: Messaging
}

export interface Finding {
  where: 'subject' | 'body'
  message: string
  level: Missing['level']
}

/** One thing that a careful reader looks for in an email. */
export type EmailCheck = (email: EmailText) => Finding[]

export const blocker = (where: Finding['where'], message: string): Finding => ({
  where,
  message,
  level: 'blocker',
})

export const warning = (where: Finding['where'], message: string): Finding => ({
  where,
  message,
  level: 'warning',
})

export const VARIABLE = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g

/** Replaces a variable in plain text, where it reads as a name. */
export const FILLED = 'Xxxx'

/** An email for the checks, from one text of a step. */
export const readEmail = (
  text: { subject: string; body: string },
  context: Pick<EmailText, 'isFirst' | 'language' | 'messaging'>,
): EmailText => ({ ...text, ...context, plain: text.body.replace(VARIABLE, FILLED) })

/** A piece of the text between greeting and closing. */
export interface Piece {
  text: string
  /** `list` is a line of a list, `said` follows a colon, `whole` is a separate sentence. */
  kind: 'whole' | 'said' | 'list'
}

const BULLET = /^\s*[-–•*]\s+/u
const COLON = /^(.{2,120}?\S)[\u00A0 ]?:\s+(?=\S)/su

function piecesOfLine(line: string, language: EmailLanguage): Piece[] {
  if (BULLET.test(line)) return [{ text: line.replace(BULLET, ''), kind: 'list' }]
  return sentencesOf(line, language).flatMap((text): Piece[] => {
    const lead = COLON.exec(text)
    return lead ? [{ text: text.slice(lead[0].length), kind: 'said' }] : [{ text, kind: 'whole' }]
  })
}

const isGreeting = (paragraph: string) =>
  /[,:!]$/u.test(paragraph) && paragraph.split(/\s+/).length <= 6
const isClosing = (paragraph: string) =>
  !/[.?!:]$/u.test(paragraph) && paragraph.split(/\s+/).length <= 6

/** The sentences and lines of an email, without greeting, closing and lines that lead to a list. */
export function piecesOf({ plain, language }: Pick<EmailText, 'plain' | 'language'>): Piece[] {
  const paragraphs = plain
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  return paragraphs
    .filter((paragraph, index) => !(index === 0 && isGreeting(paragraph)))
    .filter(
      (paragraph, index, all) => !(index === all.length - 1 && index > 0 && isClosing(paragraph)),
    )
    .flatMap((paragraph) => paragraph.split('\n'))
    .filter((line) => line.trim() && !line.trim().endsWith(':'))
    .flatMap((line) => piecesOfLine(line.trim(), language))
}

/** A text as a finding quotes it. */
export const quoted = (text: string): string =>
  `“${text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text}”`
