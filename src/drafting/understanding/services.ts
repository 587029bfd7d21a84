import { lowerFirst, upperFirst } from '#model/lib/first-letter.ts'
import { emailLanguageOf } from '#model/email/email-languages.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { anyOf } from '../languages/all-traits.ts'
import { lettersOf } from '../languages/all-letters.ts'
import { isHeading } from '../reading/block-roles.ts'
import type { Candidate } from '../facts.ts'
import type { Block, Role, SitePage } from '../reading/page.ts'
import { isInOtherLanguage } from '../reading/site-language.ts'
import { VALUES } from './part-headings.ts'
import { findPlaces } from './places.ts'
import { OTHER } from './rows.ts'
import { calm } from '../text/calm.ts'
import { COMPOUNDING, formOf } from '../text/sentence-form.ts'
import { isClean, sourceOf, type Site } from './site.ts'
import { countWords, flat, hasPhrase, isOneOf, lowerWordsOf, matcherOf } from '../text/words.ts'

/** A heading of a service, as the site writes it. */
interface NamedService {
  text: string
  /** The same word for word. */
  quote?: string
  element: string
  url: string
}

const MIN_NAMES = 3
const MAX_SERVICES = 6
/** Names of a list that still reads as one line. */
const MAX_NAMES = 4
const MAX_NAME_WORDS = 5
const MAX_LETTERS = 40

/** "Work in retail", "Working at Halden": pages for people who look for a job. */
const OF_JOBS = new RegExp(String.raw`^(?:${anyOf('jobPages')})(?!\p{L})`, 'iu')

/** "5-axis milling", "3D printing": a number that is a part of the word. */
const DIMENSION = /(?<![\p{L}\p{N}])\d(?:-(?=\p{L})|D(?!\p{L})\s?)/gu

const weekdays = new Map<string, ReadonlySet<string>>()

/** The names of the days of the week in small letters, above opening hours and programs. */
function weekdaysOf(language: string): ReadonlySet<string> {
  const known = weekdays.get(language)
  if (known) return known
  const format = new Intl.DateTimeFormat(language || 'en', { weekday: 'long', timeZone: 'UTC' })
  const names = Array.from({ length: 7 }, (_one, day) => format.format(day * DAY_MS).toLowerCase())
  weekdays.set(language, new Set(names))
  return weekdays.get(language)!
}

/** Whether a heading can name a service inside a list. */
function namesService(text: string, { lexicon, language }: Site): boolean {
  if (!lexicon || !isClean(text) || text.length > MAX_LETTERS) return false
  const named = text.replace(DIMENSION, '')
  if (countWords(text) > MAX_NAME_WORDS || /\d|[?!:,.;·•/()"“„«]/u.test(named)) return false
  if (!/^\p{L}/u.test(named) || !/\p{L}{4}/u.test(text) || VALUES.test(text)) return false
  if (OF_JOBS.test(text) || weekdaysOf(language).has(text.toLowerCase())) return false
  const { pages, buttons, grammar, selling } = lexicon
  const isOfThePage = [...Object.values(pages), ...Object.values(buttons)].some((words) =>
    isOneOf(text, words),
  )
  if (isOfThePage || isInOtherLanguage(text, language)) return false
  const words = lowerWordsOf(text)
  const isVague = words.every(
    (word) => selling.vague.includes(word) || grammar.prepositions.includes(word),
  )
  if (isVague || [...grammar.our, ...grammar.we, ...grammar.singular].includes(words[0]!))
    return false
  const form = formOf(text, language)
  // One word is a label only in languages that write compounds.
  return form === 'label' || form === 'verbless' || (words.length === 1 && form === 'fragment')
}

/** Roles of headings that name something else than services: industries, for instance. */
const NO_SERVICE: ReadonlySet<Role> = new Set([...OTHER, 'audience', 'proof'])

/** Whether a part is about something else; a list of work in the form of posts is none. */
const isElsewhere = (role: Role) => NO_SERVICE.has(role) && role !== 'news'

/** The rows of a page of which a card is below a heading for services. */
const featuredRows = ({ blocks }: SitePage): ReadonlySet<number | undefined> =>
  new Set(
    blocks.flatMap(({ role, groups }) => (role === 'feature' ? (groups.at(-1)?.group ?? []) : [])),
  )

/** Names in rows of equal cards, where the part above is about services. */
function namesOn(page: SitePage, site: Site, isOfServices: boolean): NamedService[] {
  const featured = featuredRows(page)
  const rows = rowsOf(page, (block) => {
    const isBelow = featured.has(block.groups.at(-1)?.group) && block.role === 'text'
    const isService =
      block.role === 'feature' || isBelow || (isOfServices && !isElsewhere(block.role))
    // "Assembly (special processes)": the work without the aside.
    const text = block.text.replace(/\s\([^()]{1,40}\)$/, '').trim()
    return isService && isHeading(block) && namesService(text, site) ? text : null
  })
  return rows.find((names) => names.length >= MIN_NAMES && !areBrands(names)) ?? []
}

/** The names that a page has, by the group of alike parts in which they are. */
function rowsOf(page: SitePage, nameOf: (block: Block) => string | null): NamedService[][] {
  const rows = new Map<number, NamedService[]>()
  for (const block of page.blocks) {
    const row = block.groups.at(-1)?.group
    const text = row === undefined ? null : nameOf(block)
    if (row === undefined || text === null) continue
    const { text: quote, element } = block
    rows.set(row, [...(rows.get(row) ?? []), { text, quote, element, url: page.url }])
  }
  return [...rows.values()]
}

/** "Lantek Expert, Lantek Bend, Lantek MES": names of products, which say nothing alone. */
function areBrands(names: readonly NamedService[]): boolean {
  const first = names.map(({ text }) => lowerWordsOf(text)[0])
  return new Set(first).size <= names.length - 2
}

/** Headings of one level that a page about services names them with, each above its own text. */
function headedOn(page: SitePage, site: Site): NamedService[] {
  const levels = new Map<string, NamedService[]>()
  page.blocks.forEach((block, at) => {
    const next = page.blocks[at + 1]
    const isAbove = next !== undefined && block.element !== next.element
    if (!isAbove || !isHeading(block) || NO_SERVICE.has(block.role)) return
    const text = calm(block.text.trim())
    if (namesService(text, site) && namesWork(text, site))
      levels.set(block.element, [
        ...(levels.get(block.element) ?? []),
        { text, quote: block.text, element: block.element, url: page.url },
      ])
  })
  return [...levels.values()].find((names) => names.length >= MIN_NAMES) ?? []
}

/** The items of one list below a heading for services: "Milling", "Welding", "Repairs". */
function itemsOn(page: SitePage, site: Site): NamedService[] {
  const rows = rowsOf(page, (block) => {
    if (block.role !== 'feature' || isHeading(block) || block.isLink) return null
    // "Painting - powder line and tanks": the work and what it is done with.
    const [text = ''] = calm(block.text.trim()).split(/\s[–—-](?:\s|$)|:\s/u)
    return namesService(upperFirst(text), site) && namesWork(text, site) ? text : null
  })
  return rows.find(({ length }) => length >= MIN_NAMES) ?? []
}

/** "Halden services": a link of the menu that begins as the title or the logo does. */
const isOwnName = (text: string, { title, logos }: SitePage): boolean => {
  const [first = ''] = lowerWordsOf(text)
  return [title, ...logos].some((one) => lowerWordsOf(one)[0] === first)
}

/** The links of the menu that name work: "Milling", "Turning", "Quality control". */
function namesInMenu(site: Site): NamedService[] {
  const { links, url } = site.pages[0]!
  const leastWords = COMPOUNDING.has(site.language) ? 1 : 2
  return links
    .filter(({ menu, button }) => menu && !button)
    .map((link) => ({ text: calm(link.text.trim()), quote: link.text }))
    .filter(({ text }) => countWords(text) >= leastWords && !isOwnName(text, site.pages[0]!))
    .filter(({ text }) => namesService(text, site) && namesWork(text, site))
    .map(({ text, quote }) => ({ text, quote, element: 'a', url }))
}

/** Share of cards with a word for work from which a row of links is one of services. */
const WORK_SHARE = 1 / 3

/** The headings of cards that lead to separate pages, several of which name work. */
function namesOfLinks(page: SitePage, site: Site): NamedService[] {
  const rows = rowsOf(page, (block) => {
    const isCard = isHeading(block) && block.isLink && !isElsewhere(block.role)
    return isCard && namesService(block.text, site) ? calm(block.text.trim()) : null
  })
  const isOfWork = (names: readonly NamedService[]) =>
    names.filter(({ text }) => namesWork(text, site)).length >= names.length * WORK_SHARE
  return rows.find((names) => names.length >= MIN_NAMES && isOfWork(names)) ?? []
}

/** The names of services: of cards, of headings or a list on a page about them, or in the menu. */
function namesOf(site: Site): NamedService[] {
  const pages = site.pages.slice(0, 5)
  const enough = ({ length }: readonly NamedService[]) => length >= MIN_NAMES
  const ofServices = pages.filter((page, at) => at > 0 && isServicesPage(page, site))
  return (
    pages.map((page) => namesOn(page, site, ofServices.includes(page))).find(enough) ??
    pages
      .slice(0, 1)
      .map((page) => namesOfLinks(page, site))
      .find(enough) ??
    ofServices.map((page) => headedOn(page, site)).find(enough) ??
    pages.map((page) => itemsOn(page, site)).find(enough) ??
    [namesInMenu(site)].find(enough) ??
    []
  )
}

const isServicesPage = ({ title, url }: SitePage, { lexicon }: Site) =>
  lexicon !== null &&
  matcherOf(lexicon.pages.products).test(
    `${title.split(/\s[|–—-]\s/u)[0]} ${url.split('/').filter(Boolean).at(-1)}`,
  )

/** Whether a name has a word for work: "Milling", "Quality control". */
function namesWork(text: string, { language }: Site): boolean {
  const known = emailLanguageOf(language)
  return known !== null && lettersOf[known].details.activity.test(text)
}

/** Languages whose names of several words begin with a noun, never with a place. */
const NOUN_FIRST: ReadonlySet<string> = new Set(['fr', 'it', 'es', 'pt'])

/** Whether the site writes the word small in its running text. */
function isWrittenSmall(word: string, { pages }: Site): boolean {
  const used = new RegExp(String.raw`(?<!\p{L})${word.toLowerCase()}(?!\p{L})`, 'u')
  return pages.slice(0, 3).some(({ blocks }) => blocks.some(({ text }) => used.test(text)))
}

/**
 * The names as one list. All after the first are written small where the site itself does so; one
 * name that keeps its capitals keeps those of all.
 */
function listed(names: readonly string[], site: Site): string {
  const { language } = site
  const [first = '', ...others] = names
  const canBeSmall = others.every((name) => {
    const [word = '', ...rest] = name.split(' ')
    const isSentenceCase =
      /^\p{Lu}\p{Ll}+$/u.test(word) && !rest.some((part) => /^\p{Lu}/u.test(part))
    const isPlain = NOUN_FIRST.has(language) && rest.length > 0
    return isSentenceCase && (isPlain || isWrittenSmall(word, site))
  })
  const isSmall = language !== 'de' && canBeSmall
  const list = [first, ...others.map((name) => (isSmall ? lowerFirst(name) : name))]
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(list)
}

/** "Care and repair": two things in one name. */
const PAIR = new RegExp(String.raw`\s[&+]\s|\s(?:${anyOf('and')})\s`, 'u')

/** Whether a name can be one of several in a list: no pair that "and" joins, and no verb. */
function canBeListed(text: string, { language }: Site): boolean {
  const known = emailLanguageOf(language)
  return !PAIR.test(text) && !(known && lettersOf[known].infinitive?.test(text))
}

const unique = (names: readonly NamedService[]): NamedService[] => [
  ...new Map(names.map((service) => [service.text.toLowerCase(), service])).values(),
]

const candidateOf = (
  { text, quote = text, element, url }: NamedService,
  confidence: number,
): Candidate => ({
  text,
  form: 'label',
  confidence,
  source: sourceOf({ url, element, text: quote }, confidence),
})

/** The names of the company's services, as the site's own cards, headings or menu name them. */
export const namedServices = (site: Site): Candidate[] =>
  unique(namesOf(site))
    .slice(0, MAX_SERVICES)
    .map((service) => candidateOf(service, 0.75))

/** Everything that cards, headings and menu name, and that a service can be called. */
function anyNames(site: Site): NamedService[] {
  const [home] = site.pages
  const ofMenu = home!.links
    .filter(({ menu, button }) => menu && !button)
    .map(({ text: quote }) => ({ text: calm(quote.trim()), quote, element: 'a', url: home!.url }))
  const ofHeadings = site.pages
    .slice(0, 5)
    .flatMap(({ blocks, url }) =>
      blocks
        .filter((block) => isHeading(block) && block.element !== 'h1' && !isElsewhere(block.role))
        .map(({ text: quote, element }) => ({ text: calm(quote.trim()), quote, element, url })),
    )
  const ofLists = site.pages.slice(0, 3).flatMap(({ blocks, url }) =>
    blocks
      .filter((block) => block.groups.length > 0 && !isHeading(block) && !block.isLink)
      // A consultant lists the work below the name.
      .filter(({ role }) => !isElsewhere(role) || role === 'team')
      .map(({ text: quote, element }) => ({ text: calm(quote.trim()), quote, element, url }))
      .filter(({ text }) => namesWork(text, site)),
  )
  return [...ofMenu, ...ofHeadings, ...ofLists].filter(
    ({ text }) =>
      namesService(text, site) &&
      !isOwnName(text, home!) &&
      !isOfOtherPage(text, site) &&
      !CHANNEL.test(text),
  )
}

/** "Info and contact", "Prices and offers": a page about something else has that word. */
function isOfOtherPage(text: string, { lexicon }: Site): boolean {
  if (!lexicon) return false
  const { about, contact, faq, legal, news, pricing } = lexicon.pages
  return [about, contact, faq, legal, news, pricing].some((words) => hasPhrase(flat(text), words))
}

/** "WhatsApp", "Email": ways to reach the company. */
const CHANNEL =
  /^(?:e-?mail|mail|whatsapp|instagram|facebook|linkedin|youtube|tiktok|twitter|x|telegram|newsletter|api docs|gdpr)$/iu

/** Points from which a name is likely to be one of a service. */
const LIKELY_SERVICE = 3

/** How often the texts of a site say a name, at most twice. */
function timesSaid(name: string, { pages }: Site): number {
  const texts = pages.flatMap(({ blocks }) => blocks.map(({ text }) => text.toLowerCase()))
  return Math.min(2, texts.filter((text) => text.includes(name) && text !== name).length)
}

const MAX_OFFERED = 10

/**
 * What a person may say the campaign is about: the named services, then everything else that may be
 * one, likeliest first. Only the named ones are sure enough to be used unasked.
 */
export function offeredServices(site: Site, company: string): Candidate[] {
  const named = namedServices(site)
  const known = new Set(named.map(({ text }) => text.toLowerCase()))
  const places = findPlaces(site, company).candidates.map(({ text }) => text.toLowerCase())
  const all = anyNames(site)
  const pointsOf = ({ text }: NamedService) => {
    const name = text.toLowerCase()
    const times = all.filter((service) => service.text.toLowerCase() === name).length
    return (namesWork(text, site) ? 3 : 0) + Math.min(3, times) + timesSaid(name, site)
  }
  const others = unique(all)
    .filter(({ text }) => !known.has(text.toLowerCase()) && !places.includes(text.toLowerCase()))
    .map((service) => ({ service, points: pointsOf(service) }))
    .filter(({ points }) => points >= LIKELY_SERVICE)
    .toSorted((a, b) => b.points - a.points)
    .map(({ service }) => candidateOf(service, 0.4))
  return [...named, ...others].slice(0, MAX_OFFERED)
}

/** Activities that the title of the start page lists: "Tiling | Plastering | Roofing". */
function namesInTitle(site: Site): NamedService[] {
  const { title, url } = site.pages[0]!
  const known = emailLanguageOf(site.language)
  return title
    .split(/\s?[|·•]\s?/u)
    .filter((text) => known && lettersOf[known].details.activity.test(text))
    .filter((text) => namesService(text, site))
    .map((text) => ({ text, element: 'title', url }))
}

/** Confidence of a town that an address or several texts name. */
const SURE_PLACE = 0.7

const IN_TOWN = anyOf('inTown', 'toTown', 'inCountry')

/** " in Halden" with the preposition that the site itself writes before its town; or empty. */
function placeOf(site: Site): string {
  const [place] = findPlaces(site, '').candidates
  if (!place || place.confidence < SURE_PLACE || !/^\p{Lu}\p{Ll}/u.test(place.text)) return ''
  const town = place.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const written = new RegExp(String.raw`(?<!\p{L})(?:${IN_TOWN})\s${town}(?!\p{L})`, 'u')
  const texts = site.pages.flatMap(({ title, blocks }) => [
    title,
    ...blocks.map(({ text }) => text),
  ])
  const found = texts.map((text) => written.exec(text)?.[0]).find(Boolean)
  return found ? ` ${found}` : ''
}

/**
 * The names of the company's services as a list that goes after a colon, with its town where the
 * site says that it works there: what a site sells where no sentence says it. Null where fewer than
 * three are named.
 */
export function findServices(site: Site): Candidate | null {
  const named = namesOf(site)
  const names = named.length > 0 ? named : namesInTitle(site)
  const bare = names.filter(({ text }) => canBeListed(text, site))
  const [first, ...others] = [
    ...new Map(bare.map((service) => [service.text.toLowerCase(), service])).values(),
  ].slice(0, MAX_NAMES)
  if (!first || others.length < MIN_NAMES - 1) return null
  const confidence = 0.6
  return {
    text: listed([first.text, ...others.map(({ text }) => text)], site) + placeOf(site),
    form: 'verbless',
    confidence,
    source: sourceOf({ ...first, text: first.quote ?? first.text }, confidence),
  }
}
