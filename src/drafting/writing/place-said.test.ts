import { describe, expect, it } from 'vitest'
import type { Messaging } from '#model/outreach.ts'
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
    const trade = { companyName: claim('Quay Bookkeepers'), sale: claim('service') }
    const audience = claim('contractors and trades businesses')
    expect(bodiesOf({ ...trade, audience }, 'en')[0]).toContain(
      'We do bookkeeping for contractors and trades businesses.',
    )
    expect(
      bodiesOf({ ...trade, audience: { ...audience, confirmed: false, source } }, 'en')[0],
    ).toContain('We do bookkeeping.')
    expect(bodiesOf({ ...cleaner, audience }, 'en')[0]).not.toContain('contractors')
  })

  it.each([
    ['en', 'Hull', 'We are based in Hull.'],
    ['en', 'on the Isle of Skye', 'We are based on the Isle of Skye.'],
    ['en', 'Leeds', null],
    ['en', '', null],
  ])('%s: say once that the sender is in "%s"', (language, place, said) => {
    const [first = ''] = bodiesOf({ ...cleaner, place: claim(place) }, language)
    expect(first.match(/We are based [^.]+\./)?.[0] ?? null).toBe(said)
  })

  it.each([
    ['de', 'Aalen', /in Aalen\./],
    ['nl', 'Gent', /in Gent\./],
    ['fr', 'Le Mans', /au Mans\./],
    ['fr', 'La Rochelle', /à La Rochelle\./],
    ['it', 'Udine', /a Udine\./],
    ['es', 'Vigo', /en Vigo\./],
    ['pt', 'Porto', /no Porto\./],
    ['pt', 'Porto Alegre', /em Porto Alegre\./],
    ['nb', 'Hamar', /på Hamar\./],
    ['nb', 'Bergen', /i Bergen\./],
    ['da', 'Aarhus', /i Aarhus\./],
    ['sv', 'Malmö', /i Malmö\./],
  ] as const)('%s: name %s as a place', (language, place, said) => {
    const { company, sentence } = sampleFacts[language]
    const facts = { companyName: claim(company), whatYouDo: claim(sentence) }
    const [first] = bodiesOf({ ...facts, place: claim(place) }, language)
    expect(first).toMatch(said)
  })
})
