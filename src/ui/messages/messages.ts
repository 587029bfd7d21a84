import { useSyncExternalStore } from 'react'
import { formatMessage, setLanguageReader, type Message, type Vars } from '#language'
import { english } from './english.ts'
import { LANGUAGES } from './languages.ts'

/**
 * The product's one translation table. English is complete and the source of the keys; each room
 * adds its part with `defineMessages`, so that visitors of the public pages do not download the
 * console's words. Other languages override single values. A value is a sentence with `{name}`
 * placeholders, or an object of plural forms (CLDR categories) selected by the variable `count`.
 */
export type Messages = Readonly<Record<string, Message>>

const LANGUAGE_KEY = 'outrider.language'

const translations = new Map<string, Map<string, Message>>()
const rooms: Messages[] = []
let revision = 0
const listeners = new Set<() => void>()
let language = 'en'

function changed(): void {
  revision++
  for (const listener of Array.from(listeners)) listener()
}

/** The current language; `en` by default. */
export const getLanguage = (): string => language
if (typeof document !== 'undefined') setLanguageReader(getLanguage)

/** The language of an earlier visit, or `en`; one that the screens do not have is dropped. */
export function keptLanguage(): string {
  try {
    const kept = window.localStorage.getItem(LANGUAGE_KEY)
    if (kept && LANGUAGES.some((code) => code === kept)) return kept
    if (kept) window.localStorage.removeItem(LANGUAGE_KEY)
  } catch {
    // No storage: the default applies.
  }
  return 'en'
}

/** Shows all texts in a language, whose translations are loaded. Others stay English. */
export function setLanguage(next: string): void {
  if (next === language) return
  language = next
  document.documentElement.lang = next
  changed()
}

/** Keeps a language for the next load of a page. */
export function keepLanguage(next: string): void {
  try {
    window.localStorage.setItem(LANGUAGE_KEY, next)
  } catch {
    // No storage: the choice is not kept.
  }
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

/**
 * Defines a room's English words and returns the function that looks them up. Keys are unique over
 * all rooms: begin them with the room's name.
 */
export function defineMessages<T extends Messages>(
  words: T,
): (key: keyof T & string, vars?: Vars) => string {
  rooms.push(words)
  revision++
  return (key, vars = {}) => {
    return formatMessage(translations.get(language)?.get(key) ?? words[key]!, vars, language)
  }
}

/** Increases whenever words, a translation or the language are added or chosen. */
export const messagesRevision = (): number => revision

/** The words of every loaded room, in the chosen language where it has them. */
export function allMessages(): Messages {
  return Object.assign({}, ...rooms, Object.fromEntries(translations.get(language) ?? []))
}

/** Words of the shell and the base controls. */
export const t = defineMessages(english)
