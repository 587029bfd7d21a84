import { countryCode } from '#model/lib/country-names.ts'
import { countryOfDomain } from '#drafting/draft-targets.ts'
import { FROM_ADDRESS, STREET } from '#drafting/understanding/places.ts'
import { found, type FoundFact, type ResearchedSite } from '../company-facts.ts'

const MAX_PLACES = 3
/** Letters before a town in which its postal code is. */
const POSTAL_CODE = 10

/** "52062 Aachen" out of an address: a street or a telephone number is not needed. */
function addressLine(quote: string, town: string): string {
  const at = quote.indexOf(town)
  if (at === -1) return town
  const before = quote.slice(Math.max(0, at - POSTAL_CODE), at)
  const code = /(\d{3,5}(?:[-\s]\d{2,3})?(?:\s?[A-Z]{2})?)\s*$/.exec(before)?.[1] ?? ''
  return `${code} ${town}`.trim()
}

const townsOf = ({ facts }: ResearchedSite): FoundFact[] =>
  facts.places.candidates
    .filter(({ text, confidence }) => confidence >= FROM_ADDRESS && !STREET.test(text))
    .slice(0, MAX_PLACES)
    .map(({ text, source }) =>
      found('place', text, { url: source.url, quote: addressLine(source.quote, text) }),
    )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The country in the address that the site gives search engines. */
function declaredCountry({ pages }: ResearchedSite): FoundFact[] {
  for (const { jsonLd, url } of pages)
    for (const one of jsonLd) {
      const address = [one.address].flat().find(isRecord)
      const given = address?.addressCountry
      const named = isRecord(given) ? (given.name ?? '') : ''
      const text = typeof given === 'string' ? given : String(named)
      const code = text ? countryCode(text) : null
      if (code) return [found('country', code, { url, quote: `addressCountry: ${text}` })]
    }
  return []
}

/** The country by the end of the domain, where only companies of one country have it. */
function domainCountry({ url }: ResearchedSite): FoundFact[] {
  const { hostname } = new URL(url)
  const code = countryOfDomain(hostname)
  return code ? [found('country', code, { url, quote: hostname.replace(/^www\./, '') })] : []
}

/** Towns and the country of the company, from its addresses, its data and its domain. */
export function findPlaces(site: ResearchedSite): FoundFact[] {
  const declared = declaredCountry(site)
  return [...townsOf(site), ...(declared.length > 0 ? declared : domainCountry(site))]
}
