import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { Traits } from './traits.ts'
import { traits as da } from './da/traits.ts'
import { traits as de } from './de/traits.ts'
import { traits as en } from './en/traits.ts'
import { traits as es } from './es/traits.ts'
import { traits as fr } from './fr/traits.ts'
import { traits as it } from './it/traits.ts'
import { traits as nb } from './nb/traits.ts'
import { traits as nl } from './nl/traits.ts'
import { traits as pt } from './pt/traits.ts'
import { traits as sv } from './sv/traits.ts'

/** The words by which sentences are known, by language. */
export const traitsOf: Record<EmailLanguage, Traits> = { en, de, fr, es, it, nl, pt, sv, nb, da }

/** The entries of lists in all languages. */
export const allOf = (...lists: (keyof Traits)[]): string[] => [
  ...new Set(lists.flatMap((list) => Object.values(traitsOf).flatMap((traits) => traits[list]))),
]

/** Lists in all languages as the alternatives of a pattern. */
export const anyOf = (...lists: (keyof Traits)[]): string => allOf(...lists).join('|')
