import type { Candidate, Fact } from '../facts.ts'
import { likeness } from '../text/likeness.ts'
import { isClean, sourceOf, type Site } from './site.ts'

interface Found {
  text: string
  url: string
  element: string
  quote: string
  confidence: number
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : isRecord(value) && typeof value.name === 'string'
      ? value.name
      : ''

function fromJsonLd({ pages }: Site): Found[] {
  return pages.slice(0, 3).flatMap(({ url, jsonLd }) =>
    jsonLd.flatMap((one) => {
      const address = [one.address].flat().find(isRecord)
      const served = [one.areaServed].flat().map(textOf)
      return [textOf(address?.addressLocality), ...served]
        .filter(Boolean)
        .map((text) => ({ text, url, element: 'JSON-LD', quote: text, confidence: 0.85 }))
    }),
  )
}

/** "52062 Aachen", "0150 Oslo", "1100-148 Lisboa": a postal code and its town. */
const POSTAL = new RegExp(
  [
    String.raw`(?<![\p{N}+])(?:\d{5}|\d{4}(?:\s?[A-Z]{2})?|\d{3}\s\d{2}|`,
    String.raw`\d{4}-\d{3})\s+(\p{Lu}[\p{L}'’-]+(?:\s(?:a\.?\s?d\.?|am|an der|im|de|la|sur|`,
    String.raw`del|\p{Lu}[\p{L}'’-]+)){0,2})`,
  ].join(''),
  'gu',
)

function fromAddresses({ pages }: Site): Found[] {
  return pages.slice(0, 4).flatMap(({ url, blocks }) =>
    blocks
      .filter(({ role }) => role === 'contact' || role === 'footer' || role === 'legal')
      .filter(({ text }) => !/©|copyright|\(c\)/i.test(text))
      .flatMap(({ text, element }) =>
        [...text.matchAll(POSTAL)].map((match) => ({
          text: match[1]!.trim(),
          url,
          element,
          quote: text,
          confidence: 0.7,
        })),
      ),
  )
}

/** "in Leeds", "à Nantes", "im Raum Aachen": towns and regions of the title and description. */
const NAMED = new RegExp(
  [
    String.raw`(?:^|\s)(?:in|im Raum|à|en|a|em|i|på|te|around|near|across|`,
    String.raw`throughout)\s((?:the\s)?\p{Lu}\p{Ll}[\p{L}'’-]+(?:\s(?:\p{Lu}\p{Ll}[\p{L}'’-]+`,
    String.raw`)){0,2})`,
  ].join(''),
  'gu',
)

function fromStatements({ pages }: Site): Found[] {
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
  const counts = new Map<string, Found & { times: number }>()
  for (const found of [...fromJsonLd(site), ...fromAddresses(site), ...fromStatements(site)]) {
    const key = found.text.toLowerCase()
    const known = counts.get(key)
    if (known) known.times++
    else if (likeness(found.text, name) < 0.7 && isClean(found.text) && found.text.length <= 60)
      counts.set(key, { ...found, times: 1 })
  }
  const ranked = [...counts.values()]
    .map((one) => ({ ...one, confidence: Math.min(0.95, one.confidence + (one.times - 1) * 0.08) }))
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
