import { describe, expect, it } from 'vitest'
import type { Messaging } from '#model/api/outreach.ts'
import { sampleFacts } from './samples.cases.ts'
import { draftSteps } from './write-emails.ts'

const claim = (text: string) => ({ text, confirmed: true })

const bodiesOf = (messaging: Messaging, language: string) =>
  draftSteps(messaging, { seed: 'https://any.example', language, thisYear: 2026 }).map(
    ({ body }) => body,
  )

const source = { url: 'https://any.example', element: 'p', quote: 'contractors', confidence: 0.9 }

const cleaner: Messaging = {
  companyName: claim('Halden Cleaning'),
  whatYouDo: claim('Halden Cleaning cleans offices, workshops and stairwells in Leeds.'),
  valuePropositions: [claim('We clean at night and lock up afterwards.')],
  sale: claim('service'),
}

describe('emails', () => {
  it('say whom the work is for, where a person said it and the offer does not', () => {
    const trade = { companyName: claim('Quay Accountants'), sale: claim('service') }
    const audience = claim('contractors and trades businesses')
    expect(bodiesOf({ ...trade, audience }, 'en')[0]).toContain(
      'We do accounting for contractors and trades businesses.',
    )
    expect(
      bodiesOf({ ...trade, audience: { ...audience, confirmed: false, source } }, 'en')[0],
    ).toContain('We do accounting.')
    expect(bodiesOf({ ...cleaner, audience }, 'en')[0]).not.toContain('contractors')
  })

  it('say no place by the verb that the offer has', () => {
    const whatYouDo = claim('We are a maker of fans for factories.')
    const [first] = bodiesOf({ ...cleaner, whatYouDo, place: claim('Hull') }, 'en')
    expect(first).toContain('We are a maker of fans')
    expect(first).not.toContain('and are')
  })

  it.each([
    ['Hull', 'We are based in Hull and clean offices'],
    ['on the Isle of Skye', 'We are based on the Isle of Skye and clean offices'],
    ['', 'We clean offices'],
  ])('say what the sender does with its place, "%s"', (place, said) => {
    const whatYouDo = claim('Halden Cleaning cleans offices, workshops and stairwells.')
    const [first = ''] = bodiesOf({ ...cleaner, whatYouDo, place: claim(place) }, 'en')
    expect(first).toContain(said)
  })

  it('say no second place', () => {
    const [first = ''] = bodiesOf({ ...cleaner, place: claim('Hull') }, 'en')
    expect(first).not.toContain('Hull')
  })

  it.each([
    ['de', 'Aalen', /in Aalen und /],
    ['nl', 'Gent', /in Gent en /],
    ['fr', 'Le Mans', /au Mans et /],
    ['fr', 'La Rochelle', /à La Rochelle et /],
    ['it', 'Udine', /a Udine e /],
    ['es', 'Vigo', /en Vigo y /],
    ['pt', 'Porto', /no Porto e /],
    ['pt', 'Porto Alegre', /em Porto Alegre e /],
    ['nb', 'Hamar', /på Hamar og /],
    ['nb', 'Bergen', /i Bergen og /],
    ['da', 'Aarhus', /i Aarhus og /],
    ['sv', 'Malmö', /i Malmö och /],
  ] as const)('%s: name %s as a place', (language, place, said) => {
    const { company, sentence } = sampleFacts[language]
    const facts = { companyName: claim(company), whatYouDo: claim(sentence) }
    const [first] = bodiesOf({ ...facts, place: claim(place) }, language)
    expect(first).toMatch(said)
  })
})
