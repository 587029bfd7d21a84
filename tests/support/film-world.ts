import { blankRecord } from '#model/blank-record.ts'
import type { Campaign, Contact, Tenant } from '#model/entities.generated.ts'
import type { AnswerKind } from '#model/rehearsal.ts'
import { companyDomainOf } from '#engine/audience/contacts/address-lists.ts'
import { assignAnswers } from '#engine/campaigns/rehearse/assign-answers.ts'
import { playFilm } from '#engine/campaigns/rehearse/play-film.ts'
import { sampleMailbox, samplePeople } from '#engine/campaigns/rehearse/sample-people.ts'
import type { FilmInput, Stage, StagedMailbox } from '#engine/campaigns/rehearse/stage.ts'

export const BERLIN = 'Europe/Berlin'
export const MONDAY = Date.parse('2026-03-02T07:00:00Z')

export const filmTenant: Tenant = {
  ...blankRecord('tenant'),
  id: 'tenant',
  name: 'Acme',
  senderName: 'Ann Lee',
  postalAddress: '1 Main Street',
  timeZone: BERLIN,
}

/** A campaign of four emails, or as many as there are delays. */
export const filmCampaign = (
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

export const filmMailbox = (values: Partial<StagedMailbox['plan']> = {}): StagedMailbox => {
  const record = { ...sampleMailbox(filmTenant), address: 'ann@acme.example' }
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

export interface Directed {
  campaign?: Campaign
  people?: readonly Contact[]
  mailboxes?: readonly StagedMailbox[]
  answers?: Record<string, AnswerKind>
  seed?: number
  now?: number
}

/** Plays a film of made-up people without a database. */
export function direct(wishes: Directed = {}): Stage {
  const { campaign = filmCampaign(), people = samplePeople(), seed = 1, now = MONDAY } = wishes
  const answering = people.map((contact) => ({
    id: contact.id,
    companyDomain: companyDomainOf(contact),
  }))
  const input: FilmInput = {
    campaign,
    seed,
    now,
    tenant: filmTenant,
    mailboxes: wishes.mailboxes ?? [filmMailbox()],
    sendsFrom: now + 600_000,
    publicUrl: 'https://outrider.example',
    answers: assignAnswers(answering, seed, campaign.steps.length, wishes.answers),
    people: people.map((contact) => ({ contact, outreachId: contact.id, touchedAt: null })),
  }
  return playFilm(input)
}
