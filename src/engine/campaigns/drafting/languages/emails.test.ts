import { describe, expect, it } from 'vitest'
import { EMAIL_LANGUAGES, type EmailLanguage } from '#model/email-languages.ts'
import { STANDARD_VARIABLES } from '#engine/delivery/sends/merge-values.ts'
import { SLOTS, type Slot } from '../writing/email-phrases.ts'
import { addressed, placesOf } from '../writing/say.ts'
import { otherLanguageOf } from '../writing/speaks.ts'
import { emailPhrases } from './phrases.ts'

const slots = Object.keys(SLOTS) as Slot[]

/** How many wordings a slot must have at least; those seen most need the most. */
const MIN_WORDINGS = 5
const FEWER: Partial<Record<Slot, number>> = {
  greeting: 1,
  closing: 3,
  openProof: 4,
  askUnknown: 3,
  subjectPlain: 4,
}
const QUESTIONS = new Set<Slot>([
  'question',
  'askUnknown',
  'askCall',
  'askDemo',
  'askTrial',
  'askQuote',
  'askBuy',
  'askReply',
  'askAgain',
  'askToday',
  'rightPerson',
])

/** Slots that open an email, after its greeting. */
const OPENINGS = new Set<Slot>([
  'openCompany',
  'openPlain',
  'openProof',
  'offerOf',
  'offerOurs',
  'proof',
  'quoteLead',
  'example',
  'keywordsLead',
  'followUp',
  'objection',
  'lastNote',
])

const wordingsOf = (language: EmailLanguage) =>
  slots.flatMap((slot) =>
    emailPhrases[language].slots[slot].flatMap((wording) =>
      [
        ...new Set([
          `formal|${addressed(wording, 'formal')}`,
          `informal|${addressed(wording, 'informal')}`,
        ]),
      ].map((one) => {
        const [address = '', text = ''] = one.split('|', 1).concat(one.slice(one.indexOf('|') + 1))
        return { slot, address, text }
      }),
    ),
  )

const withoutVariables = (text: string) => text.replace(/\{\{[^{}]*\}\}|<\w+>/g, ' ')

describe.each(EMAIL_LANGUAGES)('emails in %s', (language) => {
  const { quotes, slots: phrases, address } = emailPhrases[language]
  const wordings = wordingsOf(language)

  it('have enough wordings in each slot, all different', () => {
    const few = slots.filter((slot) => phrases[slot].length < (FEWER[slot] ?? MIN_WORDINGS))
    expect(few).toEqual([])
    for (const slot of slots) {
      const texts = phrases[slot].map((wording) => addressed(wording, 'formal'))
      expect([slot, new Set(texts).size]).toEqual([slot, texts.length])
    }
  })

  it('take only values that their slot declares', () => {
    const wrong = wordings.filter(
      ({ slot, text }) =>
        placesOf(text).some((place) => !(place in SLOTS[slot])) ||
        /[[\]]|<(?!\w+>)/.test(text) ||
        text !== text.trim(),
    )
    expect(wrong).toEqual([])
  })

  it('use variables that exist, each with a fallback', () => {
    for (const { text } of wordings)
      for (const [all, name = '', fallback] of text.matchAll(/\{\{(\w*)(?:\|([^{}]*))?\}\}/g))
        expect([all, STANDARD_VARIABLES.some((one) => one === name), Boolean(fallback)]).toEqual([
          all,
          true,
          true,
        ])
  })

  it('quote with the marks of the language', () => {
    const others = '"“”„«»‘'.replaceAll(new RegExp(`[${quotes.join('')}\\s]`, 'g'), '')
    const straight = /(?<=\p{L})'(?=\p{L})/u
    const wrong = wordings.filter(
      ({ text }) => [...others].some((mark) => text.includes(mark)) || straight.test(text),
    )
    expect(wrong).toEqual([])
  })

  it('ask where a question is due, and nowhere else', () => {
    const wrong = wordings.filter(
      ({ slot, text }) => (text.match(/\?/g) ?? []).length !== (QUESTIONS.has(slot) ? 1 : 0),
    )
    expect(wrong).toEqual([])
  })

  it('are in their language', () => {
    const wrong = wordings.filter(({ text }) => otherLanguageOf(withoutVariables(text), language))
    expect(wrong).toEqual([])
    const english = new Set(wordingsOf('en').map(({ text }) => text))
    const shared = wordings.filter(({ text }) => language !== 'en' && english.has(text))
    expect(shared).toEqual([])
  })

  it('keep formal and informal address apart', () => {
    const wrong = wordings.filter(({ address: own, text }) =>
      (own === 'formal' ? address?.informal : address?.formal)?.test(withoutVariables(text)),
    )
    expect(wrong).toEqual([])
  })

  it('can open an email after the greeting’s comma where that asks for a small letter', () => {
    const { smallOpenings } = emailPhrases[language]
    const large = wordings.filter(({ slot, text }) => {
      const [first = ''] = /^\p{L}+/u.exec(text) ?? []
      return (
        OPENINGS.has(slot) &&
        /^\p{Lu}/u.test(first) &&
        !smallOpenings?.includes(first.toLowerCase())
      )
    })
    if (smallOpenings) expect(large).toEqual([])
  })

  it('join no value to a word that changes before it', () => {
    const joined =
      /(?:^|[\s’'(])(?:d[eu]|d’|que|qu’|jusque|lorsque|si|au|del|dell’|al|zum|zur|vom|beim|à|da|do)\s?<(?!company)/iu
    expect(wordings.filter(({ text }) => joined.test(text))).toEqual([])
    const elided = /(?:^|\s)(?:de|que|d’|qu’)\s?<company>/iu
    expect(wordings.filter(({ text }) => language === 'fr' && elided.test(text))).toEqual([])
  })
})
