import { emailLanguageOf, type EmailLanguage } from '#model/email/email-languages.ts'
import type { FormPhrases } from './form-phrases.ts'
import { form as da } from './languages/da.ts'
import { form as de } from './languages/de.ts'
import { form as en } from './languages/en.ts'
import { form as es } from './languages/es.ts'
import { form as fr } from './languages/fr.ts'
import { form as it } from './languages/it.ts'
import { form as nb } from './languages/nb.ts'
import { form as nl } from './languages/nl.ts'
import { form as pt } from './languages/pt.ts'
import { form as sv } from './languages/sv.ts'

const phrases: Record<EmailLanguage, FormPhrases> = { en, de, fr, es, it, nl, pt, sv, nb, da }

/** The phrases of forms in a language; in English where there are none. */
export const formIn = (language: string): FormPhrases => phrases[emailLanguageOf(language) ?? 'en']
