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

/** Endings of inflected nouns. */
const INFLECTIONS = ['e', 'n', 'en', 's', 'es', 'er', 'ern']
/** Endings of words made from verbs and adjectives. */
const DERIVED = /(?:ung|heit|keit|schaft|ität|tion)(?:en)?$/
/** Letters of the shortest noun that may end a compound, and of what may come before it. */
const MIN_LAST_PART = 4
const MIN_FIRST_PART = 3

/** Whether a German word with a capital is an everyday noun, in any form, or a compound of one. */
export function isGermanNoun(word: string): boolean {
  const lower = word.toLowerCase()
  // "Programmieren": a verb as a noun.
  if (DERIVED.test(lower) || lower.endsWith('ieren')) return true
  const stems = INFLECTIONS.filter((end) => lower.endsWith(end)).map((end) =>
    lower.slice(0, -end.length),
  )
  return [lower, ...stems].some((form) => GERMAN_NOUNS.has(form) || endsInNoun(form))
}

/** "Beratungstermin": the last part of a compound is the noun. */
const endsInNoun = (form: string): boolean =>
  [...GERMAN_NOUNS].some(
    (noun) =>
      noun.length >= MIN_LAST_PART &&
      form.length >= noun.length + MIN_FIRST_PART &&
      form.endsWith(noun),
  )
