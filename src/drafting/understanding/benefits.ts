import type { BenefitCandidate, Fact } from '../facts.ts'
import { anyOf } from '../languages/all-traits.ts'
import { isHeading, MONEY } from '../reading/block-roles.ts'
import type { Block } from '../reading/page.ts'
import { isInOtherLanguage } from '../reading/site-language.ts'
import { differing, likeness } from '../text/likeness.ts'
import { isVague, tradeWordsIn } from './concrete.ts'
import { calm } from '../text/calm.ts'
import { INVITES } from './offer-form.ts'
import { alsoSaid, benefitStatements, isVisitorsVoice } from './benefit-statements.ts'
import { CUSTOMER_STORY } from './customer-stories.ts'
import { isAboutPerson } from './first-names.ts'
import { isGeneralTruth } from './general-truths.ts'
import {
  BEGINNING,
  BROKEN,
  COMFORTS,
  CUSTOMER_VOICE,
  DATA_SHEET,
  DUTY,
  FOUNDER,
  HOLLOW,
  LIST_OF_NAMES,
  LISTED_WITH_DOTS,
  OF_THE_SITE,
  OWNED,
  PLAN_AUDIENCE,
  REFERS_BACK,
  RESULT,
  WITHOUT_US,
} from './hollow-words.ts'
import { AREAS, VALUE_NAME, VALUES } from './part-headings.ts'
import { headingAbove, MIN_ITEMS, OTHER, rowsOf, type Item } from './rows.ts'
import { detailOf } from '../wording/details.ts'
import { pointedDetails, senderOf } from './details.ts'
import { isRowOfTroubles, namesTrouble } from './troubles.ts'
import { formOf } from '../text/sentence-form.ts'
import { isClean, isLegalPage, isPricingPage, sourceOf, type Site } from './site.ts'
import { countWords, isOneOf, lowerWordsOf, matcherOf, sentencesOf } from '../text/words.ts'

/** Headings that name a part of the page, not a benefit. */
function isPartTitle(text: string, { lexicon }: Site): boolean {
  if (!lexicon) return false
  const { pages, buttons } = lexicon
  return [
    pages.products,
    pages.customers,
    pages.pricing,
    pages.about,
    pages.contact,
    pages.team,
    pages.news,
    pages.faq,
    pages.benefits,
    pages.process,
    pages.legal,
    buttons.other,
  ].some((words) => isOneOf(text, words))
}

/** What a sentence may be that no customer gets. */
const NO_BENEFIT = [
  INVITES,
  RESULT,
  HOLLOW,
  PLAN_AUDIENCE,
  OF_THE_SITE,
  OWNED,
  BEGINNING,
  BROKEN,
  DUTY,
  CUSTOMER_STORY,
  LISTED_WITH_DOTS,
  COMFORTS,
  CUSTOMER_VOICE,
  FOUNDER,
]

/** A longer line with a figure says more than a data sheet. */
const MAX_DATA_WORDS = 7

const isUsable = (text: string, site: Site) =>
  !isInOtherLanguage(text, site.language) &&
  isClean(text) &&
  !MONEY.test(text) &&
  !/[?？!！]$|^¡/.test(text) &&
  !NO_BENEFIT.some((pattern) => pattern.test(text)) &&
  !(site.language !== 'de' && LIST_OF_NAMES.test(text)) &&
  !(DATA_SHEET.test(text) && countWords(text) <= MAX_DATA_WORDS) &&
  !isGeneralTruth(text, site) &&
  !isVisitorsVoice(text, site)

const MIN_VERBLESS_WORDS = 4
const MAX_VERBLESS_WORDS = 18

/** The name of a model or type: "Merlan 182", "R10". */
const MODEL = /(?:(?<!\p{L})\p{Lu}*\d|\d\d)\p{L}?\+?$/u

/**
 * Whether a heading names something worth saying: no model or type, no part about values, and
 * nothing that opens with an article ("The beginning") or a sign.
 */
const namesThing = (title: string, { lexicon }: Site): boolean =>
  /^[\p{L}\p{N}]/u.test(title) &&
  !MODEL.test(title) &&
  !VALUES.test(title) &&
  !(lexicon?.grammar.determiners ?? []).includes(lowerWordsOf(title)[0] ?? '')

/** A text of a few words that explains the heading. */
const isPhrase = (text: string, site: Site) => {
  const count = countWords(text)
  return (
    count >= MIN_VERBLESS_WORDS &&
    count <= MAX_VERBLESS_WORDS &&
    formOf(text, site.language) === 'verbless' &&
    /^\p{Lu}/u.test(text)
  )
}

/** Words that join the last part of a list. */
const JOINING = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('and', 'andBeforeVowels', 'or', 'orWithin', 'asWellAs', 'listLinks')})(?!\p{L})|&`,
  'iu',
)

/** "Shafts, fittings, fasteners": parts of a list that say nothing without their heading. */
const isBareList = (text: string): boolean =>
  (text.match(/,\s/g) ?? []).length >= 2 && !text.includes(':') && !JOINING.test(text)

/** The second sentence of a text whose first one leads to it, where it speaks of the company. */
function afterLead(text: string, site: Site): string {
  const [first = '', second = ''] = sentencesOf(text, site.language)
  const { we = [], subjectless } = site.lexicon?.grammar ?? {}
  const isOwn = lowerWordsOf(second)
    .slice(0, 6)
    .some((word, at) => we.includes(word) || (at === 0 && subjectless?.test(word)))
  return isGeneralTruth(first, site) && isOwn && !REFERS_BACK.test(second) ? second : first
}

const MAX_FIGURE_WORDS = 8

/** "4 to 7 m a pass": the value of a property, whose name is no work. */
const isFigure = (text: string): boolean =>
  /^[~<>≤≥±]?\s?\d/u.test(text) && countWords(text) <= MAX_FIGURE_WORDS

/**
 * The words of an item that an email can carry: its first sentence where that is whole and short
 * enough, a phrase below its heading, else the heading alone.
 */
function candidateOf(
  { heading, text: below }: Item,
  site: Site,
  confidence: number,
  url: string,
): BenefitCandidate | null {
  const title = calm(heading.text.replace(/^\d+[.)]?\s+/, '').replace(/[.:]$/, ''))
  if (isFigure(below.text)) return null
  if (isPartTitle(title, site) || WITHOUT_US.test(title) || VALUE_NAME.test(title)) return null
  if (site.lexicon && namesTrouble(title, site.lexicon)) return null
  if (site.language !== 'de' && LIST_OF_NAMES.test(below.text)) return null
  const first = afterLead(below.text, site)
  const sentence = calm(first)
  const count = countWords(sentence)
  const titleForm = formOf(title, site.language)
  const isNamed =
    isUsable(title, site) &&
    namesThing(title, site) &&
    (titleForm === 'label' || titleForm === 'verbless')
  const made = { heading: isNamed ? title : '', confidence }
  const ofText = sourceOf({ url, element: below.element, text: first }, confidence)
  const ofHeading = sourceOf({ url, element: heading.element, text: heading.text }, confidence)
  if (isUsable(sentence, site) && !(site.lexicon && namesTrouble(sentence, site.lexicon))) {
    const isSentence = count >= 6 && count <= 28 && formOf(sentence, site.language) === 'sentence'
    if (isSentence) return { ...made, text: sentence, form: 'sentence', source: ofText }
    if (isPhrase(sentence, site)) {
      if (isBareList(sentence)) return null
      return { ...made, text: sentence, form: 'verbless', source: ofText }
    }
  }
  if (isUsable(title, site) && titleForm === 'sentence')
    return { ...made, text: title, form: 'sentence', source: ofHeading }
  return isNamed ? { ...made, text: title, form: titleForm, source: ofHeading } : null
}

const MIN_LISTED_WORDS = 5
/** Words of a line that a person pasted, who chose what to say. */
const MIN_PASTED_WORDS = 2
const MAX_LISTED_WORDS = 28

/** Whether a block is all that its item of a row holds. */
function isAloneInItem(blocks: readonly Block[], at: number): boolean {
  const place = blocks[at]!.groups.at(-1)
  return ![at - 1, at + 1].some((near) => {
    const other = blocks[near]?.groups.at(-1)
    return other?.group === place?.group && other?.item === place?.item
  })
}

/** Share of lines with figures from which a list is a data sheet. */
const DATA_SHARE = 0.4

/** Whether a list gives the figures of a machine: "1400 W peak", "6 inputs". */
const isDataSheet = (texts: readonly string[]): boolean =>
  texts.filter((text) => DATA_SHEET.test(text) || /^\d/.test(text)).length >=
  texts.length * DATA_SHARE

/** Lines of a list of at least three that say something: "We weigh every bale." */
function listedBenefits(site: Site, isFit: (text: string) => boolean): BenefitCandidate[] {
  const { lexicon, language } = site
  return site.pages.slice(0, 5).flatMap((page, index) => {
    if (isPricingPage(page, site) || isLegalPage(page, site)) return []
    const lists = new Map<number, { block: Block; at: number }[]>()
    page.blocks.forEach((block, at) => {
      const list = block.groups.at(-1)?.group
      if (list === undefined || block.isLink || isHeading(block)) return
      // Builders write lists with other elements, one block to a line.
      if (block.element !== 'li' && !isAloneInItem(page.blocks, at)) return
      if (OTHER.has(block.role) || block.role === 'process') return
      lists.set(list, [...(lists.get(list) ?? []), { block, at }])
    })
    return [...lists.values()]
      .filter((lines) => lines.length >= MIN_ITEMS)
      .flatMap((lines) => {
        const above = headingAbove(page, lines[0]!.at)
        if (AREAS.test(above) || VALUES.test(above)) return []
        const texts = lines.map(({ block }) => block.text)
        if ((lexicon && isRowOfTroubles(texts, lexicon)) || isDataSheet(texts)) return []
        const isNamed = lexicon !== null && matcherOf(lexicon.pages.benefits).test(above)
        const isPasted = page.url === ''
        const least = isPasted ? MIN_PASTED_WORDS : MIN_LISTED_WORDS
        const confidence = Math.max(0.3, (isNamed || isPasted ? 0.72 : 0.55) - index * 0.08)
        return lines.flatMap(({ block }): BenefitCandidate[] => {
          const [first = ''] = sentencesOf(block.text, language)
          const text = calm(first)
          const form = formOf(text, language)
          const count = countWords(text)
          const isLine =
            form === 'sentence' || form === 'verbless' || (isPasted && form === 'label')
          // "our engine of innovation" is a phrase of the sentence before the list.
          const isPiece =
            form === 'verbless' &&
            /^\p{Ll}/u.test(text) &&
            (lexicon?.grammar.determiners ?? []).includes(lowerWordsOf(text)[0] ?? '')
          const isParts = form === 'verbless' && !isPasted && isBareList(text)
          if (
            !isLine ||
            isPiece ||
            isParts ||
            count < least ||
            count > MAX_LISTED_WORDS ||
            !isFit(text)
          )
            return []
          const source = sourceOf(
            { url: page.url, element: block.element, text: first },
            confidence,
          )
          return [{ heading: '', text, form, confidence, source }]
        })
      })
  })
}

/**
 * Whether a line of another page than the first is about the trade, or about the company itself:
 * pages of a school explain tires, those of a workshop list its lathes.
 */
function isOfTrade(text: string, url: string, name: string, site: Site): boolean {
  if (url === site.pages[0]!.url || tradeWordsIn(text, name, site) > 0) return true
  const { we = [], our = [], subjectless } = site.lexicon?.grammar ?? {}
  const words = lowerWordsOf(text)
  return (
    subjectless?.test(words[0] ?? '') ||
    words.some((word) => we.includes(word) || our.includes(word))
  )
}

/** Fewer benefits leave a later email with nothing to say. */
const MIN_BENEFITS = 3
/** Share of common words from which a benefit says the offer once more. */
const SAME_AS_OFFER = 0.75

/**
 * What customers get: rows of at least three equal headings with their texts; after them sentences
 * that say what the company does. Up to six.
 */
export function findBenefits(site: Site, offers: Fact, name: string): Fact<BenefitCandidate> {
  const [first, ...others] = offers.candidates
  const offer = first?.text ?? ''
  const rows = rowsOf(site)
    .slice(0, 5)
    .flatMap(({ items, page, score }) => {
      const confidence = Math.min(0.8, Math.max(0.2, score / 4.5))
      return items
        .map((item) => candidateOf(item, site, confidence, site.pages[page]!.url))
        .filter(
          (benefitCandidate): benefitCandidate is BenefitCandidate => benefitCandidate !== null,
        )
    })
  const isFit = (text: string) => isUsable(text, site)
  const isAlsoFit = (text: string) =>
    isFit(text) && !isVague(text, name, site) && !isAboutPerson(text, name, site)
  const sender = senderOf(site, name)
  // What a person pasted is kept as it is; they chose what to say.
  const isPasted = site.pages[0]?.url === ''
  const fits = ({ text }: BenefitCandidate) =>
    isPasted || !sender || (detailOf(text, sender)?.points ?? -1) >= 0
  const benefitCandidates = [
    ...pointedDetails(site, name, isFit),
    ...rows.filter(fits),
    ...listedBenefits(site, isFit).filter(fits),
    ...benefitStatements(site, name, isFit).filter(fits),
  ]
    .filter(({ text }) => likeness(text, offer) < SAME_AS_OFFER)
    .filter(({ source }) => !isAboutPerson(source.quote, name, site))
    .filter(({ text, form }) => form !== 'sentence' || !isVague(text, name, site))
    .filter(
      ({ text, form, source }) =>
        isPasted || form !== 'sentence' || isOfTrade(text, source.url, name, site),
    )
    .toSorted((a, b) => b.confidence - a.confidence)
  const enough = differing(benefitCandidates, 6)
  const candidates =
    enough.length < MIN_BENEFITS
      ? differing([...enough, ...alsoSaid(others, isAlsoFit)], 6)
      : enough
  return { candidates, isSure: false }
}
