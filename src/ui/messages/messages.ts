import { useSyncExternalStore } from 'react'
import { english } from './english.ts'

/**
 * The product's one translation table. English is complete and the source of the keys; each room
 * adds its part with `defineMessages`, so that visitors of the public pages do not download the
 * console's words. Other languages override single values. A value is a sentence with `{name}`
 * placeholders, or an object of plural forms (CLDR categories) selected by the variable `count`.
 */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>)
export type Messages = Readonly<Record<string, Message>>
export type Vars = Readonly<Record<string, string | number>>

const LANGUAGE_KEY = 'outrider.language'

const translations = new Map<string, Map<string, Message>>()
const listeners = new Set<() => void>()
let language = 'en'

function changed(): void {
  for (const listener of Array.from(listeners)) listener()
}

/** The current language; `en` by default. */
export const getLanguage = (): string => language

/**
 * Restores the language of an earlier visit. Called after the hydration of the prerendered page,
 * which is English.
 */
export function restoreLanguage(): void {
  try {
    const kept = window.localStorage.getItem(LANGUAGE_KEY)
    if (kept && kept !== language) apply(kept)
  } catch {
    // No storage: the default applies.
  }
}

function apply(next: string): void {
  language = next
  document.documentElement.lang = next
  changed()
}

/** Stores a language. Words without a translation stay English. */
export function setLanguage(next: string): void {
  try {
    window.localStorage.setItem(LANGUAGE_KEY, next)
  } catch {
    // No storage: applies to this visit only.
  }
  apply(next)
}

/** Subscribes a component to the language. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribeLanguage, getLanguage, () => 'en')
}

function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Overrides English words with another language's; may be partial and may be called several times.
 */
export function addTranslation(code: string, words: Messages): void {
  const known = translations.get(code) ?? new Map<string, Message>()
  for (const [key, phrase] of Object.entries(words)) known.set(key, phrase)
  translations.set(code, known)
  changed()
}

/** Fills the placeholders of one phrase; formats numbers for the language. */
export function formatMessage(phrase: Message, vars: Vars, code: string): string {
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
 * Defines a room's English words and returns the function that looks them up. Keys are unique over
 * all rooms: begin them with the room's name.
 */
export function defineMessages<T extends Messages>(
  words: T,
): (key: keyof T & string, vars?: Vars) => string {
  return (key, vars = {}) => {
    return formatMessage(translations.get(language)?.get(key) ?? words[key]!, vars, language)
  }
}

/** Words of the shell and the base controls. */
export const t = defineMessages(english)
