import { upperFirst } from '#model/lib/first-letter.ts'
import { anyOf } from '../languages/all-traits.ts'
import { lexicons } from '../languages/lexicons.ts'
import type { Candidate, Fact } from '../facts.ts'
import { CREDIT } from './hollow-words.ts'
import { bareName, companiesIn, formNextTo, splitLegalForm } from './legal-forms.ts'
import { isCredit } from './credits.ts'
import { fitsHost } from './host-likeness.ts'
import { squeezed } from '../text/likeness.ts'
import { isClean, sourceOf, type Site } from './site.ts'
import { countWords, isOneOf, matcherOf, sentencesOf } from '../text/words.ts'

/** A kind of place where a site writes its name, with its weight. */
const KINDS = {
  organization: 2,
  siteName: 1.6,
  copyright: 1.6,
  titles: 1.5,
  imprint: 1.3,
  logo: 1.3,
  definition: 1,
  title: 0.7,
} as const

type NameKind = keyof typeof KINDS

interface Vote {
  kind: NameKind
  text: string
  url: string
  element: string
  quote: string
}

const MAX_WORDS = 7
const MAX_LETTERS = 60
const HOST_WEIGHT = 2.5
const SEPARATOR = /\s[|–—:·•»/-]\s|\s?[|·•»]\s?|\s[–—-]\s|:\s/u

const ORGANIZATION = new RegExp(
  [
    String.raw`Organization|Business|Corporation|Store|Clinic|Dentist|Physician|Attorney|`,
    String.raw`LegalService|Restaurant|Agency|Contractor|Service$|NGO|Hotel|School|Plumber|`,
    String.raw`Electrician|Locksmith|Professional`,
  ].join(''),
  'i',
)

/** Words of pages, not of companies. */
const GENERIC = new RegExp(
  [
    String.raw`^(?:${anyOf('pageTitles')}|untitled|index|logo|brand|`,
    String.raw`menu|navigation|document|website|web ?site|company|landing page|react app|`,
    String.raw`prima pagin[aă]|strona główna|etusivu|`,
    String.raw`vite app|next\.?js|page|my ?(?:site|blog|store|shop|website)(?: \d+)?|`,
    String.raw`(?:my )?wordpress|joomla!?|drupal|typo3|wix|site title|blog|404|`,
    String.raw`(?:\S{1,30}\s){0,3}(?:responsive|placeholder|hero|header) (?:image|img|photo|picture|banner)|`,
    String.raw`(?:relevant|${anyOf('pictures')}|footer|img|icon)\s.*)$`,
  ].join(''),
  'i',
)

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')

/** Whether structured data describes another company, such as the agency that built the site. */
const isOfOtherHost = (address: unknown, name: string, url: string) =>
  typeof address === 'string' &&
  URL.canParse(address) &&
  URL.canParse(url) &&
  hostOf(address) !== hostOf(url) &&
  fitsHost(name, url) === 0

function jsonLdVotes({ pages }: Site): Vote[] {
  return pages.slice(0, 3).flatMap(({ url, jsonLd }) =>
    jsonLd.flatMap((one): Vote[] => {
      const type = [one['@type']].flat().join(' ')
      const { name } = one
      if (typeof name !== 'string' || isOfOtherHost(one.url, name, url)) return []
      if (ORGANIZATION.test(type))
        return [{ kind: 'organization', text: name, url, element: 'JSON-LD', quote: name }]
      return /WebSite/i.test(type)
        ? [{ kind: 'siteName', text: name, url, element: 'JSON-LD', quote: name }]
        : []
    }),
  )
}

function metaVotes({ pages }: Site): Vote[] {
  const { url, meta } = pages[0]!
  return ['og:site_name', 'application-name', 'apple-mobile-web-app-title'].flatMap(
    (element): Vote[] =>
      meta[element]
        ? [{ kind: 'siteName', text: meta[element], url, element, quote: meta[element] }]
        : [],
  )
}

function titleVotes({ pages }: Site): Vote[] {
  const counts = new Map<string, number>()
  for (const { title } of pages)
    for (const part of new Set(title.split(SEPARATOR).map((segment) => squeezed(segment))))
      counts.set(part, (counts.get(part) ?? 0) + 1)
  const { title, url } = pages[0]!
  const parts = title.split(SEPARATOR).map((part) => part.trim())
  return parts.map((text): Vote => {
    const isRepeated = pages.length >= 2 && (counts.get(squeezed(text)) ?? 0) >= 2
    return { kind: isRepeated ? 'titles' : 'title', text, url, element: 'title', quote: title }
  })
}

const YEARS =
  /(?:©|\(c\)|copyright)\s*(?:\(c\)|©)?\s*(?:copyright\s*)?(?:\d{4}(?:\s?[-–/]\s?\d{2,4})?)?\s*(?:by\s)?[,.|–-]?\s*/iu

/** "All rights reserved" in every language: many sites keep the words of their template. */
const RIGHTS = Object.values(lexicons).flatMap(({ pages }) => pages.copyright)

function footerVotes({ pages }: Site): Vote[] {
  const votes: Vote[] = []
  const rights = matcherOf(RIGHTS)
  for (const page of pages.slice(0, 4))
    for (const { text, element, role } of page.blocks.filter(
      (block) => !isCredit(page, block.text),
    )) {
      const { url } = page
      if (/©|\(c\)\s?\d{4}|copyright\s\d{4}/i.test(text)) {
        const rest = text.slice(text.search(/©|\(c\)|copyright/i)).replace(YEARS, '')
        const name = rest
          .split(rights)[0]!
          .split(
            /\s[|–—·•-]\s|[|·•]|(?<!\b\p{L})[.!]\s|\s\d{4}|\s(?:Designed|Made|Built|Powered|Website|Webdesign)\s/u,
          )[0]!
        votes.push({
          kind: 'copyright',
          text: companiesIn(name)[0] ?? name.replace(/(?<![\s.,–-])[\s.,–-]+$/, ''),
          url,
          element,
          quote: text,
        })
      }
      if (role === 'footer' || role === 'contact' || role === 'legal')
        for (const company of companiesIn(text))
          votes.push({ kind: 'imprint', text: company, url, element, quote: text })
    }
  return votes
}

const logoVotes = ({ pages }: Site): Vote[] =>
  pages[0]!.logos.map((quote): Vote => {
    const text = quote.replace(/(?<![\s_-])[\s_-]*(?:logo(?:typ[eo]?)?|brand)[\s_-]*/gi, ' ').trim()
    return { kind: 'logo', text, url: pages[0]!.url, element: 'logo', quote }
  })

/** "Halden Loggers is a ..." names the company. */
function definitionVotes(site: Site): Vote[] {
  const { pages, lexicon, language } = site
  if (!lexicon) return []
  const { url, meta, blocks } = pages[0]!
  const { definitions, offerVerbs } = lexicon.selling
  // A pasted text has neither title nor host: "Acme Cold makes ..." names its company too.
  const definition = matcherOf(url === '' ? [...definitions, ...offerVerbs] : definitions)
  const texts = [{ text: meta.description ?? '', element: 'description' }, ...blocks.slice(0, 40)]
  return texts.flatMap(({ text, element }) =>
    sentencesOf(text, language).flatMap((sentence): Vote[] => {
      const match = definition.exec(sentence)
      const name = match ? sentence.slice(0, match.index).trim() : ''
      const opens = name.toLowerCase().split(/\s+/)[0] ?? ''
      const isArticle =
        lexicon.grammar.determiners.includes(opens) && fitsHost(name, site.url) < 0.7
      const isWritten = (url === '' ? /^\p{Lu}\S*(?:\s\p{Lu}\S*)*\s?$/u : /^\p{Lu}/u).test(name)
      const isName =
        !isArticle &&
        isWritten &&
        countWords(name) <= 4 &&
        !matcherOf([
          ...lexicon.grammar.subjects,
          ...lexicon.grammar.we,
          ...lexicon.grammar.dangling,
          ...lexicon.grammar.our,
        ]).test(name)
      return isName ? [{ kind: 'definition', text: name, url, element, quote: sentence }] : []
    }),
  )
}

function isPossible(text: string, { lexicon }: Site): boolean {
  const count = countWords(text)
  if (count === 0 || count > MAX_WORDS || text.length < 2 || text.length > MAX_LETTERS) return false
  if (
    !isClean(text) ||
    GENERIC.test(text) ||
    CREDIT.test(text) ||
    !/\p{L}/u.test(text) ||
    /[?!…]|\.{2}|\s:\s|[.]$/u.test(text.replace(/(?:\b\p{L}{1,4}\.)+$/u, ''))
  )
    return false
  if (!lexicon) return true
  const { pages, grammar } = lexicon
  // "Halden Loggers Imprint": the title of a page ends in the page's word.
  const last = text.split(/\s+/).at(-1)!
  if (count > 1 && isOneOf(last, pages.legal)) return false
  return (
    ![pages.products, pages.about, pages.contact, pages.legal, pages.pricing, pages.customers].some(
      (words) => isOneOf(text, words),
    ) && !(count > 3 && matcherOf([...grammar.we, ...grammar.our]).test(text))
  )
}

/**
 * One spelling of a name: neither shouted nor whispered where the site knows a better one, and not
 * glued together, as logos are, where sentences write it in words.
 */
function bestSpelling(votes: readonly Vote[]): Vote {
  const isInWords = votes.some(({ kind, text }) => kind === 'definition' && text.includes(' '))
  const scored = votes.map((vote) => {
    const isShouted = vote.text === vote.text.toUpperCase() && /\p{L}{5}/u.test(vote.text)
    const isWhispered = vote.text === vote.text.toLowerCase()
    const isGlued = isInWords && !vote.text.includes(' ')
    const same = votes.filter(({ text }) => text === vote.text).length
    const faults = [isShouted, isWhispered, isGlued].filter(Boolean).length
    return { vote, score: same * 0.3 + KINDS[vote.kind] - faults * 3 }
  })
  return scored.toSorted((a, b) => b.score - a.score)[0]!.vote
}

interface NamedVotes {
  key: string
  votes: Vote[]
  forms: string[]
  score: number
  kinds: number
  fit: number
}

function countVotes(votes: readonly Vote[], url: string): NamedVotes[] {
  const byKey = new Map<string, { votes: Vote[]; forms: string[] }>()
  for (const vote of votes) {
    const { name, form } = splitLegalForm(bareName(vote.text))
    const key = squeezed(name)
    if (key.length < 2) continue
    const known = byKey.get(key) ?? { votes: [], forms: [] }
    known.votes.push({ ...vote, text: name })
    if (form) known.forms.push(form)
    byKey.set(key, known)
  }
  const entries = [...byKey]
  return entries
    .map(([key, { votes: own, forms }]) => {
      const kinds = new Set(own.map(({ kind }) => kind))
      // A longer form of the same name supports the shorter one.
      const near = entries.filter(
        ([other]) => other !== key && other.startsWith(key) && key.length >= 4,
      )
      const nearKinds = new Set(near.flatMap(([, { votes: more }]) => more.map(({ kind }) => kind)))
      const base = [...kinds].reduce((sum, kind) => sum + KINDS[kind], 0)
      const more = [...nearKinds]
        .filter((kind) => !kinds.has(kind))
        .reduce((sum, kind) => sum + KINDS[kind] * 0.4, 0)
      const fit = fitsHost(own[0]!.text, url)
      return {
        key,
        votes: own,
        forms,
        kinds: kinds.size,
        fit,
        score: base + more + fit * HOST_WEIGHT,
      }
    })
    .toSorted((a, b) => b.score - a.score)
}

/** The host as a name, for a site that writes none. */
function fromHost(url: string): Candidate[] {
  if (!URL.canParse(url)) return []
  const host = new URL(url).hostname.replace(/^www\./, '')
  const text = host.split('.')[0]!
  if (!/\p{L}/u.test(text)) return []
  const source = sourceOf({ url, element: 'address', text: host }, 0.3)
  return [{ text: upperFirst(text), form: 'label', confidence: 0.3, source }]
}

/** The legal form of the one company that footers and imprints name; empty for none or several. */
function formOfOnlyCompany(pages: Site['pages']): string {
  const forms = pages.flatMap(({ blocks }) =>
    blocks
      .filter(({ role }) => role === 'footer' || role === 'contact' || role === 'legal')
      .flatMap(({ text }) => companiesIn(text))
      .map((company) => splitLegalForm(company).form),
  )
  return new Set(forms).size === 1 ? forms[0]! : ''
}

/** The fullest spelling of the legal form that the site adds to its name. */
function legalFormOf({ pages }: Site, name: string, voted: readonly string[]): string {
  const stated = pages.flatMap(({ blocks, title }) =>
    [title, ...blocks.map(({ text }) => text)].map((text) => formNextTo(text, name)),
  )
  const counts = new Map<string, number>()
  for (const form of [...stated, ...voted].filter(Boolean))
    counts.set(form, (counts.get(form) ?? 0) + 1)
  const best = [...counts].toSorted((a, b) => b[1] - a[1] || b[0].length - a[0].length)[0]?.[0]
  return best ?? formOfOnlyCompany(pages)
}

/** A name that is written in small letters, as the site writes its beginning elsewhere. */
function spelled(name: string, votes: readonly Vote[], { pages }: Site): string {
  if (name !== name.toLowerCase()) {
    const usual = unshouted(name)
    const words = usual.split(' ').filter((word) => word.length >= 5)
    const isSeen = words.some((word) =>
      pages.some(({ blocks }) => blocks.some(({ text }) => text.includes(word))),
    )
    return isSeen ? usual : name
  }
  const longer = votes.find(
    ({ text }) =>
      text.toLowerCase().startsWith(name) &&
      text.slice(0, name.length) !== name &&
      text !== text.toUpperCase(),
  )
  return longer ? longer.text.slice(0, name.length) : name
}

/** A shouted name in usual letters; short words and abbreviations stay as they are. */
const unshouted = (name: string) =>
  name === name.toUpperCase() && /\p{L}{5}/u.test(name)
    ? name.replace(/\p{L}{5,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : name

/** "by Halden Loggers" behind a credit or a title: the name without the small word before it. */
function withoutPreposition(text: string, { lexicon }: Site): string {
  const [, word = '', rest = ''] = /^(\p{Ll}{2,4})\s(\p{Lu}.{3,})$/u.exec(text) ?? []
  return word !== 'de' && lexicon?.grammar.prepositions.includes(word) ? rest : text
}

/** Places where a description may follow the name. */
const DESCRIBED: ReadonlySet<NameKind> = new Set(['logo', 'title', 'titles', 'siteName'])

/** Words from which a name with a description behind it may be shortened. */
const MIN_LONG_NAME = 5

/** "Halden Loggers data loggers in Kent" of the host "halden-loggers": the words that the host has. */
function likeHost(text: string, url: string): string {
  const words = text.split(' ')
  if (words.length < MIN_LONG_NAME || splitLegalForm(text).form) return text
  const heads = words.slice(0, -2).map((_word, at) => words.slice(0, at + 1).join(' '))
  return heads.find((head) => fitsHost(head, url) === 1) ?? text
}

/** Without trade marks and the signs that a title's separator leaves at its end. */
const tidied = (text: string) =>
  text
    .replace(/[®™]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<!\s)\s*(?<![:|–—-])[:|–—-]+\s*$/u, '')
    .trim()

/**
 * The company's name by the votes of every place where a site writes it: more kinds of places beat
 * more votes, and likeness to the host counts most. The legal form is compared without and returned
 * apart.
 */
export function findName(site: Site): { name: Fact; legalForm: string } {
  const all = [
    ...jsonLdVotes(site),
    ...metaVotes(site),
    ...titleVotes(site),
    ...footerVotes(site),
    ...logoVotes(site),
    ...definitionVotes(site),
  ].map((vote) => {
    const text = withoutPreposition(tidied(vote.text), site)
    return { ...vote, text: DESCRIBED.has(vote.kind) ? likeHost(text, site.url) : text }
  })
  const ranked = countVotes(
    all.filter(({ text }) => isPossible(text, site)),
    site.url,
  )
  const candidates = ranked.slice(0, 3).map(({ votes, kinds, score, fit }): Candidate => {
    const best = bestSpelling(votes)
    const confidence = Math.min(0.97, 0.2 + kinds * 0.15 + fit * 0.3 + Math.min(0.1, score / 60))
    return {
      text: spelled(best.text, all, site).slice(0, 80),
      form: 'label',
      confidence,
      source: sourceOf({ url: best.url, element: best.element, text: best.quote }, confidence),
    }
  })
  const [first, second] = ranked
  const leads = !second || first!.score >= second.score * 1.15 || second.key.startsWith(first!.key)
  const isSure = Boolean(
    first && leads && (first.kinds >= 3 || (first.kinds >= 2 && first.fit > 0.5)),
  )
  const legalForm = first ? legalFormOf(site, candidates[0]!.text, first.forms) : ''
  return candidates.length > 0
    ? { name: { candidates, isSure }, legalForm }
    : { name: { candidates: fromHost(site.url), isSure: false }, legalForm: '' }
}
