/**
 * The reader's language, for code that browsers and the server share. Texts of schemas and
 * definitions are written in English where they belong, and other languages translate them by that
 * English text, as gettext does.
 */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
/** A sentence with `{name}` places, or its plural forms, selected by the variable `count`. */
export type Message = string | PluralForms
export type Vars = Readonly<Record<string, string | number>>

let readLanguage = (): string => 'en'
const textsOf = new Map<string, Map<string, Message>>()

/** Sets where the language comes from: a browser's choice, or the request of a server. */
export function setLanguageReader(reader: () => string): void {
  readLanguage = reader
}

let englishDepth = 0

/** The language in which texts are read now, as an ISO 639-1 code; `en` unless chosen. */
export const currentLanguage = (): string => (englishDepth > 0 ? 'en' : readLanguage())

/** Runs synchronous work whose texts are English, because they are stored for every reader. */
export function inEnglish<Result>(work: () => Result): Result {
  englishDepth++
  try {
    return work()
  } finally {
    englishDepth--
  }
}

/** Adds texts of a language by their English text. */
export function addTexts(language: string, texts: Readonly<Record<string, Message>>): void {
  const known = textsOf.get(language) ?? new Map<string, Message>()
  for (const [english, text] of Object.entries(texts)) known.set(english, text)
  textsOf.set(language, known)
}

/** Whether texts have been added for a language. */
export const isTranslated = (language: string): boolean => textsOf.has(language)

/** The English text by which other languages translate a message. */
export const englishKey = (message: Message): string =>
  typeof message === 'string' ? message : message.other

/** Marks an English text that is said elsewhere, so that it is collected for translation. */
export const message = <Text extends Message>(text: Text): Text => text

/** Fills the places of a message; formats numbers for the language. */
export function formatMessage(message: Message, vars: Vars, language: string): string {
  const form =
    typeof message === 'string'
      ? message
      : (message[pluralRules(language).select(Number(vars['count'] ?? 0))] ?? message.other)
  return form.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = vars[name]
    if (value === undefined) return place
    return typeof value === 'number' ? plainNumbers(language).format(value) : value
  })
}

/** An English message in the current language, or itself where that has no translation. */
export function say(message: Message, vars: Vars = {}): string {
  const language = currentLanguage()
  const translated = textsOf.get(language)?.get(englishKey(message))
  return formatMessage(translated ?? message, vars, translated ? language : 'en')
}

/** A message with its values, whose language is chosen where it is shown or stored. */
export interface Sentence {
  message: Message
  vars?: Vars
}

/** An English message with its values; it is collected for translation. */
export const sentence = (message: Message, vars: Vars = {}): Sentence => ({ message, vars })

/** A sentence in the current language. */
export const saySentence = ({ message, vars }: Sentence): string => say(message, vars)

/** A sentence in English, which is the language of stored texts. */
export const sentenceInEnglish = ({ message, vars = {} }: Sentence): string =>
  formatMessage(message, vars, 'en')

/**
 * A title within a sentence, in the current language: "New segment". German keeps the capitals of
 * its nouns, and every language those of abbreviations: "New API key".
 */
export function inSentence(title: string): string {
  const said = say(title)
  if (currentLanguage() === 'de') return said
  return said.replace(/^\p{Lu}(?=\p{Ll}|$)/u, (first) => first.toLowerCase())
}

/** Formats are costly to make and used in every cell of a table. */
const formats = new Map<string, unknown>()

function cached<Format>(kind: string, locale: string, options: object, make: () => Format): Format {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`
  const known = formats.get(key) as Format | undefined
  if (known) return known
  const made = make()
  formats.set(key, made)
  return made
}

const pluralRules = (language: string) =>
  cached('plural', language, {}, () => new Intl.PluralRules(language))
const plainNumbers = (language: string) =>
  cached('number', language, {}, () => new Intl.NumberFormat(language))

/** English dates have the day before the month's name, which is unambiguous. */
const dateLocale = (): string => (currentLanguage() === 'en' ? 'en-GB' : currentLanguage())

/** Writes dates and times in the current language. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached('date', dateLocale(), options, () => new Intl.DateTimeFormat(dateLocale(), options))

const RELATIVE_UNITS = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How many midnights of this device's calendar lie between two instants; negative before. */
function calendarDays(from: number, to: number): number {
  const day = new Intl.DateTimeFormat('sv-SE')
  return Math.round((Date.parse(day.format(to)) - Date.parse(day.format(from))) / 86_400_000)
}

/**
 * The distance from `now` to `at`, numbers in milliseconds since 1970, in the current language: "2
 * hours ago", "in 3 days", "now" below a minute. "Yesterday" is the day before, and not the time
 * between 24 and 48 hours ago.
 * @param style `short` abbreviates units
 */
export function relativeWords(
  at: Date | number,
  now: Date | number,
  style: 'long' | 'short' = 'long',
): string {
  const format = cached(
    'relative',
    dateLocale(),
    { style },
    () => new Intl.RelativeTimeFormat(dateLocale(), { numeric: 'auto', style }),
  )
  const distance = Number(at) - Number(now)
  const step = RELATIVE_UNITS.find(([, length]) => Math.abs(distance) >= length)
  if (!step) return format.format(0, 'second')
  const [unit, length] = step
  const count = unit === 'day' ? calendarDays(Number(now), Number(at)) : distance / length
  return format.format(Math.trunc(count), unit)
}

/** Writes numbers in the current language. */
export const numberFormat = (options: Intl.NumberFormatOptions = {}): Intl.NumberFormat => {
  const locale = currentLanguage()
  return cached('number', locale, options, () => new Intl.NumberFormat(locale, options))
}

/** Joins a list with "and" (conjunction) or "or" (disjunction) in the current language. */
export const listFormat = (type: 'conjunction' | 'disjunction'): Intl.ListFormat => {
  const locale = currentLanguage()
  return cached('list', locale, { type }, () => new Intl.ListFormat(locale, { type }))
}

/** Names of languages or countries in the current language. */
export const namesOf = (type: 'language' | 'region'): Intl.DisplayNames => {
  const locale = currentLanguage()
  return cached('names', locale, { type }, () => new Intl.DisplayNames(locale, { type }))
}
