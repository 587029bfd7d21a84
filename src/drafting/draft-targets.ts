import type { Messaging, Targets } from '#model/outreach.ts'
import { audiences, categories } from './categories.ts'
import type { SiteSnapshot } from './reading/page.ts'
import { placeOf } from './reading/read-site.ts'

/** Top-level domains of one country; others (com, io, eu …) belong to none. */
const COUNTRIES: Record<string, string> = {
  de: 'DE',
  at: 'AT',
  ch: 'CH',
  uk: 'GB',
  fr: 'FR',
  nl: 'NL',
  be: 'BE',
  se: 'SE',
  no: 'NO',
  dk: 'DK',
  fi: 'FI',
  es: 'ES',
  pt: 'PT',
  it: 'IT',
  pl: 'PL',
  cz: 'CZ',
  ie: 'IE',
  ca: 'CA',
  au: 'AU',
  nz: 'NZ',
  us: 'US',
  jp: 'JP',
  in: 'IN',
  br: 'BR',
}

/** Empty for pasted text, which has no address. */
const hostOf = (url: string) =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''

/** The country whose companies alone have domains with this ending; null for all others. */
export const countryOfDomain = (host: string): string | null =>
  COUNTRIES[host.split('.').at(-1) ?? ''] ?? null

const unique = (values: readonly string[], most: number) => [...new Set(values)].slice(0, most)
const rule = (values: string[], source: string, confidence: number) => ({
  mode: 'prefer' as const,
  values,
  source: source.slice(0, 300),
  confidence,
})

function countries(snapshot: SiteSnapshot): { values: string[]; source: string } {
  const page = snapshot.pages[0]!
  const addresses = page.jsonLd.flatMap((one) => {
    const address = one.address as { addressCountry?: unknown } | undefined
    const country =
      typeof address?.addressCountry === 'string'
        ? address.addressCountry
        : (address?.addressCountry as { name?: string } | undefined)?.name
    return country && /^[A-Z]{2}$/i.test(country) ? [country.toUpperCase()] : []
  })
  if (addresses.length > 0)
    return { values: unique(addresses, 5), source: 'address in the company data of the site' }
  const tld = countryOfDomain(hostOf(snapshot.url))
  if (tld) return { values: [tld], source: "the site's domain" }
  const regions = page.hreflangs.flatMap((code) =>
    /^[a-z]{2}-([A-Z]{2})$/.exec(code)?.[1] ? [code.slice(3)] : [],
  )
  return { values: unique(regions, 5), source: 'languages of the site' }
}

function sizes(text: string): ('1-10' | '11-50' | '51-200' | '201-1000' | '1001+')[] {
  if (/\bsso\b|soc 2|enterprise|contact sales/i.test(text)) return ['201-1000', '1001+']
  if (/free trial|per (?:user|seat)|small business|freelanc/i.test(text))
    return ['1-10', '11-50', '51-200']
  return []
}

/**
 * Drafts the likely buyers, each guess with its source; every condition is a "prefer", because a
 * wrong "must" matches no profile.
 */
export function draftTargets(snapshot: SiteSnapshot, messaging: Messaging): Targets {
  const text = snapshot.pages
    .flatMap(({ blocks }) => blocks)
    .filter(({ role }) => role !== 'cookie' && role !== 'code')
    .map((block) => block.text)
    .join(' ')
  const who = messaging.audience?.text ?? ''
  const named = audiences.filter(([pattern]) => pattern.test(who))
  const kind = categories.find((one) => one.id === messaging.category)
  const industries = unique([...named.flatMap(([, list]) => list), ...(kind?.industries ?? [])], 6)
  const titles = unique([...named.flatMap(([, , list]) => list), ...(kind?.titles ?? [])], 6)
  const from =
    named.length > 0 ? `"${who}" ${placeOf(snapshot)}` : kind ? `sites like this: ${kind.id}` : ''
  const place = countries(snapshot)
  return {
    industries: rule(industries, industries.length > 0 ? from : '', named.length > 0 ? 0.7 : 0.4),
    companySizes: rule(sizes(text), `prices and words ${placeOf(snapshot)}`, 0.4),
    countries: rule(place.values, place.values.length > 0 ? place.source : '', 0.6),
    titles: rule(titles, titles.length > 0 ? from : '', 0.5),
    seniorities: rule([], '', 0),
    departments: rule(unique(kind?.departments ?? [], 4), kind ? from : '', 0.4),
    keywords: rule([], '', 0),
    excludeDomains: [hostOf(snapshot.url)].filter(
      (host) => host.includes('.') && !/^[\d.]+$/.test(host),
    ),
  } as Targets
}
