import { expect, it } from 'vitest'
import type { Campaign } from '#model/schema/entities.generated.ts'
import { draftMails, proposeEmail } from './draft-mails.ts'

const messaging: Campaign['messaging'] = {
  companyName: { text: 'Halden Loggers' },
  whatYouDo: { text: 'We make temperature loggers for exporters of fresh fish.' },
  valuePropositions: [
    { text: 'We calibrate each logger by hand every spring.' },
    { text: 'We answer the phone at night.' },
  ],
  proof: [{ text: 'We have calibrated loggers since 1998.', confirmed: true }],
}
const base = { id: 'c', websiteUrl: 'https://halden.example', language: 'en', messaging }
const campaign = { ...base, steps: draftMails(base, messaging) }
const wordsOf = (body: string) => body.split(/\s+/).length

it('proposes an email in other words, and leaves the campaign as it is', () => {
  const before = structuredClone(campaign)
  const [first] = campaign.steps
  const proposed = proposeEmail(campaign, { stepId: first!.id, variation: 1 })
  expect(proposed.id).toBe(first!.id)
  expect(proposed.body).not.toBe(first!.body)
  expect(proposeEmail(campaign, { stepId: first!.id })).toEqual(first)
  expect(campaign).toEqual(before)
})

it('proposes a shorter email', () => {
  const stepId = campaign.steps[0]!.id
  const short = proposeEmail(campaign, { stepId, length: 'short' })
  expect(wordsOf(short.body)).toBeLessThan(wordsOf(campaign.steps[0]!.body))
})

it('refuses an email that was not drafted', () => {
  expect(() => proposeEmail(campaign, { stepId: 'mine' })).toThrow('Only one of the drafted')
})
