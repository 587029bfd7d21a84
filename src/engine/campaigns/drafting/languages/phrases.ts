import type { EmailLanguage } from '#model/email-languages.ts'
import type { EmailPhrases } from '../writing/email-phrases.ts'
import { emails as da } from './da/emails.ts'
import { emails as de } from './de/emails.ts'
import { emails as en } from './en/emails.ts'
import { emails as es } from './es/emails.ts'
import { emails as fr } from './fr/emails.ts'
import { emails as it } from './it/emails.ts'
import { emails as nb } from './nb/emails.ts'
import { emails as nl } from './nl/emails.ts'
import { emails as pt } from './pt/emails.ts'
import { emails as sv } from './sv/emails.ts'

/** The phrases of emails, by language. */
export const emailPhrases: Record<EmailLanguage, EmailPhrases> = {
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
