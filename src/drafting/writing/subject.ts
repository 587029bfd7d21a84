import { upperFirst } from '#model/lib/first-letter.ts'
import type { EmailLanguage } from '#model/email/email-languages.ts'
import { anyOf } from '../languages/all-traits.ts'
import type { TradeId } from '../languages/trade-ids.ts'
import type { Material } from './material.ts'
import { listOf, namesWork } from './nouns.ts'
import type { Pen } from './pen.ts'
import { isNamed, speaksOf } from './said.ts'
import { fitForSubject, nounOfOffer } from './subject-noun.ts'
import { tradeOfOffer, tradesNamed } from '../wording/trade.ts'
import { tradeOfCase } from './trade-said.ts'
import { wordsIn } from './words-in.ts'

const MAX_SUBJECT_WORDS = 7

/** "eSocial" stays as it is. */
const subjectCase = (text: string) => (/^\p{Ll}\p{Lu}/u.test(text) ? text : upperFirst(text))

/** Whether named work is how a maker's goods are made, and nothing that it sells: "Testing". */
export const areSteps = ({ nouns, sale, offer, sender }: Material): boolean =>
  sale === 'market' && offer?.kind === 'sentence' && namesWork(nouns.join(' '), sender.letters)

/** Whether the offer names several subjects before any "for", of which a question can ask for one. */
function namesSeveral({ focus, offer, sender }: Material): boolean {
  if (focus.length > 1) return true
  const words = offer?.text.split(' ') ?? []
  const before = sender.letters.buyers.before
  const end = words.findIndex((word) => word.toLowerCase() === before)
  const named = words.slice(0, end < 0 ? undefined : end)
  // "I find out, where hours go": a clause, and no list.
  return named.includes(sender.letters.and) && named.some((word) => word.endsWith(','))
}

/** Whether nothing is known that a question can point at but the offer as a whole. */
export const isOpen = (material: Material): boolean =>
  !material.sale || (material.sale === 'advice' && !namesSeveral(material))

const MAX_FOCUS_WORDS = 5

/** Letters up to which one word for work, "turning", says too little of a trade alone. */
const MAX_BARE_LETTERS = 12

/** "Repair of pumps". */
const OF_WORK = new RegExp(String.raw`\s(?:${anyOf('of')})\s`, 'u')

/** What a campaign is about in a few words: "Turning and milling" of two short names. */
function topicOf({ focus, offer, sender }: Material): string {
  const [about = '', other = ''] = focus
  const isShort = (name: string) => wordsIn(name) === 1 && name.length <= MAX_BARE_LETTERS
  if (!isShort(about)) return wordsIn(about) <= MAX_FOCUS_WORDS ? about : ''
  if (isShort(other)) return listOf([about, other], sender)
  const ofOffer = offer ? nounOfOffer(offer, sender) : ''
  const isWhole = wordsIn(ofOffer) === 1 || OF_WORK.test(ofOffer)
  return ofOffer.length > about.length && isWhole ? ofOffer : about
}

/** A noun of the activity for the subject; empty where none is known. */
export function subjectNoun(material: Material): string {
  const { nouns, offer, sender } = material
  const topic = topicOf(material)
  if (topic) return topic
  const trade = tradeOfOffer(offer?.text ?? '', sender.letters)
  if (trade && sender.letters.trades[trade].noun) return sender.letters.trades[trade].noun
  const [first] = areSteps(material) ? [] : nouns
  const ofOffer = offer ? nounOfOffer(offer, sender) : ''
  // What the email says first; the names of services are those of the site, in its order.
  const isWork = namesWork(ofOffer, sender.letters)
  const [own = '', more = ''] = isWork ? [ofOffer] : [first, ofOffer]
  return fitForSubject(own, sender) || fitForSubject(more, sender)
}

/** Trades whose sentences name what their work is done to: "We clean offices." */
const DONE_TO: ReadonlySet<TradeId> = new Set<TradeId>([
  'cleaning',
  'inspection',
  'laundry',
  'pests',
  'security',
  'waste',
])

/** The trade that the offer or the company's name names, and its work: "Electrical work". */
function ownTrade({ offer, sender }: Material): { trade: TradeId | null; noun: string } {
  const { letters } = sender
  // "Books for plumbers": the trade of the customers.
  const [before = ''] = (offer?.text ?? '').split(` ${letters.buyers.before} `)
  const named = [before, sender.company].flatMap((text) => tradesNamed(text, letters))
  // "Fire, burglary and video systems" name the trades of guards and of films.
  const guessed = named.find((tradeId) => DONE_TO.has(tradeId)) ?? named[0] ?? null
  const trade = tradeOfOffer(offer?.text ?? '', letters) ?? guessed
  return { trade, noun: trade ? letters.trades[trade].noun : '' }
}

/**
 * The work of the trade whose case opens the email or whose sentence says the offer, where the
 * subject would name another, or no work: "Electrical work" above an office that is rebuilt; empty
 * where the owner wrote both, where the noun is of no trade ("Connectors"), or where the offer names
 * its own work and not that of the case.
 */
function nounOfTrade({ focus, occasion, offer, sender }: Material, noun: string): string {
  const { letters } = sender
  const text = offer?.text ?? ''
  const ofOffer = tradeOfOffer(text, letters)
  const trade = ofOffer ?? tradeOfCase(occasion, sender)
  if (!trade || letters.trades[trade].words.test(noun)) return ''
  const isOwn = focus.length > 0 || namesWork(noun, letters)
  const isOther = letters.trades[trade].words.test(text)
    ? isOwn && tradesNamed(noun, letters).length === 0
    : noun !== '' || tradesNamed(text, letters).length > 0
  const work = letters.trades[trade].noun
  // "Laboratory analyses" says more than "Analysis".
  const isSame = noun !== '' && work.toLowerCase().startsWith(noun.toLowerCase().slice(0, STEM))
  return !ofOffer && isOther && !isSame ? '' : work
}

/** Letters by which two forms of a noun are taken for the same. */
const STEM = 6

/** Frames that differ only in their preposition: the others are for nouns that have it. */
const USUAL_FRAMES = 2

/**
 * "Training for workers for Halden": no frame whose preposition the noun has too; and goods are for a
 * company, not at it.
 */
function framesFor(noun: string, { letters }: Material['sender']): readonly string[] {
  const words = new Set(noun.toLowerCase().split(' '))
  const own = letters.subjects.filter(
    (frame) => !words.has(frame.split(' ')[1]?.toLowerCase() ?? ''),
  )
  const usual = own.length > 0 ? own.slice(0, USUAL_FRAMES) : letters.subjects
  const toBuyers = usual.filter((frame) => frame.startsWith(`<noun> ${letters.buyers.before} `))
  return toBuyers.length > 0 && !namesWork(noun, letters) ? toBuyers : usual
}

/** "Soulever": a verb alone names no work. */
const INFINITIVE: Partial<Record<EmailLanguage, RegExp>> = {
  fr: /^\p{L}+(?:(?<!i)er|oir)$/u,
  it: /^\p{L}{3,}[aei]re$/u,
}

/** Words of the longest "price per lift" that is a subject. */
const MAX_GIFT_WORDS = 7

/** "A price per lift": what one who answers gets, where nothing names the work; no German object. */
function giftSubject({ wanted, sender }: Material, body: string): string {
  if (!body.includes(wanted)) return ''
  const [first = ''] = wanted.split(new RegExp(`,| ${sender.letters.and} `, 'u'))
  const isObject = sender.language === 'de' && /^\p{Ll}+(?:en|nen)\s/u.test(first)
  return isObject || wordsIn(first) > MAX_GIFT_WORDS ? '' : first
}

/** The subject of an email, which names only what the email says. */
export function subjectOf(pen: Pen, body: string): string {
  const { material } = pen
  const { letters } = material.sender
  if (material.buyers === 'people')
    return subjectCase(pen.say(letters.multipliers.subjects, 'subject'))
  const isCause = material.buyers === 'donors'
  // Services that a person chose and no sentence speaks of: the reader would look for them.
  const focus = material.focus.filter((text) => speaksOf(body, text))
  const nounsSaid = material.nouns.filter((noun) => speaksOf(body, noun))
  const about: Material = { ...material, focus, nouns: nounsSaid }
  const known = isCause ? [] : [subjectNoun(about), ...focus]
  // With a case, the email does not name again what the campaign is about.
  const isCase = material.occasion !== '' && focus.length > 0
  const ofCase = tradeOfCase(material.occasion, material.sender)
  const named = known.filter(
    (text) =>
      text &&
      wordsIn(text) <= MAX_FOCUS_WORDS &&
      !INFINITIVE[material.sender.language]?.test(text) &&
      (isCase || isNamed(text, body)),
  )
  // Of several services, the one that the email speaks of; before others, the trade of its offer.
  const isSaid = (noun: string) =>
    noun.split(` ${letters.and} `).some((part) => isNamed(part, body))
  const ofOffer = tradeOfOffer(material.offer?.text ?? '', letters)
  const nounOfOwn = ofOffer && !named.some(isSaid) ? letters.trades[ofOffer].noun : ''
  const said = named.toSorted((a, b) => Number(isSaid(b)) - Number(isSaid(a)))
  // "Offices" of "We clean offices": what a service is done to is no subject of its trade.
  const { trade, noun: ofTrade } = ownTrade(material)
  const isDoneTo = material.sale === 'service' || (trade !== null && DONE_TO.has(trade))
  const isPlace = isDoneTo && !namesWork(said[0] ?? '', letters)
  const others = isPlace ? [ofTrade, ...said] : [...said, ofTrade]
  const last = ofCase ? letters.trades[ofCase].noun : ''
  const nouns = isCause ? [] : [nounOfOwn, nounOfTrade(material, said[0] ?? ''), ...others, last]
  const own = material.sender.company.toLowerCase()
  const subject = nouns
    .filter(Boolean)
    .map((noun) =>
      pen.say(framesFor(noun, material.sender), 'subject').replace('<noun>', () => noun),
    )
    .find(
      (text) => wordsIn(text) <= MAX_SUBJECT_WORDS && !(own && text.toLowerCase().includes(own)),
    )
  const saleKind = isOpen(material) ? 'open' : material.sale!
  const gift = giftSubject(material, body)
  return subjectCase(
    subject ?? (gift || pen.say(letters.subjectOf[isCause ? 'charity' : saleKind], 'subject')),
  )
}
