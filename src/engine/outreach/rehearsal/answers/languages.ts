import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nb } from './nb.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import { sv } from './sv.ts'
import type { AnswerScript } from './answer-script.ts'

const scripts: Readonly<Record<string, AnswerScript>> = { en, de, fr, es, it, nl, pt, sv, nb, da }

/** Languages with scripted answers. */
export const answerLanguages = Object.keys(scripts)

/** The answers in a language; English where there are none. */
export const scriptOf = (language: string): AnswerScript => scripts[language] ?? en
