import { useSyncExternalStore } from 'react'
import { english } from './english.ts'

/**
 * The product's one translation table. English is complete and is the source of the keys; each room
 * adds its own part with `defineWords`, so that a visitor of the public pages does not download the
 * console's words. Other languages lay single values over it. A value is a sentence with `{name}`
 * places, or an object of plural forms (CLDR categories) chosen by the variable `count`.
 */
export type Phrase = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>)
export type Words = Readonly<Record<string, Phrase>>
export type Vars = Readonly<Record<string, string | number>>

const LANGUAGE_KEY = 'outrider.language'

const translations = new Map<string, Map<string, Phrase>>()
const listeners = new Set<() => void>()
let language = 'en'

function changed(): void {
  for (const listener of Array.from(listeners)) listener()
}

/** The language in use; `en` unless something else was chosen. */
export const getLanguage = (): string => language

/**
 * Takes up the language of an earlier visit. Called once the prerendered page, which is English,
 * has been taken over.
 */
export function restoreLanguage(): void {
  try {
    const kept = window.localStorage.getItem(LANGUAGE_KEY)
    if (kept && kept !== language) apply(kept)
  } catch {
    // no storage: the default stays
  }
}

function apply(next: string): void {
  language = next
  document.documentElement.lang = next
  changed()
}

/** Chooses and keeps a language. Words without a translation stay English. */
export function setLanguage(next: string): void {
  try {
    window.localStorage.setItem(LANGUAGE_KEY, next)
  } catch {
    // kept for this visit only
  }
  apply(next)
}

/** Follows the language inside React. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribeLanguage, getLanguage, () => 'en')
}

function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lays a language's words over the English ones; may be partial and may come in parts. */
export function addTranslation(code: string, words: Words): void {
  const known = translations.get(code) ?? new Map<string, Phrase>()
  for (const [key, phrase] of Object.entries(words)) known.set(key, phrase)
  translations.set(code, known)
  changed()
}

/** One phrase with its places filled; numbers are written as the language writes them. */
export function fillPhrase(phrase: Phrase, vars: Vars, code: string): string {
  const form =
    typeof phrase === 'string'
      ? phrase
      : (phrase[new Intl.PluralRules(code).select(Number(vars['count'] ?? 0))] ?? phrase.other)
  return form.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = vars[name]
    if (value === undefined) return place
    return typeof value === 'number' ? new Intl.NumberFormat(code).format(value) : value
  })
}

/**
 * A room's English words, and the function that says them. Keys are unique over all rooms: begin
 * them with the room's name.
 */
export function defineWords<T extends Words>(
  words: T,
): (key: keyof T & string, vars?: Vars) => string {
  return (key, vars = {}) => {
    return fillPhrase(translations.get(language)?.get(key) ?? words[key]!, vars, language)
  }
}

/** Words of the shell and the base controls. */
export const t = defineWords(english)
