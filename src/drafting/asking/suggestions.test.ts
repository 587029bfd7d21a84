import { describe, expect, it } from 'vitest'
import { EMAIL_LANGUAGES } from '#model/email/email-languages.ts'
import { MESSAGE_LENGTHS } from '#model/email/message-lengths.ts'
import type { Messaging } from '#model/api/outreach.ts'
import type { SiteFacts } from '#drafting/facts.ts'
import { lettersOf } from '#drafting/languages/all-letters.ts'
import type { Letters } from '#drafting/languages/letters.ts'
import { ANY_TRADE, TRADES } from '#drafting/languages/trade-ids.ts'
import { checkSteps } from '#drafting/checks/check-steps.ts'
import { draftSteps } from '#drafting/writing/write-emails.ts'
import { suggestionsFor } from './suggestions.ts'

const site = (changes: Partial<SiteFacts> = {}) =>
  ({ language: { code: 'en', confidence: 1 }, trades: ['machining'], ...changes }) as SiteFacts
const chosen = (text: string) => ({ text, confirmed: true })
const occasionsOf = (messaging: Messaging, facts = site(), language = 'en') =>
  suggestionsFor('occasion', messaging, facts, language)

describe('suggested sentences of the owner', () => {
  it('are those of the trade, with one of the next', () => {
    const texts = occasionsOf({}, site({ trades: ['machining', 'metalwork'] }))
    const { machining, metalwork } = lettersOf.en.trades
    expect(texts).toEqual(
      [...machining.when, metalwork.when[0]].map((end) => `Customers call us when ${end}.`),
    )
  })

  it.each<[string, Messaging, Partial<SiteFacts>, string]>([
    ['what the campaign is about', { services: [chosen('Office cleaning')] }, {}, 'cleaner'],
    ['the sale where no word says the trade', { sale: chosen('market') }, { trades: [] }, 'stock'],
    ['the sale and not the customers', { sale: chosen('software') }, {}, 'systems'],
  ])('follow %s', (_what, messaging, facts, word) => {
    expect(occasionsOf(messaging, site(facts))[0]).toContain(word)
  })

  it('are in the language of the emails', () => {
    expect(occasionsOf({}, site(), 'de')[0]).toMatch(/^Kunden rufen uns an, wenn /)
  })

  it.each([
    ['donors', { buyers: chosen('donors') }],
    ['private people', { buyers: chosen('people') }],
    ['resellers', { buyers: chosen('resellers') }],
    ['charities', { sale: chosen('charity') }],
  ])('are none for %s', (_who, messaging) => {
    expect(occasionsOf(messaging)).toEqual([])
  })

  it('are no cases that fit any trade', () => {
    expect(occasionsOf({ sale: chosen('job') }, site({ trades: [] }))).toEqual([])
    const facts = site({ trades: [] })
    expect(suggestionsFor('answer', { sale: chosen('job') }, facts, 'en')[0]).toContain('a price')
  })
})

describe('what one who answers gets', () => {
  it('is of the trade whose case a person chose', () => {
    const { hr, staffing } = lettersOf.en.trades
    const messaging = { occasion: chosen(`Customers call us when ${staffing.when[0]}.`) }
    const texts = suggestionsFor('answer', messaging, site({ trades: ['hr', 'staffing'] }), 'en')
    expect(texts.map((text) => text.replace('If you reply, you get ', ''))).toEqual(
      [...staffing.gets, hr.gets[0]].map((end) => `${end}.`),
    )
  })
})

describe('suggested sentences for what a firm does', () => {
  it('are both of the trade, and one of the next', () => {
    const texts = suggestionsFor(
      'whatYouDo',
      {},
      site({ trades: ['machining', 'metalwork', 'rental'] }),
      'de',
    )
    const { machining, metalwork, rental } = lettersOf.de.trades
    expect(texts).toEqual([...machining.offers, metalwork.offers[0], rental.offers[0]])
  })

  it('decide the trade of the other suggestions', () => {
    const whatYouDo = chosen(lettersOf.en.trades.cleaning.offers[1])
    expect(occasionsOf({ whatYouDo })[0]).toContain('cleaner')
  })
})

const MOST_WORDS = 16
const wordsOf = (text: string) => text.split(/\s+/).length

/** Whether a sentence has the verb by which one says where one is: "hold" of "We hold to in Bergen". */
const saysPlaceVerb = (text: string, { based, we }: Letters): boolean => {
  const at = we.pronoun === '' ? 0 : 1
  return based.some(
    (one) => one.split(' ')[at]?.toLowerCase() === text.split(' ')[at]?.toLowerCase(),
  )
}

describe.each(EMAIL_LANGUAGES)('suggestions in %s', (language) => {
  const letters = lettersOf[language]

  it.each(TRADES)('of %s say what a firm does, in an email without a fault', (trade) => {
    for (const text of letters.trades[trade].offers) {
      expect(text).toMatch(/^\p{Lu}[^.!?]+\.$/u)
      const steps = draftSteps(
        { companyName: chosen('Halden'), whatYouDo: chosen(text), place: chosen('Bergen') },
        { seed: trade, language },
      )
      const first = steps[0]!
      expect(first.body.toLowerCase()).toContain(text.split(' ').slice(1).join(' ').toLowerCase())
      if (!saysPlaceVerb(text, letters)) expect(first.body).toContain('Bergen')
      const noun = letters.trades[trade].noun.toLowerCase()
      if (noun) expect(first.subject?.toLowerCase()).toContain(noun)
      const faults = checkSteps(steps, { whatYouDo: chosen(text) }, language)
      expect(faults.map(({ message }) => message)).toEqual([])
    }
  })

  it.each(ANY_TRADE)('of %s offer what any trade can give', (sale) => {
    for (const end of letters.anyTrade[sale].gets) {
      expect(end).not.toMatch(/[.!?…]$|^\s|\s$|\d(?!D)|'/)
      expect(wordsOf(end)).toBeLessThanOrEqual(MOST_WORDS)
    }
  })

  it.each(TRADES)('of %s are ends of a sentence, and open an email without a fault', (trade) => {
    const { when, gets } = letters.trades[trade]
    const { beginnings } = letters
    for (const end of [...when, ...gets]) {
      expect(end).not.toMatch(/[.!?…]$|^\s|\s$|\d(?!D)|'/)
      expect(wordsOf(end)).toBeLessThanOrEqual(MOST_WORDS)
      expect(`${beginnings.occasion}${end}.`.length).toBeLessThanOrEqual(MESSAGE_LENGTHS.answer)
    }
    const offer = letters.trades.electrical.sentence
    for (const [at, end] of when.entries()) {
      const occasion = chosen(`${beginnings.occasion}${end}.`)
      const otherOccasion = chosen(`${beginnings.occasion}${when[(at + 1) % 3]!}.`)
      const answer = chosen(`${beginnings.answer}${gets[at % 2]!}.`)
      const whatYouDo = chosen(offer)
      const messaging = {
        companyName: chosen('Halden'),
        whatYouDo,
        occasion,
        otherOccasion,
        answer,
      }
      const steps = draftSteps(messaging, { seed: trade, language, thisYear: 2026 })
      expect(steps.length).toBe(2)
      expect(steps[0]!.body.toLowerCase()).toContain(end.toLowerCase())
      expect(steps[1]!.body.toLowerCase()).toContain(beginnings.also.trim().toLowerCase())
      expect(checkSteps(steps, messaging, language)).toEqual([])
    }
  })

  it('name each trade for a subject as a noun, and never address the reader with it', () => {
    for (const { words, noun } of Object.values(letters.trades)) {
      expect(words.test('')).toBe(false)
      expect(wordsOf(noun)).toBeLessThanOrEqual(4)
      expect(noun).toMatch(/^(?:\p{Lu}.*)?$/u)
    }
  })
})
