import { lexicon as da } from './da/lexicon.ts'
import { lexicon as de } from './de/lexicon.ts'
import { lexicon as en } from './en/lexicon.ts'
import { lexicon as es } from './es/lexicon.ts'
import { lexicon as fr } from './fr/lexicon.ts'
import { lexicon as it } from './it/lexicon.ts'
import { lexicon as nb } from './nb/lexicon.ts'
import { lexicon as nl } from './nl/lexicon.ts'
import { lexicon as pt } from './pt/lexicon.ts'
import { lexicon as sv } from './sv/lexicon.ts'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { Lexicon } from './lexicon.ts'

export const lexicons: Record<EmailLanguage, Lexicon> = { en, de, fr, es, it, nl, pt, sv, nb, da }

const isKnown = (language: string): language is EmailLanguage => Object.hasOwn(lexicons, language)

/** The lexicon of a language; null where reading knows the language only by its form. */
export const lexiconOf = (language: string): Lexicon | null =>
  isKnown(language) ? lexicons[language] : null
