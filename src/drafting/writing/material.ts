import { lowerFirst, upperFirst } from '#model/lib/first-letter.ts'
import { emailLanguageOf, type EmailLanguage } from '#model/email/email-languages.ts'
import type { Messaging } from '#model/api/outreach.ts'
import { anyOf } from '../languages/all-traits.ts'
import { lettersOf } from '../languages/all-letters.ts'
import { countWords, lowerWordsOf } from '../text/words.ts'
import { withoutStop, withStop } from '../wording/cut.ts'
import { detailOf, ENOUGH, firstStepOf, stepWordings, type Detail } from '../wording/details.ts'
import {
  BUYERS,
  type FirstStep,
  SALES,
  type Buyers,
  type Letters,
  type Perk,
  type Sale,
} from '../languages/letters.ts'
import { aboutOf, focusOf, namesAll, saysFocus } from './focus.ts'
import { isList, isPair, listOf, nounsOf } from './nouns.ts'
import { isNounPhrase, offerLine, type OfferLine } from '../wording/offer-line.ts'
import { proofLine, type ProofLine } from './proof-line.ts'
import { isInOtherScript, otherLanguageOf } from './speaks.ts'
import { isToPrivateReaders, withoutPrivateReaders } from '../wording/private-readers.ts'
import { offerOfCase, tradeOfName } from './trade-said.ts'
import { COPULA } from '../wording/kind-clause.ts'
import { tradeOfOffer, tradesNamed } from '../wording/trade.ts'
import { voiceOf, type Sender, type Voice } from '../wording/we-form.ts'

interface SourcedText {
  text: string
  source?: unknown
  edited?: boolean
  confirmed?: boolean
}

/** What the emails are written from: only facts that fit a slot. */
export interface Material {
  sender: Sender
  /** "I" where the site of one person says so. */
  voice: Voice
  buyers: Buyers
  sale: Sale | null
  offer: OfferLine | null
  /** Where the sender is, with its preposition: "in Leeds"; empty where it is not known. */
  place: string
  /** Names of services of one kind; empty where they are none. */
  nouns: string[]
  /** What a person said the campaign is about, as nouns; empty for everything the sender does. */
  focus: string[]
  /** The same as a list, where the offer does not name it; empty where it does. */
  about: string
  details: Detail[]
  proofs: ProofLine[]
  /** Sentences for the site's own low-risk offer, or the owner's own one. */
  firstStep: string[]
  /** Whether that is the owner's own sentence. */
  isOwnStep: boolean
  /** What one who answers gets, by the owner's sentence, as a question can offer it; or empty. */
  wanted: string
  /** The owner's sentences, word for word; empty where there are none. */
  occasion: string
  /** Another case, for the second email; empty where there is none. */
  otherOccasion: string
  example: string
  /** A person's own question for the first email; empty where there is none. */
  question: string
  isRegulated: boolean
}

export interface MaterialOptions {
  language: EmailLanguage
  /** ISO 639-1 of the site; what a site says in a language without emails is left out. */
  siteLanguage?: string | undefined
  isRegulated?: boolean | undefined
  thisYear: number
}

/** Whether a person wrote or confirmed it. */
const isPerson = (claim: SourcedText | undefined) => Boolean(claim?.edited || claim?.confirmed)

const isWritten = (claim: SourcedText) => claim.edited === true || !claim.source

/** Braces and angle brackets are the signs of variables and places. */
const clean = (text: string) =>
  text
    .replace(/[{}<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** How the sentence about the occasion begins. */
const beginningOf = ({ buyers }: Messaging, { beginnings }: Letters) =>
  buyers?.text === 'donors' ? beginnings.cause : beginnings.occasion

/** The owner's sentence; empty where only the given beginning is there. */
function ownSentence(claim: SourcedText | undefined, beginning: string): string {
  const text = clean(claim?.text ?? '')
  const rest = text.startsWith(beginning.trim()) ? text.slice(beginning.trim().length) : text
  return countWords(rest) >= 2 ? withStop(text) : ''
}

/** An owner's sentence as one person begins it, where the offer says "I". */
function begunBy(voice: Voice, text: string, { beginnings, beginningsOfOne }: Letters): string {
  if (voice !== 'one') return text
  const id = (['occasion', 'also', 'example'] as const).find((candidate) =>
    text.startsWith(beginnings[candidate]),
  )
  return id ? text.replace(beginnings[id], beginningsOfOne[id]) : text
}

const MAX_WANTED_WORDS = 16

/** "A price from your drawing" of "If you reply, you get ..."; empty for what is no short object. */
function wantedIn(answer: string, { beginnings }: Letters): string {
  const end = answer.startsWith(beginnings.answer) ? answer.slice(beginnings.answer.length) : ''
  return countWords(end) <= MAX_WANTED_WORDS && !/[!?:;]|\.\s/u.test(end) ? withoutStop(end) : ''
}

/** The owner's second case, as one more: "Customers also call us when a pump leaks." */
function otherOccasionOf(messaging: Messaging, letters: Letters): string {
  const { occasion, also } = letters.beginnings
  const text = ownSentence(messaging.otherOccasion, occasion)
  const isMore = ownSentence(messaging.occasion, occasion) !== ''
  return isMore && text.startsWith(occasion) ? text.replace(occasion, also) : text
}

/** The facts that may be used: in the language of the emails, and of a site that speaks it. */
function readable(messaging: Messaging, { language, siteLanguage }: MaterialOptions) {
  const isForeignSite = siteLanguage !== undefined && emailLanguageOf(siteLanguage) !== language
  const isFit = (claim: SourcedText | undefined): claim is SourcedText =>
    claim !== undefined &&
    claim.text.trim() !== '' &&
    (!isForeignSite || isWritten(claim)) &&
    !isInOtherScript(claim.text) &&
    otherLanguageOf(claim.text, language) === null
  return {
    one: (claim: SourcedText | undefined) => (isFit(claim) ? claim : undefined),
    all: <C extends SourcedText>(claims: readonly C[] | undefined) => (claims ?? []).filter(isFit),
  }
}

const oneOf = <T extends string>(ids: readonly T[], text: string | undefined): T | null =>
  ids.find((id) => id === text) ?? null

const isChosen = ({ edited, confirmed, source }: SourcedText) => edited || confirmed || !source

/** Perks that need a trade that comes to its customers. */
const UNSURE: readonly Perk[] = ['callOut', 'onCall']
/** Perks that mean nothing where no one comes to the customer, by kind of sale. */
const MEANINGLESS: Partial<Record<Sale, readonly Perk[]>> = {
  software: ['callOut', 'onCall', 'sameTeam', 'ownWorkshop'],
  advice: ['callOut', 'onCall', 'ownWorkshop'],
  market: ['callOut', 'onCall', 'sameTeam'],
  rooms: ['callOut', 'ownWorkshop'],
  charity: ['callOut', 'onCall', 'fixedPrice', 'sameTeam', 'warranty', 'ownWorkshop', 'noContract'],
}

const isMeant = (detail: Detail, sale: Sale | null): boolean =>
  detail.kind !== 'perk' || !(sale ? MEANINGLESS[sale] : UNSURE)?.includes(detail.perk)

function detailsOf(claims: readonly SourcedText[], sender: Sender, sale: Sale | null): Detail[] {
  return claims
    .flatMap((claim) => {
      const detail = detailOf(claim.text, sender, isWritten(claim))
      const isForOthers = !isWritten(claim) && isToPrivateReaders(claim.text, sender)
      const isWorth = detail && !isForOthers && (detail.points >= ENOUGH || isChosen(claim))
      return isWorth && isMeant(detail, sale) ? [detail] : []
    })
    .toSorted((a, b) => b.points - a.points)
    .filter(isFirstOfPerk)
}

/** Perks that say nearly the same. */
const FAMILIES: Partial<Record<Perk, Perk>> = { onCall: 'callOut', oneContact: 'sameTeam' }
const familyOf = (perk: Perk): Perk => FAMILIES[perk] ?? perk

const isFirstOfPerk = (detail: Detail, at: number, all: readonly Detail[]): boolean =>
  detail.kind !== 'perk' ||
  all.findIndex(
    (other) => other.kind === 'perk' && familyOf(other.perk) === familyOf(detail.perk),
  ) === at

/** First steps that say something only with their time. */
const COMMON: ReadonlySet<FirstStep> = new Set<FirstStep>(['quote', 'answer'])

function stepOf(claim: SourcedText | undefined, letters: Letters): string[] {
  if (!claim) return []
  const text = clean(claim.text)
  const step = firstStepOf(text, letters)
  const wordings = step ? stepWordings(step, text, letters) : []
  // Every quote is free, and every question gets an answer: only their time is news.
  const isNews = !step || !COMMON.has(step) || wordings.some((wording) => /\d/.test(wording))
  if (step) return isNews ? wordings : []
  return isWritten(claim) && countWords(text) >= 3 ? [withStop(text)] : []
}

/** The voice of the offer; a site of one person speaks as one throughout. */
const voiceOfOffer = (offer: OfferLine | null, sender: Sender): Voice =>
  offer?.kind === 'sentence' && voiceOf(offer.text, sender) === 'one' ? 'one' : 'we'

const MAX_AUDIENCE_WORDS = 5

/** "Bookkeeping" as "bookkeeping for contractors", where a person named the buyers. */
function withAudience(
  offer: OfferLine,
  audience: SourcedText | undefined,
  { letters, language }: Sender,
): OfferLine {
  const { buyers } = letters
  if (!audience || !buyers.plural || !isChosen(audience)) return offer
  const text = clean(audience.text).replace(/\.$/, '')
  const fits =
    isNounPhrase(upperFirst(text), language, letters) &&
    countWords(text) <= MAX_AUDIENCE_WORDS &&
    buyers.plural.test(text) &&
    !/[\d,;:()]/.test(text)
  if (!fits || lowerWordsOf(offer.text).includes(buyers.before)) return offer
  const isKept = language === 'de' || /^\p{Lu}{2}/u.test(text)
  const small = isKept ? text : lowerFirst(text)
  const stop = offer.kind === 'sentence' ? '.' : ''
  return { ...offer, text: `${offer.text.replace(/\.$/, '')} ${buyers.before} ${small}${stop}` }
}

const MAX_PLACE_WORDS = 6

/** "In Leeds" for the name of a town; a place that a person wrote with its preposition stays. */
function placeIn(claim: SourcedText | undefined, { inTown }: Letters): string {
  const text = clean(claim?.text ?? '').replace(/[.,;]$/, '')
  if (!text || countWords(text) > MAX_PLACE_WORDS) return ''
  if (!/^\p{Lu}/u.test(text)) return text
  const [pattern, preposition] = inTown.find(([fits]) => fits.test(text)) ?? [/^/, '']
  return text.replace(pattern, preposition)
}

/** "We have milling capabilities": a list of the work says more than what one has. */
const HAS = new RegExp(String.raw`^(?:${anyOf('weHave')})\s(?!.*\d)`, 'iu')

/** "We guarantee efficient processes": how one works, and not on what. */
const ENSURES = new RegExp(String.raw`^(?:${anyOf('weEnsure')})\s`, 'iu')

/** Whether a site's offer only praises, so that the name of a trade says more. */
const isPraise = ({ text }: OfferLine, { details, we }: Letters): boolean =>
  details.praise.test(text) &&
  !we.byHand.test(text) &&
  !text.split(/[\s,.]+/).some((word) => details.activity.test(word))

/** The facts of (edited) messaging that emails of a language can say. */
export function materialOf(messaging: Messaging, options: MaterialOptions): Material {
  const letters = lettersOf[options.language]
  const company = clean(messaging.companyName?.text ?? '')
  const sender: Sender = { company, language: options.language, letters }
  const fit = readable(messaging, options)
  const whatYouDo = fit.one(messaging.whatYouDo)
  const named = fit.all(messaging.services).map(({ text }) => text)
  const sale = oneOf(SALES, messaging.sale?.text)
  const chosenNames = fit.all(messaging.services).filter(isPerson)
  const place = placeIn(fit.one(messaging.place), letters)
  const focus = focusOf(
    chosenNames.map(({ text }) => clean(text)),
    sender,
    place,
  )
  const nouns = focus.length > 0 ? focus : nounsOf(named, sender, sale === 'market')
  const isOwnOffer = whatYouDo !== undefined && isWritten(whatYouDo)
  // A trade's sentence says less than the names of what the campaign is about.
  const saidTrade = tradeOfOffer(whatYouDo?.text ?? '', letters)
  const isTrade = saidTrade !== undefined
  // "We supply companies with goods" says too little.
  const isAnyGoods = saidTrade === 'supplies'
  const ofSite =
    whatYouDo && !isOwnOffer ? withoutPrivateReaders(whatYouDo.text, sender) : whatYouDo?.text
  const written = ofSite ? offerLine(ofSite, sender, isOwnOffer) : null
  const stated: OfferLine | null =
    whatYouDo && isTrade ? { kind: 'sentence', text: whatYouDo.text, voice: 'we' } : written
  const list: OfferLine = { kind: 'phrase', text: listOf(nouns, sender) }
  const listed = isList(nouns) ? list : null
  const pair = isPair(nouns, sender) ? list : null
  const trade = isOwnOffer ? null : tradeOfName(sender, sale)
  const anything = nounsOf(named, sender, false, true)
  const loose: OfferLine | null =
    isList(anything) && named.length >= anything.length
      ? { kind: 'phrase', text: listOf(anything, sender) }
      : null
  const saysLittle = ({ text }: OfferLine) => HAS.test(text) || ENSURES.test(text)
  // "We are an established firm from the region": the name of a joiner says more.
  const isFirmAlone =
    trade !== null &&
    COPULA.test(stated?.text ?? '') &&
    tradesNamed(stated!.text, letters).length === 0
  const isWeak =
    stated !== null &&
    !isOwnOffer &&
    (isPraise(stated, letters) || saysLittle(stated) || isFirmAlone)
  // A person chose it; how one works says at least on what.
  const isChosenOffer =
    stated !== null && isPerson(whatYouDo) && (isOwnOffer || !isPraise(stated, letters))
  const chosen = isChosenOffer && !isAnyGoods ? stated : null
  const isAbout = chosen !== null && ((isOwnOffer && !isTrade) || saysFocus(chosen, focus, sender))
  const ofCase = isOwnOffer ? null : offerOfCase(messaging.occasion?.text ?? '', sender)
  const unfocused = isWeak
    ? (listed ?? trade ?? pair ?? stated)
    : (stated ?? listed ?? trade ?? pair ?? loose ?? ofCase)
  // The site's own sentence, where it names what the campaign is about.
  const isNamedFocus = stated?.kind === 'sentence' && !isWeak && namesAll(focus, stated.text)
  const ofFocus = chosen ?? (isNamedFocus ? stated : list)
  const bare = focus.length > 0 ? ofFocus : unfocused
  const isPlain = bare !== null && (bare === trade || (bare.kind === 'phrase' && !bare.place))
  const offer = isPlain ? withAudience(bare, fit.one(messaging.audience), sender) : bare
  const voice = voiceOfOffer(offer, sender)
  // One gives to a cause, and not to its workshops.
  const hasAbout = focus.length > 0 && messaging.buyers?.text !== 'donors'
  const answer = ownSentence(messaging.answer, letters.beginnings.answer)
  const begun = (text: string) => begunBy(voice, text, letters)
  return {
    sender,
    voice,
    buyers: oneOf(BUYERS, messaging.buyers?.text) ?? '',
    sale,
    offer,
    place,
    nouns,
    focus,
    about: hasAbout && bare !== list && !isAbout ? aboutOf(focus, bare, sender) : '',
    details: detailsOf(fit.all(messaging.valuePropositions), sender, sale),
    proofs: fit
      .all(messaging.proof)
      .filter(({ confirmed }) => confirmed)
      .flatMap(
        (claim) => proofLine({ ...claim, text: clean(claim.text) }, sender, options.thisYear) ?? [],
      ),
    firstStep: answer ? [answer] : stepOf(fit.one(messaging.firstStep), letters),
    isOwnStep: answer !== '',
    wanted: wantedIn(answer, letters),
    occasion: begun(ownSentence(messaging.occasion, beginningOf(messaging, letters))),
    otherOccasion: begun(otherOccasionOf(messaging, letters)),
    example: begun(ownSentence(messaging.example, letters.beginnings.example)),
    question: askedIn(messaging),
    isRegulated: options.isRegulated ?? false,
  }
}

/** A question that a person wrote; the only line that may contain variables. */
const askedIn = ({ callToAction }: Messaging): string => {
  const text = (callToAction?.text ?? '').replace(/\s+/g, ' ').trim()
  return text.endsWith('?') ? text : ''
}

/** Whether anything is known that a question can point at. */
export const hasSubject = ({ offer, details, occasion }: Material): boolean =>
  offer !== null || details.length > 0 || occasion !== ''
