import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { Letters } from './letters.ts'
import { letters as da } from './da/letters.ts'
import { letters as de } from './de/letters.ts'
import { letters as en } from './en/letters.ts'
import { letters as es } from './es/letters.ts'
import { letters as fr } from './fr/letters.ts'
import { letters as it } from './it/letters.ts'
import { letters as nb } from './nb/letters.ts'
import { letters as nl } from './nl/letters.ts'
import { letters as pt } from './pt/letters.ts'
import { letters as sv } from './sv/letters.ts'

/** What emails are written with, by language. */
export const lettersOf: Record<EmailLanguage, Letters> = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  sv,
  nb,
  da,
}
