import { emailLanguageOf, type EmailLanguage } from '#model/email-languages.ts'
import { optOut as da } from './languages/da.ts'
import { optOut as de } from './languages/de.ts'
import { optOut as en } from './languages/en.ts'
import { optOut as es } from './languages/es.ts'
import { optOut as fr } from './languages/fr.ts'
import { optOut as it } from './languages/it.ts'
import { optOut as nb } from './languages/nb.ts'
import { optOut as nl } from './languages/nl.ts'
import { optOut as pt } from './languages/pt.ts'
import { optOut as sv } from './languages/sv.ts'
import type { OptOutPhrases } from './opt-out-phrases.ts'

const phrases: Record<EmailLanguage, OptOutPhrases> = { en, de, fr, es, it, nl, pt, sv, nb, da }

/** The first of the languages in which emails are written; English where none is. */
export const optOutLanguage = (...codes: readonly (string | null | undefined)[]): EmailLanguage =>
  codes.map((code) => emailLanguageOf(code ?? '')).find((language) => language !== null) ?? 'en'

/** The opt-out phrases of the first of the languages that has them. */
export const optOutIn = (...codes: readonly (string | null | undefined)[]): OptOutPhrases =>
  phrases[optOutLanguage(...codes)]
