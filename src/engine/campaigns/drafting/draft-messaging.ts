import type { Messaging } from '#model/outreach.ts'
import { categories } from './categories.ts'
import {
  capital,
  fit,
  isNoise,
  plain,
  sentencesOf,
  small,
  sourceOf,
  withoutStop,
  wordsIn,
  type Sentence,
} from './phrases.ts'
import type { SiteSnapshot } from './read-site.ts'
import { benefitVerbs, inversions, troubleOf } from './verbs.ts'

type Claim = NonNullable<Messaging['whatYouDo']>
type Goal = 'call' | 'trial' | 'reply'

/** Empty for pasted text, which has no address. */
const hostOf = (url: string) =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''

function companyName(snapshot: SiteSnapshot): Claim {
  const page = snapshot.pages[0]!
  const organisation = page.jsonLd.find(
    (one) =>
      /Organization|Business|WebSite|Corporation|Store|Clinic|Service/i.test(
        String(one['@type']),
      ) && typeof one.name === 'string',
  )
  const host = hostOf(snapshot.url)
  const word = host.split('.')[0]!
  const parts = page.title
    .split(/\s[|–—:·-]\s|[|–—·]/)
    .map((part) => part.trim())
    .filter((part) => part && wordsIn(part) <= 5)
  // The part of the title that the host repeats is the name; otherwise the shortest one usually is.
  const squeezed = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const part =
    parts.find((one) => squeezed(one) === squeezed(word)) ??
    parts.find(
      (one) => squeezed(word).includes(squeezed(one)) || squeezed(one).includes(squeezed(word)),
    )
  const found: readonly (readonly [string | undefined, string, number])[] = [
    [organisation?.name as string | undefined, 'JSON-LD', 0.95],
    [page.meta['og:site_name'], 'og:site_name', 0.9],
    [part, 'title', 0.8],
    [parts.length > 1 ? parts.at(-1) : undefined, 'title', 0.5],
  ]
  for (const [text, element, confidence] of found)
    if (text && plain(text))
      return {
        text: fit(plain(text), 80),
        source: sourceOf({ url: page.url, element, text }, confidence),
      }
  return word
    ? {
        text: capital(word),
        source: sourceOf({ url: snapshot.url, element: 'address', text: host }, 0.3),
      }
    : { text: '' }
}

const WEIGHTS: Record<string, number> = { h1: 10, description: 8, p: 5, h2: 4, h3: 2, li: 1 }

function valueScore(sentence: Sentence, company: string): number {
  const { text, element, page, at } = sentence
  const words = wordsIn(text)
  let score = (WEIGHTS[element] ?? 0) - page * 2 - Math.min(at, 20) * 0.2
  if (/\b(helps?|lets?|enables?|makes? it (?:easy|possible))\b.+\b(to\s)?\w+/i.test(text))
    score += 6
  if (
    /^(?:we|our)\b.*\b(make|build|provide|offer|sell|run|design|develop|deliver|produce|create|manage|calibrate|repair|install|help)\b/i.test(
      text,
    )
  )
    score += 7
  if (company && text.toLowerCase().startsWith(company.toLowerCase()) && words > 4) score += 5
  if (/\b(?:is|are) (?:an?|the) .+ (?:for|that)\b/i.test(text)) score += 4
  if (/\bfor [a-z]/.test(text)) score += 2
  if (words > 25) score -= 6
  if (words < 4) score -= 6
  if (/^welcome/i.test(text)) score -= 8
  if (/[?]$/.test(text)) score -= 5
  if (/\b(I|my|me)\b/.test(text)) score -= 4
  return score
}

function whatYouDo(
  sentences: readonly Sentence[],
  company: string,
): { claim: Claim; sentence: Sentence } | null {
  const best = sentences
    .filter((one) => one.text.length <= 220)
    .map((one) => ({ one, score: valueScore(one, company) }))
    .sort((a, b) => b.score - a.score)[0]
  if (!best || best.score < 3) return null
  return {
    claim: {
      text: fit(plain(best.one.text), 160),
      source: sourceOf(best.one, Math.min(0.95, best.score / 18)),
    },
    sentence: best.one,
  }
}

const AUDIENCE =
  /\b(?:built for|made for|designed for|tailored to|trusted by|used by|(?<!\b(?:an?|the|our|your|self)[\s-])helps?|helping|serving|for)\s+((?:[\p{L}][\p{L}'’-]*)(?:[\s,&]+(?!(?:to|who|that|which|with|in|from|so|without|by|since|at|on|is|are|have|has|can|do|does|as|you|your|get|make|find|save|grow|run|keep|build|manage|of the)\b)[\p{L}][\p{L}'’-]*){0,6})/giu
const NOT_A_NAME =
  /^(?:the|a|an|you|your|our|us|free|more|less|all|any|every|each|this|that|it|its|years?|example|instance|now|today|over|just|only|everyone|everything|one|two|me|them|him|her|sale|details|information|help|good|life|both|whatever|what|when|how|why)\b/i
const PEOPLE =
  /\b(?:teams?|companies|businesses|owners?|managers?|agencies|shops?|stores|retailers?|exporters?|importers?|manufacturers?|makers|labs?|laboratories|clinics?|hospitals?|schools?|teachers|farmers?|restaurants?|hotels?|founders?|start-?ups?|developers?|engineers?|firms?|professionals|freelancers?|contractors?|builders|operators?|carriers?|landlords|tenants|patients|families|students|people|brands|organisations|organizations|non-?profits|charities|accountants|lawyers|dentists|doctors|designers|marketers|producers|suppliers|cities|municipalities)\b/i

/**
 * Up to the noun that names people, with what belongs to it ("exporters of fresh fish"); what they
 * do then is cut off ("dentists fill chairs").
 */
function peopleIn(phrase: string): string {
  const noun = PEOPLE.exec(phrase)
  const end = noun ? noun.index + noun[0].length : phrase.length
  const whole = /^(?:,|\s+(?:and|or|of)\b|\s*&)/i.test(phrase.slice(end))
    ? phrase
    : phrase.slice(0, end)
  return whole
    .replace(/\s+of\s+(?:up|all|any|every|over|more|at)$|\s+(?:up|of|and|or|&)$/i, '')
    .trim()
}

function audience(sentences: readonly Sentence[]): Claim | null {
  let best: { text: string; score: number; sentence: Sentence } | null = null
  for (const sentence of sentences)
    for (const match of sentence.text.matchAll(AUDIENCE)) {
      // Of two phrases the last names the people ("the help desk for support teams").
      const text = peopleIn(
        withoutStop(match[1]!)
          .split(/\sfor\s/i)
          .at(-1)!,
      )
      if (NOT_A_NAME.test(text) || text.length > 100 || wordsIn(text) > 7) continue
      const score =
        (PEOPLE.test(text) ? 6 : -2) +
        (/^(?:built|made|designed|tailored|trusted)/i.test(match[0]) ? 3 : 0) +
        (/s\b/.test(text) ? 1 : 0) -
        sentence.page -
        Math.min(sentence.at, 10) * 0.15
      if (!best || score > best.score) best = { text, score, sentence }
    }
  if (!best || best.score < 3) return null
  return {
    text: fit(plain(best.text), 120),
    source: sourceOf(best.sentence, Math.min(0.9, best.score / 10)),
  }
}

function valuePropositions(sentences: readonly Sentence[], taken: string): Claim[] {
  const scored = sentences
    .filter(
      (one) =>
        ['h2', 'h3', 'li', 'p', 'dt'].includes(one.element) &&
        one.text !== taken &&
        !/[?]$/.test(one.text) &&
        !/[€$£]\s?\d|\d\s?[€$£]/.test(one.text),
    )
    .map((one) => {
      const words = wordsIn(one.text)
      const verb = benefitVerbs.test(one.text)
      const score =
        (one.element === 'h2' ? 5 : one.element === 'h3' ? 5 : one.element === 'li' ? 4 : 2) +
        (verb ? 4 : 0) +
        (words >= 4 && words <= 14 ? 3 : 0) -
        (words < 3 ? 8 : 0) -
        (words > 20 ? 8 : 0) -
        one.page * 1.5 -
        Math.min(one.at, 40) * 0.05
      return { one, score }
    })
    .filter(({ score }) => score >= 6)
    .sort((a, b) => b.score - a.score)
  const kept: Claim[] = []
  for (const { one, score } of scored) {
    const text = fit(withoutStop(plain(one.text)), 140)
    if (
      kept.some(
        (other) =>
          other.text.toLowerCase().includes(text.toLowerCase()) ||
          text.toLowerCase().includes(other.text.toLowerCase()),
      )
    )
      continue
    kept.push({ text, source: sourceOf(one, Math.min(0.9, score / 13)) })
    if (kept.length === 4) break
  }
  return kept
}

const SAID =
  /\b(?:no more|without|tired of|instead of|stop|say goodbye to|forget)\s+([\p{L}][\p{L}\s'’-]{3,60}?)(?=[.,;:!?]|\s(?:and|or|to|with|so|that)\b|$)/iu

/** Troubles named on the site, else the other side of its benefits (outreach design, 6.3, 3). */
function pains(sentences: readonly Sentence[], propositions: readonly Claim[]): Claim[] {
  const found: Claim[] = []
  const add = (text: string, source: Claim['source']) => {
    const one = fit(withoutStop(plain(text)), 140)
    if (wordsIn(one) >= 2 && !found.some((other) => other.text === one))
      found.push({ text: one, ...(source ? { source } : {}) })
  }
  for (const sentence of sentences) {
    const match = SAID.exec(sentence.text)
    if (
      match &&
      wordsIn(match[1]!) <= 7 &&
      !/\b(?:you|your|us|we|the need|limits?|obligation|commitment|costs? you)\b/i.test(match[1]!)
    )
      add(small(match[1]!), sourceOf(sentence, 0.7))
  }
  for (const claim of propositions)
    for (const [verbs, template] of inversions) {
      const match = new RegExp(
        `^(?:you\\s+|we\\s+|it\\s+)?(?:${verbs})\\s+(?:your\\s+|the\\s+|all\\s+)?([\\p{L}][\\p{L}'’-]*(?:\\s+(?!(?:with|in|from|by|so|before|after|when|within|without|for|on|at|to|and|as|into|across|that|while)\\b)[\\p{L}][\\p{L}'’-]*){0,3})`,
        'iu',
      ).exec(claim.text)
      if (match)
        add(
          troubleOf(template, small(match[1]!.replace(/ of$/i, ''))),
          claim.source ? { ...claim.source, confidence: 0.5 } : undefined,
        )
    }
  return found.slice(0, 3)
}

const NUMBER =
  /\b\d[\d.,]*\s?(?:%|percent|\+?\s?(?:customers|clients|teams|companies|users|projects|years|countries|hours|minutes|days|reviews|stars|patients|members|labs|sites|shops|orders|deliveries))\b|\d\s?%/i

/** Numbers, quotes and certificates, verbatim, each with the page where it stands. */
function proof(sentences: readonly Sentence[]): NonNullable<Messaging['proof']> {
  return sentences
    .filter(
      ({ text, element }) =>
        text.length <= 200 &&
        !/[€$£]\s?\d|\d\s?[€$£]|per (?:user|month|seat)|free trial|money back|https?:|www\./i.test(
          text,
        ) &&
        (element === 'blockquote' ||
          NUMBER.test(text) ||
          /\bISO\s?\d{4,5}\b|\bSOC\s?2\b/i.test(text)),
    )
    .sort(
      (a, b) =>
        Number(b.element === 'blockquote') - Number(a.element === 'blockquote') || a.page - b.page,
    )
    .slice(0, 4)
    .map((one) => ({
      text: fit(plain(one.text), 200),
      evidenceUrl: one.url.slice(0, 500),
      confirmed: false,
      source: sourceOf(one, 0.8),
    }))
}

const ASKS: readonly (readonly [RegExp, 'call' | 'demo' | 'trial' | 'quote' | 'buy' | 'reply'])[] =
  [
    [/\bdemo\b/i, 'demo'],
    [/book|call|talk|meeting|appointment|consultation|termin/i, 'call'],
    [/quote|estimate|offer|angebot/i, 'quote'],
    [/trial|try|get started|start free|sign up/i, 'trial'],
    [/buy|order|shop now|add to cart/i, 'buy'],
    [/contact|get in touch|kontakt/i, 'reply'],
  ]

function callToAction(snapshot: SiteSnapshot, goal: Goal): NonNullable<Messaging['callToAction']> {
  const page = snapshot.pages[0]!
  const ordered = [...page.links].sort((a, b) => Number(b.button) - Number(a.button))
  const minutes = page.links.map((link) => /(\d{1,2})[- ]?min/i.exec(link.text)?.[1]).find(Boolean)
  for (const link of ordered)
    for (const [pattern, kind] of ASKS)
      if (wordsIn(link.text) <= 6 && !isNoise(link.text) && pattern.test(link.text)) {
        const chosen = goal === 'reply' ? (kind === 'buy' ? 'reply' : kind) : goal
        return {
          kind: chosen,
          text: askText(chosen, minutes),
          link: link.url.slice(0, 500),
          source: sourceOf(
            { url: page.url, element: link.button ? 'button' : 'link', text: link.text },
            0.7,
          ),
        }
      }
  return { kind: goal, text: askText(goal, minutes), link: '' }
}

/** The one question of the first mail. */
export function askText(
  kind: NonNullable<Messaging['callToAction']>['kind'],
  minutes?: string,
): string {
  switch (kind) {
    case 'call':
      return `Would a ${minutes ? `${minutes}-minute` : 'short'} call next week be of use?`
    case 'demo':
      return 'Would it help to see it for a quarter of an hour?'
    case 'trial':
      return 'Would you like to try it, with me at hand for questions?'
    case 'quote':
      return 'Would a price for your case help you compare?'
    case 'buy':
      return 'Shall I send you the details?'
    default:
      return 'Is this something you are looking at?'
  }
}

function category(sentences: readonly Sentence[]): string {
  const text = sentences.map((one) => one.text.toLowerCase()).join(' ')
  const scored = categories
    .map((one) => ({
      id: one.id,
      hits: one.words.reduce(
        (sum, word) =>
          sum + Math.min(4, text.split(word).length - 1) * (word.includes(' ') ? 2 : 1),
        0,
      ),
    }))
    .sort((a, b) => b.hits - a.hits)
  const [first, second] = scored
  // Below a clear lead a guess would only mislead: the person is asked instead.
  return first && first.hits >= 3 && first.hits >= (second?.hits ?? 0) * 1.25 ? first.id : ''
}

/** Messaging found on a site, every claim with its source; nothing that does not stand there. */
export function draftMessaging(snapshot: SiteSnapshot, goal: Goal): Messaging {
  const sentences = sentencesOf(snapshot)
  const name = companyName(snapshot)
  const value = whatYouDo(sentences, name.text)
  const propositions = valuePropositions(sentences, value?.sentence.text ?? '')
  const who = audience(sentences)
  return {
    companyName: name,
    ...(value ? { whatYouDo: value.claim } : { whatYouDo: { text: '' } }),
    audience: who ?? { text: '' },
    valuePropositions: propositions,
    pains: pains(sentences, propositions),
    proof: proof(sentences),
    reason: { text: '' },
    callToAction: callToAction(snapshot, goal),
    tone: 'plain',
    wordsToAvoid: [],
    category: category(sentences),
  }
}
