import { blankRecord } from '#model/schema/blank-record.ts'
import type { Campaign, Contact, Tenant } from '#model/schema/entities.generated.ts'
import type { AnswerKind } from '#model/api/rehearsal.ts'
import { companyDomainOf } from '#engine/audience/contacts/address-lists.ts'
import { assignAnswers } from '#engine/outreach/rehearsal/assign-answers.ts'
import { simulateCampaign } from '#engine/outreach/rehearsal/simulate.ts'
import { sampleMailbox, samplePeople } from '#engine/outreach/rehearsal/sample-people.ts'
import type {
  SimulationInput,
  Simulation,
  SimulatedMailbox,
} from '#engine/outreach/rehearsal/simulation.ts'

export const BERLIN = 'Europe/Berlin'
export const MONDAY = Date.parse('2026-03-02T07:00:00Z')

export const madeUpTenant: Tenant = {
  ...blankRecord('tenant'),
  id: 'tenant',
  name: 'Acme',
  senderName: 'Ann Lee',
  postalAddress: '1 Main Street',
  timeZone: BERLIN,
}

/** A campaign of four emails, or as many as there are delays. */
export const madeUpCampaign = (
  values: Partial<Campaign> = {},
  delays: readonly number[] = [0, 3, 7, 7],
): Campaign => ({
  ...blankRecord('campaign'),
  id: 'campaign',
  name: 'Spring',
  language: 'en',
  messaging: {},
  schedule: { timeZone: BERLIN },
  steps: delays.map((delayDays, index) => ({
    id: `s${index + 1}`,
    delayDays,
    subject: index === 0 ? 'Invoices at {{company|your company}}' : '',
    body: `Hello {{first_name|there}},\n\nthis is email ${index + 1}. Worth a look?`,
  })),
  ...values,
})

export const madeUpMailbox = (values: Partial<SimulatedMailbox['plan']> = {}): SimulatedMailbox => {
  const record = { ...sampleMailbox(madeUpTenant), address: 'ann@acme.example' }
  const { address, dailyCap, rampStart, rampStep, gapMinutes } = record
  const { windowDays, windowFrom, windowTo } = record
  return {
    record,
    plan: {
      id: 'mailbox',
      address,
      dailyCap,
      rampStart,
      rampStep,
      gapMinutes,
      windowDays,
      windowFrom,
      windowTo,
      timeZone: BERLIN,
      firstSendAt: null,
      sentAt: [],
      notBefore: 0,
      ...values,
    },
  }
}

export interface Wishes {
  campaign?: Campaign
  people?: readonly Contact[]
  mailboxes?: readonly SimulatedMailbox[]
  answers?: Record<string, AnswerKind>
  seed?: number
  now?: number
}

/** Plays a film of made-up people without a database. */
export function simulate(wishes: Wishes = {}): Simulation {
  const { campaign = madeUpCampaign(), people = samplePeople(), seed = 1, now = MONDAY } = wishes
  const answering = people.map((contact) => ({
    id: contact.id,
    companyDomain: companyDomainOf(contact),
  }))
  const input: SimulationInput = {
    campaign,
    seed,
    now,
    tenant: madeUpTenant,
    mailboxes: wishes.mailboxes ?? [madeUpMailbox()],
    sendsFrom: now + 600_000,
    publicUrl: 'https://outrider.example',
    answers: assignAnswers(answering, seed, campaign.steps.length, wishes.answers),
    people: people.map((contact) => ({ contact, outreachId: contact.id, touchedAt: null })),
  }
  return simulateCampaign(input)
}
