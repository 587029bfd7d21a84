import type { EmailLanguage } from '#model/email/email-languages.ts'
import { anyOf } from '../languages/all-traits.ts'
import { lexicons } from '../languages/lexicons.ts'
import { COMPOUNDING } from '../text/sentence-form.ts'
import { countWords, lowerWordsOf } from '../text/words.ts'
import { activityOf, NOUN_FIRST } from '../wording/activity.ts'
import { PROPERTY } from '../wording/phrase-detail.ts'
import { COPULA } from '../wording/kind-clause.ts'
import type { Sender } from '../wording/we-form.ts'

const MAX_NOUN_WORDS = 4
const MAX_OBJECT_WORDS = 3
/** Words from the beginning of a sentence in which its verb is. */
const MAX_TO_VERB = 3
const MIN_LETTERS = 4

const bare = (word: string) => word.toLowerCase().replace(/(?<![,.;:])[,.;:]+$/u, '')

interface NounGrammar {
  verbs: ReadonlySet<string>
  /** Words that end a noun with its adjectives. */
  ends: ReadonlySet<string>
  /** Words that name no trade: customers, companies, praise, what fits any offer. */
  empty: ReadonlySet<string>
  determiners: ReadonlySet<string>
  /** "Your", "vos": what is the reader's is what the work is done to. */
  yours: ReadonlySet<string>
  helping: ReadonlySet<string>
}

const grammars = new Map<EmailLanguage, NounGrammar>()

function grammarOf({ language, letters }: Sender): NounGrammar {
  const known = grammars.get(language)
  if (known) return known
  const { grammar, selling } = lexicons[language]
  const nounGrammar: NounGrammar = {
    verbs: new Set(selling.offerVerbs.filter((verb) => !selling.helping.includes(verb))),
    ends: new Set([
      letters.and,
      ...grammar.prepositions,
      ...grammar.relatives,
      ...grammar.finite,
      ...grammar.adverbs,
    ]),
    empty: new Set(
      [selling.people, selling.kinds, selling.vague, selling.fluff].flat().flatMap(lowerWordsOf),
    ),
    determiners: new Set([...grammar.determiners, ...grammar.our]),
    yours: new Set([...grammar.formal, ...grammar.informal]),
    helping: new Set(selling.helping),
  }
  grammars.set(language, nounGrammar)
  return nounGrammar
}

/** "Services": a noun of any trade. */
const VAGUE = new RegExp(String.raw`^(?:${anyOf('vagueStems')})`, 'iu')

const isVagueNoun = (word: string, sender: Sender) =>
  grammarOf(sender).empty.has(bare(word)) || VAGUE.test(word)

/** "Des pièces": an article of goods. */
const SOME = new RegExp(String.raw`^(?:${anyOf('some')})$`, 'u')

const WITH = new RegExp(String.raw`^(?:${anyOf('helpedWith')})$`, 'u')

/** Where the help of "we help shops with bookkeeping" begins; -1 where it is not said so. */
function helpPlace(words: readonly string[], sender: Sender): number {
  const { helping } = grammarOf(sender)
  const isHelp = words.slice(0, MAX_TO_VERB).some((word) => helping.has(bare(word)))
  const at = isHelp ? words.findIndex((word) => WITH.test(word)) : -1
  return at < 0 ? -1 : at + 1
}

/** Where the object of "we plan, supply and service ..." begins; -1 without a verb that sells. */
function objectPlace(words: readonly string[], sender: Sender): number {
  const { verbs } = grammarOf(sender)
  const isVerb = (word: string) => verbs.has(bare(word))
  let at = words.slice(0, MAX_TO_VERB).findIndex(isVerb)
  if (at < 0) return helpPlace(words, sender)
  // "We plan, supply and service ...": the object is behind the last verb.
  while (at < words.length) {
    if (words[at]!.endsWith(',') && isVerb(words[at + 1] ?? '')) at += 1
    else if (bare(words[at + 1] ?? '') === sender.letters.and && isVerb(words[at + 2] ?? ''))
      at += 2
    else return at + 1
  }
  return -1
}

/** "Of", "in": what follows is the field of a firm, where "for" may be followed by its customers. */
const OF_FIELD = new RegExp(String.raw`\s(?:(?:${anyOf('fieldOf')})\s|d[’'])(?=\p{L})`, 'u')
const MAX_TO_FIELD = 6

const FIRM_ARTICLE = new RegExp(String.raw`^(?:${anyOf('firmArticles')})\s`, 'iu')

/** "We are a provider of business internet in Peru": the field; empty where none is named. */
function fieldOf(text: string, sender: Sender): string {
  const { ends, empty, determiners } = grammarOf(sender)
  const opening = COPULA.exec(text)
  if (!opening) return ''
  const whole = text.slice(opening[0].length).replace(/\.$/, '')
  const bareFirm = whole.replace(FIRM_ARTICLE, '')
  const firm = sender.letters.cuts.firms.find(([noun]) => noun.test(bareFirm))
  const rest = firm ? bareFirm.replace(firm[0], '') : whole
  const at = OF_FIELD.exec(rest)
  const before = rest.slice(0, at?.index ?? 0)
  const { relatives } = lexicons[sender.language].grammar
  const isClause = lowerWordsOf(before).some((word) => relatives.includes(word))
  if (!at || isClause || countWords(before) > MAX_TO_FIELD) return ''
  const named = rest.slice(at.index + at[0].length).split(' ')
  // "Building lines of dies": what the lines are of.
  const isOf = VAGUE.test(named[0] ?? '') && /^(?:of|de|di)$/u.test(named[1] ?? '')
  const words = named.slice(isOf ? 2 : 0)
  const end = words.findIndex(
    (word, place) =>
      (ends.has(bare(word)) && !words[place - 1]?.endsWith('-')) || /[,.;:\d]/u.test(word),
  )
  const field = (end < 0 ? words : words.slice(0, end)).slice(0, MAX_OBJECT_WORDS)
  // "A maker based in Germany": German places look like its other nouns.
  const isPlaced = /für|in/u.test(at[0]) && sender.language === 'de'
  const isOwn = isPlaced ? activityOf(field[0] ?? '', sender.letters) !== null : true
  const isPlace = sender.language !== 'de' && /^\p{Lu}/u.test(field[0] ?? '')
  const isNoun =
    field.length > 0 &&
    !determiners.has(bare(field[0]!)) &&
    !field.some((word) => empty.has(bare(word))) &&
    field.at(-1)!.length >= MIN_LETTERS
  return isNoun && isOwn && !isPlace ? field.join(' ') : ''
}

/** "We supply gases" of "We specialize in supplying gases": the verb that sells. */
function specialityOf(text: string, sender: Sender): string {
  const found = sender.letters.cuts.specialized[0].exec(text)
  const rest = found ? text.slice(found.index + found[0].length) : ''
  const { verbs } = grammarOf(sender)
  const [first = '', ...others] = rest.split(' ')
  const stem = first.replace(/ing$/u, '')
  const verb = [stem, `${stem}e`].find((candidate) => verbs.has(candidate))
  return verb ? [verb, ...others].join(' ') : text
}

/** "Di ricambio" behind "pezzi": the kind of goods, in one small noun; none for other words. */
function kindOf([link = '', noun = '']: readonly string[], sender: Sender): string[] {
  const { ends, empty, determiners } = grammarOf(sender)
  const plain = bareEnd(noun)
  const isKind =
    /^(?:de|di)$/u.test(link) &&
    /^\p{Ll}{4,}$/u.test(plain) &&
    !empty.has(plain) &&
    !ends.has(plain) &&
    !determiners.has(plain) &&
    !sender.letters.cuts.praise.test(plain) &&
    !sender.letters.details.praise.test(plain)
  return isKind ? [link, plain] : []
}

/**
 * What a sentence of the sender says that it makes or supplies, as a bare noun: "pest control" of
 * "We provide pest control for hotels."; empty where the object is no such noun.
 */
function objectOf(text: string, sender: Sender): string {
  const { ends, empty, determiners, yours } = grammarOf(sender)
  const words = specialityOf(text, sender).replace(/\.$/, '').split(' ')
  const place = objectPlace(words, sender)
  const opening = bare(words[place] ?? '')
  // "Vos événements", "des pièces".
  const isSome =
    (yours.has(opening) && determiners.has(opening)) ||
    (SOME.test(opening) && !isVagueNoun(words[place + 1] ?? '', sender))
  const start = isSome ? place + 1 : place
  if (place < 0 || determiners.has(bare(words[start] ?? ''))) return ''
  const found: string[] = []
  for (const [at, word] of words.entries()) {
    if (at < start) continue
    // "Services of aerial spraying": what the services are.
    const isOf = /^(?:of|de|di)$/u.test(word) && found.every((one) => isVagueNoun(one, sender))
    if (isOf && found.length > 0) {
      found.length = 0
      continue
    }
    if (ends.has(bare(word))) {
      // "Omfattende og rimelige sjekker": two adjectives of one noun.
      const isPair = COMPOUNDING.has(sender.language) && SMALL_ADJECTIVE.test(found[0] ?? '')
      if (isPair && found.length === 1 && bare(word) === sender.letters.and) {
        found.length = 0
        continue
      }
      // "Marine and industrial supplies": what comes before "and" may be half of an adjective.
      const isHalf = bare(word) === sender.letters.and && sender.language === 'en'
      const last = found.at(-1) ?? ''
      const isPlural = /\p{L}{4}s$/u.test(last)
      if (isHalf && !isPlural && !activityOf(last, sender.letters)) return ''
      if (NOUN_FIRST.has(sender.language)) found.push(...kindOf(words.slice(at), sender))
      break
    }
    // "Services d’installation": what the services are.
    const elided = /^d[’'](?=\p{L})/u.exec(word)?.[0] ?? ''
    if (elided && found.length > 0 && found.every((one) => isVagueNoun(one, sender)))
      found.length = 0
    const own = found.length > 0 ? word : word.slice(elided.length)
    found.push(own.replace(/(?<![,.;:])[,.;:]+$/u, ''))
    if (/[,.;:]$/u.test(word)) break
  }
  const isCompound = COMPOUNDING.has(sender.language)
  // "Industrial refrigeration spare parts": in English, the last words are the noun.
  const isLong = found.length > MAX_OBJECT_WORDS && sender.language === 'en'
  const shortened = isLong ? found.slice(-MAX_OBJECT_WORDS) : found
  const noun = isCompound ? found.slice(-1) : shortened
  // "Omfattende og rimelige tjenester": what ends at "and" may be an adjective.
  const isAdjective = isCompound && SMALL_ADJECTIVE.test(noun[0] ?? '')
  const isPlain =
    noun.length > 0 &&
    !isAdjective &&
    noun.length <= MAX_OBJECT_WORDS &&
    !noun.some((word) => empty.has(word.toLowerCase()) && !ends.has(word)) &&
    noun.every((word) => /^\p{L}[\p{L}'’-]*$/u.test(word)) &&
    (noun.at(-1)!.length >= MIN_LETTERS || /^\p{Lu}{2,}$/u.test(noun.at(-1)!)) &&
    (sender.language !== 'de' || /^\p{Lu}/u.test(noun[0]!))
  return isPlain ? noun.join(' ') : ''
}

const OF = new RegExp(String.raw`^(?:${anyOf('of')})$`, 'u')
/** Words of what the work is done to. */
const MAX_WORKED_WORDS = 2

/** "Repair of pumps" in "We see to the building and repair of pumps"; empty where it is not said so. */
function workedOn(text: string, sender: Sender): string {
  const { ends, empty } = grammarOf(sender)
  const words = text.replace(/\.$/, '').split(' ')
  const at = words.findIndex(
    (word, place) => OF.test(word) && place > 0 && activityOf(words[place - 1]!, sender.letters),
  )
  if (at < 1) return ''
  const after = words.slice(at + 1, at + 1 + MAX_WORKED_WORDS)
  const end = after.findIndex((word) => ends.has(bare(word)))
  const noun = (end < 0 ? after : after.slice(0, end)).map(bareEnd)
  const stop = after.findIndex((word) => /[,.;:]$/u.test(word))
  const kept = stop < 0 ? noun : noun.slice(0, stop + 1)
  const isPlain =
    kept.length > 0 &&
    !kept.some((word) => empty.has(word.toLowerCase())) &&
    kept.every((word) => /^\p{L}[\p{L}'’-]*$/u.test(word)) &&
    kept.at(-1)!.length >= MIN_LETTERS
  const work = words[at - 1]!.replace(/^[dl][’'](?=\p{L})/u, '')
  return isPlain ? `${work} ${words[at]!} ${kept.join(' ')}` : ''
}

const bareEnd = (word: string) => word.replace(/(?<![,.;:])[,.;:]+$/u, '')

/** Where the first noun of a phrase ends. */
const NOUN_END = new RegExp(String.raw`,\s|(?<!-)\s(?:${anyOf('and', 'afterNoun')})\s`, 'u')

/** Words of the longest "supply of lubricants". */
const MAX_OF_WORDS = 4

/**
 * "Telemetry and monitoring" of "Telemetry and monitoring for offices", and "Supply of lubricants" of
 * "Advice and supply of lubricants for mills"; empty for others.
 */
function pairOf(text: string, { letters, language }: Sender): string {
  if (!NOUN_FIRST.has(language)) return ''
  const [one = '', and, other = '', link = '', ...rest] = text.replace(/\.$/, '').split(' ')
  if (and !== letters.and || !/^\p{L}{4,}$/u.test(one) || !/^\p{L}{4,}$/u.test(other)) return ''
  const { prepositions } = lexicons[language].grammar
  if (OF.test(link)) {
    const end = rest.findIndex((word) => prepositions.includes(bare(word)) || /[,.;:]$/u.test(word))
    const object = rest.slice(0, end < 0 ? undefined : end)
    const isShort = object.length > 0 && object.length <= MAX_OF_WORDS - 2
    return isShort ? `${other} ${link} ${object.join(' ')}` : ''
  }
  return link === '' || prepositions.includes(link) ? `${one} ${and} ${other}` : ''
}

/** The first noun of a phrase: "pest control" of "Pest control and hygiene in Halden". */
function headOf(text: string, sender: Sender): string {
  // "Office and window cleaning" in one word: "Büro- und Glasreinigung" is not split at its "und".
  const [head = ''] = text.split(NOUN_END)
  const pair = pairOf(text, sender)
  if (pair) return pair
  const least = COMPOUNDING.has(sender.language) ? 1 : 2
  const count = countWords(head)
  const { empty } = grammarOf(sender)
  const isNamed = lowerWordsOf(head).some((word) => word.length >= MIN_LETTERS && !empty.has(word))
  return count >= least && count <= MAX_NOUN_WORDS && isNamed ? head : ''
}

/** A noun for what an offer sells; empty where it names none. */
export function nounOfOffer(
  { kind, text }: { kind: 'sentence' | 'phrase'; text: string },
  sender: Sender,
): string {
  if (kind === 'phrase') return headOf(text, sender) || workedOn(text, sender)
  const object = objectOf(text, sender)
  const worked = workedOn(text, sender)
  // "We do inspection and repair of pumps": one word for work is less than work on something.
  const isBareWork = countWords(object) === 1 && activityOf(object, sender.letters) !== null
  return (isBareWork ? worked : '') || object || fieldOf(text, sender) || worked
}

const MAX_SUBJECT_NOUN = 3
/** "Transport of fuel": what follows belongs to the noun. */
const GENITIVE = new RegExp(String.raw`^(?:${anyOf('genitives')})$`, 'iu')

/** Ends of adjectives in languages that write nouns small and in one word. */
const SMALL_ADJECTIVE = /^\p{Ll}+(?:ende|ande|lige?|ige|iske?|iska|bare|fulle|ede|ade)$/u

/** "Contábeis": an adjective without its noun. */
const ADJECTIVE = /(?:[ae]is|[ab]les)$/u

/** "Inspection" of "Inspection at a purchase and a sale"; empty for "glass-", "sworn". */
export function fitForSubject(noun: string, { language, letters }: Sender): string {
  // "Sale of new and used": only the noun.
  const [before = '', after] = noun.split(` ${letters.and} `)
  const words = (after === undefined ? before : before.split(' ')[0]!).split(' ')
  const { prepositions } = lexicons[language].grammar
  const end = words.findIndex(
    (word, at) => at > 0 && prepositions.includes(word.toLowerCase()) && !GENITIVE.test(word),
  )
  const kept = words.length > MAX_SUBJECT_NOUN && end > 0 ? words.slice(0, end) : words
  const last = kept.at(-1)!
  if (PROPERTY.test(noun) || (kept.length === 1 && VAGUE.test(last))) return ''
  if (kept.length === 1 && NOUN_FIRST.has(language) && ADJECTIVE.test(last)) return ''
  const isNoun = !last.endsWith('-') && (language !== 'de' || /^\p{Lu}|^\P{L}/u.test(last))
  return isNoun ? kept.join(' ') : ''
}
