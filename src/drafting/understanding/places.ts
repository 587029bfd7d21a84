import { countryCode } from '#model/lib/country-names.ts'
import { anyOf } from '../languages/all-traits.ts'
import type { Candidate, Fact } from '../facts.ts'
import { likeness } from '../text/likeness.ts'
import { isClean, sourceOf, type Site } from './site.ts'

interface FoundPlace {
  text: string
  url: string
  element: string
  quote: string
  confidence: number
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A text, or the name of a record; empty for others. */
function textOf(value: unknown): string {
  const text = isRecord(value) ? value.name : value
  return typeof text === 'string' ? text : ''
}

/** Confidence from which a place is read from an address or from data, not from a sentence. */
export const FROM_ADDRESS = 0.7

/** The element of places where the company works, which need not be its own town. */
export const AREA_SERVED = 'areaServed'

const MAX_CODE = 2

function fromJsonLd({ pages }: Site): FoundPlace[] {
  return pages.slice(0, 3).flatMap(({ url, jsonLd }) =>
    jsonLd.flatMap((one) => {
      const address = [one.address].flat().find(isRecord)
      // "CH": the code of a country.
      const found = (text: string, element: string) =>
        text.length > MAX_CODE
          ? [{ text: townOf(text), url, element, quote: text, confidence: 0.85 }]
          : []
      return [
        ...found(textOf(address?.addressLocality), 'JSON-LD'),
        ...[one.areaServed].flat().flatMap((area) => found(textOf(area), AREA_SERVED)),
      ]
    }),
  )
}

/** "52062 Aachen", "0150 Oslo", "1100-148 Lisboa": a postal code and its town. */
const POSTAL = new RegExp(
  [
    // "ISO 9001 Certified Company" is no place, nor is who answers at "98229-7017".
    String.raw`(?<![\p{N}+]|\p{N}[-.]|\)\s|,\s[A-Z]{2}\s|(?:ISO|IEC|EN|DIN|AS|TS|IATF)[\s:/-]{0,3})`,
    String.raw`(?:\d{5}|\d{4}(?:\s?[A-Z]{2})?|\d{3}\s\d{2}|\d{4}-\d{3})\s+`,
    String.raw`(\p{Lu}[\p{L}'’-]{2,}(?:\s(?:${anyOf('townLinks')}|`,
    String.raw`\p{Lu}[\p{L}'’-]+)){0,2})`,
  ].join(''),
  'gu',
)

/** "Leeds, LS1 4AP", "Austin, TX 78701": a town before its postal code. */
const BEFORE_CODE = [
  /,?\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\d])/u,
  /,\s[A-Z]{2}\s\d{5}(?!\d)/u,
]

/** Ends of street names, which addresses write where a town may follow. */
export const STREET = new RegExp(
  [
    String.raw`(?:^|\s)(?:rd|road|st|street|ave|avenue|dr|drive|ln|lane|blvd|way|court|suite|house|park|`,
    String.raw`place|square|close|crescent|terrace|estate|plaza|pkwy|parkway|highway|hwy|floor|building|unit)\.?$`,
  ].join(''),
  'i',
)

/** "Hauptstraße": a street in one word. */
const STREET_WORD =
  /^\p{L}{3,}(?:stra(?:ß|ss)e|gasse|allee|straat|laan|gatan|vägen|gade|vej|veien|gata)$/iu

/** Words after a town that name a line of the address: "Aachen Telefon". */
const AFTER_TOWN = new RegExp(String.raw`\s(?:${anyOf('addressLines')})(?!\p{L}).*$`, 'iu')

const MAX_TOWN_WORDS = 3

/** The name of a town as one writes it: no country after it, and not in capitals alone. */
function townOf(written: string): string {
  const words = written.trim().replace(AFTER_TOWN, '').split(/\s+/)
  const last = words.at(-1)!
  // "Aachen Hauptstraße": the street of the next line.
  const isMore = words.length > 1 && (countryCode(last) || STREET_WORD.test(last))
  // "Derby United Kingdom": a country of two words.
  const isPair = words.length > 2 && countryCode(words.slice(-2).join(' '))
  const named = isPair ? words.slice(0, -2) : words.slice(0, isMore ? -1 : undefined)
  const text = named.join(' ')
  return /\p{Ll}/u.test(text)
    ? text
    : text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}

/** The last part of an address before a code that follows its town; none for a street. */
function townBefore(text: string): string[] {
  const at = BEFORE_CODE.map((code) => text.search(code)).find((found) => found > 0)
  if (at === undefined) return []
  const town = text
    .slice(0, at)
    .split(/[,;|•·\n]/)
    .at(-1)!
    .trim()
  const isTown = /^\p{Lu}[\p{L}\s.'’-]+$/u.test(town) && town.split(/\s+/).length <= MAX_TOWN_WORDS
  return isTown && !STREET.test(town) ? [town] : []
}

function fromAddresses({ pages }: Site): FoundPlace[] {
  return pages.slice(0, 4).flatMap(({ url, blocks }) =>
    blocks
      .filter(({ role }) => role === 'contact' || role === 'footer' || role === 'legal')
      .filter(({ text }) => !/©|copyright|\(c\)/i.test(text))
      .flatMap(({ text, element }) =>
        [...[...text.matchAll(POSTAL)].map((match) => match[1]!), ...townBefore(text)].map(
          (town) => ({ text: townOf(town), url, element, quote: text, confidence: FROM_ADDRESS }),
        ),
      )
      // "44691 Fax": the next line of the address; "12345 County Road": a street with its number.
      .filter(({ text }) => !AFTER_TOWN.test(` ${text}`) && !STREET.test(text)),
  )
}

/** "in Leeds", "à Nantes", "im Raum Aachen": towns and regions of the title and description. */
const NAMED = new RegExp(
  [
    String.raw`(?:^|\s)(?:${anyOf('inTown', 'toTown', 'inCountry', 'onPlace', 'aroundTown', 'inRegion')})\s`,
    String.raw`((?:the\s)?\p{Lu}\p{Ll}[\p{L}'’-]+(?:\s(?:\p{Lu}\p{Ll}[\p{L}'’-]+)){0,2})`,
  ].join(''),
  'gu',
)

function fromStatements({ pages }: Site): FoundPlace[] {
  const { url, title, meta } = pages[0]!
  return [
    { element: 'title', quote: title },
    { element: 'description', quote: meta.description ?? '' },
  ].flatMap(({ element, quote }) =>
    [...quote.matchAll(NAMED)].map((match) => ({
      text: match[1]!,
      url,
      element,
      quote,
      confidence: 0.45,
    })),
  )
}

/** Towns and regions that the company names as its place or as served. Up to three. */
export function findPlaces(site: Site, name: string): Fact {
  const counts = new Map<string, FoundPlace & { times: number }>()
  for (const foundPlace of [...fromJsonLd(site), ...fromAddresses(site), ...fromStatements(site)]) {
    const key = foundPlace.text.toLowerCase()
    const known = counts.get(key)
    if (known) known.times++
    else if (
      likeness(foundPlace.text, name) < 0.7 &&
      isClean(foundPlace.text) &&
      foundPlace.text.length <= 60
    )
      counts.set(key, { ...foundPlace, times: 1 })
  }
  const ranked = [...counts.values()]
    .map((place) => ({
      ...place,
      confidence: Math.min(0.95, place.confidence + (place.times - 1) * 0.08),
    }))
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, 3)
  const candidates = ranked.map(({ text, url, element, quote, confidence }): Candidate => ({
    text,
    form: 'label',
    confidence,
    source: sourceOf({ url, element, text: quote }, confidence),
  }))
  return { candidates, isSure: (candidates[0]?.confidence ?? 0) >= 0.75 }
}
