import type { Form } from '../text/sentence-form.ts'
import { allOf, anyOf } from '../languages/all-traits.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import { MONEY } from '../reading/block-roles.ts'
import {
  ABOUT_READER,
  BEGINNING,
  COMFORTS,
  CUSTOMER_VOICE,
  HOLLOW,
  LIST_OF_NAMES,
  NOUNLESS,
  OF_THE_SITE,
  OPENING_HOURS,
  OWNED,
  REFERS_BACK,
  WHERE_IT_IS,
} from './hollow-words.ts'
import { CUSTOMER_STORY } from './customer-stories.ts'
import { isGeneralTruth } from './general-truths.ts'
import { allStatements, type Site } from './site.ts'
import {
  allMatcherOf,
  countWords,
  flat,
  hasPhrase,
  lowerWordsOf,
  matcherOf,
} from '../text/words.ts'

/** "Also": a sentence that adds to another one. */
const ALSO = new Set(allOf('also'))

/** How the company began, which is not what it sells. */
const FOUNDED = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('founded')})(?!\p{L}).*(?<!\p{N})(?:19|20)\d{2}(?!\p{N})`,
  'iu',
)

/** Invitations to write or call, which an email makes in its own words. */
export const INVITES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('invites')})(?!\p{L})`, 'iu')

/** What a company is not says nothing of what it sells. */
const NEGATED = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('isNot')})(?!\p{L})`, 'iu')

/** Entries of registers, which name a company and not its offer. */
const REGISTER = new RegExp(String.raw`\b(?:${anyOf('registers')})(?![\p{L}])`, 'iu')

const FORM_SCORE: Record<Form, number> = {
  sentence: 0.5,
  verbless: 0.1,
  label: -0.6,
  imperative: -1,
  fragment: -0.9,
}

/** Scores of texts with up to so many words; longer ones count as fewer than four. */
const LENGTH_SCORES = [
  [3, -1.6],
  [4, -1],
  [6, 0],
  [35, 0.5],
  [45, -0.6],
] as const
const lengthScore = (count: number) =>
  LENGTH_SCORES.find(([words]) => count <= words)?.[1] ?? LENGTH_SCORES[0][1]

/** "Each", "every": a sentence about how the work is done. */
const EACH = new Set(allOf('each'))

const MIN_NAMED_WORDS = 7

/**
 * Whether the text says what the company does: its name, a word in small letters that can be a
 * verb, and at least a few words more ("Halden Loggers fits sensors to ...").
 */
export function isSaidByName(text: string, name: string, { lexicon }: Site): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  if (!lexicon || name.length < 2 || at < 0 || countWords(text) < MIN_NAMED_WORDS) return false
  if (!text.endsWith('.')) return false
  const { grammar } = lexicon
  const before = lowerWordsOf(text.slice(0, at))
  if (before.length > 1 || before.some((word) => !grammar.determiners.includes(word))) return false
  const rest = text.slice(at + name.length)
  const verb = /^\s(\p{Ll}{3,})\s/u.exec(rest)?.[1]
  return (
    verb !== undefined &&
    ![grammar.prepositions, grammar.determiners, grammar.relatives, grammar.dangling].some((list) =>
      list.includes(verb),
    )
  )
}

/** Words of a definition that says no more than its noun. */
const MAX_BARE_WORDS = 2

/** Words before the verb of a definition: the company's name with its article. */
const MAX_NAME_WORDS = 5

const linkingVerbs = new WeakMap<readonly string[], string[]>()

/** The verbs of the definitions alone: "is", "are". */
function linkingVerbsOf(definitions: readonly string[]): string[] {
  const known = linkingVerbs.get(definitions)
  if (known) return known
  const verbs = [...new Set(definitions.map((phrase) => phrase.split(' ')[0]!))]
  linkingVerbs.set(definitions, verbs)
  return verbs
}

/**
 * Whether a definition names only the kind of company ("X is a small company"), without its work or
 * its buyers.
 */
function isBareDefinition(text: string, { selling, grammar }: Lexicon): boolean {
  const definition = matcherOf(selling.definitions).exec(text)
  const linked = definition ?? matcherOf(linkingVerbsOf(selling.definitions)).exec(text)
  if (!linked || countWords(text.slice(0, linked.index)) > MAX_NAME_WORDS) return false
  const rest = lowerWordsOf(text.slice(linked.index + linked[0].length))
  if (definition && rest.length <= MAX_BARE_WORDS) return true
  const kind = rest.slice(0, 5).findIndex((word) => selling.kinds.includes(word))
  const clause = rest.findIndex((word) => grammar.prepositions.includes(word))
  if (kind < 0 || (clause >= 0 && clause < kind)) return false
  const after = rest.slice(kind + 1)
  return !after.some((word) => selling.offerVerbs.includes(word) || selling.audience.includes(word))
}

/** Offer verbs of the first words, those of praise and nouns after an article left out. */
export function hasOfferVerbIn(text: string, { selling, grammar }: Lexicon): boolean {
  const begin = lowerWordsOf(text.replace(allMatcherOf(selling.fluff), ' ')).slice(0, 8)
  return begin.some(
    (word, at) =>
      selling.offerVerbs.includes(word) &&
      !grammar.prepositions.includes(begin[at - 1] ?? '') &&
      !grammar.determiners.includes(begin[at - 1] ?? ''),
  )
}

/** "X, Y and Z for W": two things joined, as offers without a verb name them. */
const JOINED = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('and', 'andBeforeVowels')})(?!\p{L})|&`,
  'iu',
)

/** "Independent: we buy no timber": an item of a list with its label. */
const LABELED = /^(?:[^\s:]+\s){0,3}[^\s:]+:\s/u

/** How much each kind of sentence that says nothing of the offer weighs against it. */
const NO_OFFER_FORMS: readonly [pattern: RegExp, weight: number][] = [
  [REGISTER, 1.5],
  [INVITES, 1.2],
  [NEGATED, 1.2],
  [HOLLOW, 1],
  [OWNED, 1.3],
  [OF_THE_SITE, 3],
  [OPENING_HOURS, 1],
  [WHERE_IT_IS, 1.5],
  [NOUNLESS, 1.2],
  [REFERS_BACK, 1],
  [CUSTOMER_STORY, 2],
  [COMFORTS, 1.2],
  [CUSTOMER_VOICE, 2],
  [BEGINNING, 1],
]

/** "Law Office Holm: Attorney Kari Holm": names and titles; English and German write others so. */
const isNamesAlone = (text: string, form: Form, { language }: Site): boolean =>
  form === 'verbless' &&
  !['de', 'en'].includes(language) &&
  text.split(/\s+/).every((word) => /^\p{Lu}|^&$/u.test(word))

/** How much a text reads like the sentence that says what is sold. */
export function formScore(text: string, form: Form, name: string, site: Site): number {
  const { lexicon } = site
  const lower = text.toLowerCase()
  const count = countWords(text)
  let score = FORM_SCORE[form] + lengthScore(count)
  const startsWithName = name.length >= 2 && lower.startsWith(name.toLowerCase())
  if (startsWithName && count > 4) score += 0.5
  if (!startsWithName && isGeneralTruth(text, site)) score -= 1.5
  if (/[?？]$/.test(text)) score -= 2
  if (/[!！]$/.test(text)) score -= 0.6
  if (/[:：]$/.test(text)) score -= 1.5
  if (MONEY.test(text)) score -= 1.5
  for (const [pattern, weight] of NO_OFFER_FORMS) if (pattern.test(text)) score -= weight
  if (ABOUT_READER.test(text)) score -= form === 'sentence' ? 1.2 : 1.6
  if (site.language !== 'de' && LIST_OF_NAMES.test(text)) score -= 1.5
  if (lexicon && matcherOf(lexicon.proof.certificates).test(text)) score -= 0.4
  if (text.includes(';')) score -= 0.5
  if (/^["“„«]/.test(text)) score -= 1.5
  if (isNamesAlone(text, form, site)) score -= 1
  if (LABELED.test(text) && !startsWithName) score -= 0.8
  if (form === 'verbless' && count >= 6 && JOINED.test(text)) score += 0.35
  if (/(?<!\p{N})(?:19|20)\d{2}(?!\p{N})/u.test(text)) score -= 0.4
  return lexicon ? score + lexiconScore(text, startsWithName, name, site) : score
}

/** Words in which a phrase of praise is all that a sentence says. */
const MAX_PRAISE_WORDS = 8

/** Words of praise weigh against an offer, most where they are much of it. */
function fluffPenalty(text: string, fluff: readonly string[]): number {
  const found = text.match(allMatcherOf(fluff)) ?? []
  const count = countWords(text)
  if (count <= MAX_PRAISE_WORDS && found.some((phrase) => /\s/.test(phrase))) return 1.6
  return Math.min(2, found.length * (count <= 16 ? 0.7 : 0.4))
}

/**
 * "Centrally located in Kent, Halden provides ...": the name after a clause, then what it offers.
 */
function offersByName(text: string, name: string, offerVerbs: readonly string[]): boolean {
  const at = name.length >= 4 ? text.toLowerCase().indexOf(name.toLowerCase()) : -1
  if (at <= 0) return false
  return lowerWordsOf(text.slice(at + name.length))
    .slice(0, 6)
    .some((word) => offerVerbs.includes(word))
}

const soloists = new WeakMap<Site, boolean>()

/** Whether the site of one person says "I" and never "we". */
export function speaksAsOne(site: Site): boolean {
  const known = soloists.get(site)
  if (known !== undefined) return known
  const { grammar } = site.lexicon!
  const first = allStatements(site).map(({ text }) => lowerWordsOf(text)[0] ?? '')
  const isOne =
    first.includes(grammar.singular[0] ?? '') &&
    !first.some((word) => grammar.we.includes(word) || grammar.subjectless?.test(word))
  soloists.set(site, isOne)
  return isOne
}

/** "I am a plumber", in every language: who one is, and not what one does. */
const BEING = new Set(allOf('being'))

const isBeing = (words: readonly string[]) => words.slice(0, 2).some((word) => BEING.has(word))

function lexiconScore(text: string, startsWithName: boolean, name: string, site: Site): number {
  const { grammar, selling, buttons, pages } = site.lexicon!
  const words = lowerWordsOf(text)
  const begin = words.slice(0, 8)
  const isOne = words[0] === grammar.singular[0] && speaksAsOne(site)
  const hasObject = !grammar.prepositions.includes(words[2] ?? '')
  const isWe =
    begin.slice(0, 6).some((word) => grammar.we.includes(word)) ||
    Boolean(grammar.subjectless?.test(begin[0] ?? ''))
  const hasOfferVerb = hasOfferVerbIn(text, site.lexicon!)
  const isBare = isBareDefinition(text, site.lexicon!)
  const isInverted = grammar.prepositions.includes(begin[0] ?? '')
  let score = 0
  if ((isWe || startsWithName) && hasOfferVerb) score += isInverted ? 0.6 : 1
  else if ((isOne && hasObject && !isBeing(words)) || isSaidByName(text, name, site)) score += 0.7
  else if (offersByName(text, name, selling.offerVerbs)) score += 0.7
  else if (hasOfferVerb) score += 0.4
  if (isBare) score -= 1.2
  else if (matcherOf(selling.definitions).test(text)) score += startsWithName || isWe ? 1 : 0.1
  const empty = matcherOf(selling.empty).exec(text)
  if (empty?.index === 0) score -= 1.2
  if (!isOne && words.some((word) => grammar.singular.includes(word))) score -= 0.6
  if (matcherOf(selling.audience).test(text)) score += 0.25
  const isOwn = isOne || [...grammar.we, ...grammar.our].includes(words[0] ?? '')
  if (isOwn || startsWithName) score += 0.25
  if (begin.slice(0, 5).some((word) => ALSO.has(word))) score -= 1.6
  if (
    words.length <= 6 &&
    [...buttons.other, ...buttons.quote, ...buttons.call].some((one) =>
      text.toLowerCase().startsWith(one),
    )
  )
    score -= 1
  score -= fluffPenalty(text, selling.fluff)
  if (EACH.has(begin[0] ?? '')) score -= 0.5
  if (FOUNDED.test(text)) score -= 1.2
  if (hasPhrase(flat(text), pages.contact)) score -= 0.9
  if (matcherOf(pages.price).test(text)) score -= 0.4
  return score
}
