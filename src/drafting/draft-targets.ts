import { BUYERS, SALES, type Buyers, type Sale } from '#model/email/drafting-questions.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import type { Messaging, Targets } from '#model/api/outreach.ts'
import { audiences, categories } from './categories.ts'
import { lettersOf } from './languages/all-letters.ts'
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
/** A preference with its source; an empty one has none. */
const rule = <T extends string>(values: T[], source: string, confidence: number) => ({
  mode: 'prefer' as const,
  values,
  source: values.length > 0 ? source.slice(0, 300) : '',
  confidence: values.length > 0 ? confidence : 0,
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

type Size = '1-10' | '11-50' | '51-200' | '201-1000' | '1001+'

/** The sizes of companies that words of the site name, with these words; empty without any. */
function sizes(text: string, language: string): { values: Size[]; said: string } {
  const code = emailLanguageOf(language)
  if (!code) return { values: [], said: '' }
  const { small, large } = lettersOf[code].sizes
  const [few, many] = [small.exec(text)?.[0] ?? '', large.exec(text)?.[0] ?? '']
  if (many) return { values: few ? ALL_SIZES : ['201-1000', '1001+'], said: few || many }
  return few ? { values: ['1-10', '11-50', '51-200'], said: few } : { values: [], said: '' }
}
const ALL_SIZES: Size[] = ['1-10', '11-50', '51-200', '201-1000', '1001+']

/** Who decides at the reader's company, by the kind of sale. */
const TITLES_OF: Partial<Record<Sale, readonly string[]>> = {
  service: ['Facility Manager', 'Office Manager', 'Managing Director'],
  job: ['Managing Director', 'Facility Manager', 'Purchasing Manager'],
  software: ['Operations Manager', 'Head of IT', 'Managing Director'],
  advice: ['Managing Director', 'CFO', 'Owner'],
  market: ['Purchasing Manager', 'Operations Manager', 'Managing Director'],
  rooms: ['Office Manager', 'Event Manager', 'HR Manager'],
}

/** Readers of a campaign that does not sell to companies, for every trade. */
const BY_BUYERS: Partial<Record<Buyers, readonly [industries: string[], titles: string[]]>> = {
  resellers: [
    ['Retail', 'Wholesale'],
    ['Purchasing Manager', 'Store Owner', 'Managing Director'],
  ],
  people: [[], ['HR Manager', 'Office Manager', 'Managing Director']],
  donors: [[], ['Head of CSR', 'Managing Director', 'Partnership Manager']],
}

const WRITES_TO: Partial<Record<Buyers, string>> = {
  resellers: 'the answer that you write to partners and resellers',
  people: 'the answer that your customers are private people: who can pass it on',
  donors: 'the answer that you write to donors',
}

type Followed = Pick<Targets, 'industries' | 'titles' | 'departments'>

/** Industries, titles and departments of the readers that the answers name. */
function followed(messaging: Messaging): Followed {
  const buyers = oneOf(BUYERS, messaging.buyers?.text) ?? ''
  const others = BY_BUYERS[buyers]
  if (others) {
    const [industries, titles] = others
    return {
      industries: rule([...industries], WRITES_TO[buyers]!, 0.5),
      titles: rule([...titles], WRITES_TO[buyers]!, 0.6),
      departments: rule([], '', 0),
    }
  }
  const who = messaging.audience?.text ?? ''
  const named = audiences.filter(([pattern]) => pattern.test(who))
  const kind = categories.find((category) => category.id === messaging.category)
  const sale = oneOf(SALES, messaging.sale?.text)
  const industries = unique([...named.flatMap(([, list]) => list), ...(kind?.industries ?? [])], 6)
  const known = unique([...named.flatMap(([, , list]) => list), ...(kind?.titles ?? [])], 6)
  const titles = known.length > 0 ? known : [...((sale && TITLES_OF[sale]) ?? [])]
  const fromKind = kind ? `sites like this: ${kind.id}` : ''
  const from = named.length > 0 ? `"${who}"` : fromKind
  return {
    industries: rule(industries, from, named.length > 0 ? 0.7 : 0.4),
    titles: rule(titles, known.length > 0 ? from : 'who usually decides about such a sale', 0.5),
    departments: rule(unique(kind?.departments ?? [], 4), from, 0.4),
  }
}

const oneOf = <T extends string>(ids: readonly T[], text: string | undefined): T | null =>
  ids.find((id) => id === text) ?? null

/**
 * Targets after an answer: those that the answer decides are drafted again, the others stay as
 * they are.
 */
export function followAnswers(targets: Targets, before: Messaging, after: Messaging): Targets {
  const [old, now] = [followed(before), followed(after)]
  const isDrafted = (name: keyof Followed) =>
    JSON.stringify(targets[name]?.values ?? []) === JSON.stringify(old[name]?.values ?? [])
  const names = (['industries', 'titles', 'departments'] as const).filter(isDrafted)
  return { ...targets, ...Object.fromEntries(names.map((name) => [name, now[name]])) }
}

/**
 * Drafts the likely buyers, each guess with its source; every condition is a "prefer", because a
 * wrong "must" matches no profile.
 */
export function draftTargets(
  snapshot: SiteSnapshot,
  messaging: Messaging,
  language: string,
): Targets {
  const text = snapshot.pages
    .flatMap(({ blocks }) => blocks)
    .filter(({ role }) => role !== 'cookie' && role !== 'code')
    .map((block) => block.text)
    .join(' ')
  const place = countries(snapshot)
  const size = sizes(text, language)
  return {
    ...followed(messaging),
    companySizes: rule(size.values, `"${size.said}" ${placeOf(snapshot)}`, 0.5),
    countries: rule(place.values, place.source, 0.6),
    seniorities: rule([], '', 0),
    keywords: rule([], '', 0),
    excludeDomains: [hostOf(snapshot.url)].filter(
      (host) => host.includes('.') && !/^[\d.]+$/.test(host),
    ),
  } as Targets
}
