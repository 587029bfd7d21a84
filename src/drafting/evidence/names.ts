import type { EmailLanguage } from '#model/email/email-languages.ts'
import { lowerWordsOf, wordsOf } from '../text/words.ts'
import { everydayStems, stemOf } from './reading.ts'

/** Nouns that German writes with a capital although they are no names; compounds end in them. */
const GERMAN_NOUNS = new Set(
  (
    'abend ablauf absprache abteilung adresse alltag alternative angebot anfang anfrage anliegen ' +
    'ansatz ansprechpartner antwort arbeit arbeitstag art artikel aufgabe aufträge auftrag aufwand ' +
    'auge austausch auswahl bedarf beispiel bereich beratung bericht bescheid besprechung ' +
    'bestellung betrieb bild blick branche brief büro daten demo dienst dienstag donnerstag ding ' +
    'einblick einsatz eindruck ende entscheidung erfahrung ergebnis fachleute fall fehler firma ' +
    'form frage freitag gedanke gelegenheit gerät geschäft gespräch grund gruß gründe haus hand ' +
    'herbst hilfe hinweis idee info information interesse jahr kette kolleginnen kollege kollegin ' +
    'kopf kunde kundin lager land leistung leute lieferung liste lösung mail maschine ' +
    'menschen minute mitarbeiter mittwoch moment monat montag morgen möglichkeit nachricht ' +
    'nachmittag name nutzen ort partner person plan platz praxis preis problem produkt projekt ' +
    'prozess punkt qualität rahmen raum rechnung region reihe ruhe rückmeldung rückruf sache satz ' +
    'schritt seite sicht sinn software sommer sorge stelle stunde system tag team technik teil ' +
    'telefon telefonat termin thema überblick uhr umfang unterlage unternehmen unterschied ' +
    'ursache verantwortung vergleich versand vertrag vorschlag vorteil vormittag ware weg weise ' +
    'werk wert winter woche wort wunsch zahl zeile zeit zettel ziel zukunft zusammenarbeit ' +
    'zuständigkeit zustand'
  ).split(' '),
)

/** Endings of German nouns and of their plurals. */
const isGermanNoun = (word: string): boolean => {
  const lower = word.toLowerCase()
  const forms = [
    lower,
    ...['e', 'n', 'en', 's', 'es', 'er', 'ern'].flatMap((end) =>
      lower.endsWith(end) ? [lower.slice(0, -end.length)] : [],
    ),
  ]
  if (
    /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|ität|itäten|tion|tionen|ieren)$/.test(
      lower,
    )
  )
    return true
  return forms.some(
    (form) =>
      GERMAN_NOUNS.has(form) ||
      // A compound: its last part is the noun.
      [...GERMAN_NOUNS].some(
        (noun) => noun.length >= 4 && form.length >= noun.length + 3 && form.endsWith(noun),
      ),
  )
}

const capitalized = /^\p{Lu}/u

/** Days and months, which some languages write with a capital. */
const datesOf = new Map<EmailLanguage, Set<string>>()

function dateWords(language: EmailLanguage): Set<string> {
  let words = datesOf.get(language)
  if (!words) {
    const day = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    words = new Set(
      [
        ...Array.from({ length: 7 }, (_, at) => day.format(Date.UTC(2026, 0, 4 + at))),
        ...Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2026, at, 1))),
      ].map((word) => word.toLowerCase()),
    )
    datesOf.set(language, words)
  }
  return words
}

/** "I", "I’m", and the polite pronouns that German, Italian and Danish write with a capital. */
const PRONOUNS =
  /^(?:I|I['’]\p{L}+|Sie|Ihnen|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres|De|Dem|Deres|Lei|La|Le|Suo|Sua|Suoi|Sue|U|Uw)$/u

/** Endings of English words that are no names, for the first word of a sentence. */
const ENGLISH_WORD = /(?:ing|ly|ed|less|ful)$/

/** Words after which German names come without an article. */
const BEFORE_GERMAN_NAMES = /(?<!\p{L})(?:wie|bei|namens|firma|herrn?|frau|kunde|kundin)\s+$/iu

/**
 * Whether a German word with a capital is taken for a name. Where the facts are in another language
 * their nouns cannot be known, so only a word at the place of a name counts.
 */
const isGermanName = (word: string, before: string, isTranslated: boolean): boolean =>
  !isGermanNoun(word) && (!isTranslated || BEFORE_GERMAN_NAMES.test(before))

/** First letters of sentences, also of those in quotation marks or after a colon. */
const SENTENCE_START = /(?:^|[.!?:]\s+|[“"„«]\s?)([\p{L}\p{N}][\p{L}\p{N}’'-]*)/gu

const startsOf = (text: string): Set<number> =>
  new Set(
    [...text.matchAll(SENTENCE_START)].map(
      (match) => match.index + match[0].length - match[1]!.length,
    ),
  )

const isShapedAsName = (word: string): boolean =>
  (word.length >= 2 && word === word.toUpperCase()) || /\p{Ll}\p{Lu}/u.test(word)

const isOrdinary = (word: string, language: EmailLanguage): boolean =>
  PRONOUNS.test(word) || dateWords(language).has(word.toLowerCase())

interface Known {
  /** Stems of the facts. */
  stems: ReadonlySet<string>
  /** Whether the facts are in another language than the text. */
  isTranslated: boolean
}

/**
 * Words of a sentence that name a person, a company or a place, and that no fact has. The first
 * word counts unless it is an everyday one, because a name may begin a sentence.
 */
export function namesIn(
  text: string,
  language: EmailLanguage,
  { stems, isTranslated }: Known,
): string[] {
  const starts = startsOf(text)
  const everyday = everydayStems(language)
  let at = 0
  return wordsOf(text).filter((word) => {
    const place = text.indexOf(word, at)
    at = place === -1 ? at : place + word.length
    if (!capitalized.test(word) || isOrdinary(word, language) || stems.has(stemOf(word)))
      return false
    if (isShapedAsName(word)) return true
    if (lowerWordsOf(word).every((part) => everyday.has(stemOf(part)))) return false
    if (language === 'de') return isGermanName(word, text.slice(0, place), isTranslated)
    return !(starts.has(place) && language === 'en' && ENGLISH_WORD.test(word.toLowerCase()))
  })
}
