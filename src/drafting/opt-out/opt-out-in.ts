import { emailLanguageOf, type EmailLanguage } from '#model/email/email-languages.ts'
import { optOut as da } from '../languages/da/opt-out.ts'
import { optOut as de } from '../languages/de/opt-out.ts'
import { optOut as en } from '../languages/en/opt-out.ts'
import { optOut as es } from '../languages/es/opt-out.ts'
import { optOut as fr } from '../languages/fr/opt-out.ts'
import { optOut as it } from '../languages/it/opt-out.ts'
import { optOut as nb } from '../languages/nb/opt-out.ts'
import { optOut as nl } from '../languages/nl/opt-out.ts'
import { optOut as pt } from '../languages/pt/opt-out.ts'
import { optOut as sv } from '../languages/sv/opt-out.ts'
import type { OptOutPhrases } from '../languages/opt-out-phrases.ts'

const phrases: Record<EmailLanguage, OptOutPhrases> = { en, de, fr, es, it, nl, pt, sv, nb, da }

/** The first of the languages in which emails are written; English where none is. */
export const optOutLanguage = (...codes: readonly (string | null | undefined)[]): EmailLanguage =>
  codes.map((code) => emailLanguageOf(code ?? '')).find((language) => language !== null) ?? 'en'

/** The opt-out phrases of the first of the languages that has them. */
export const optOutIn = (...codes: readonly (string | null | undefined)[]): OptOutPhrases =>
  phrases[optOutLanguage(...codes)]
