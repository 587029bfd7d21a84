import type { Campaign, Contact, Outreach, Tenant } from '#model/schema/entities.generated.ts'
import type { RehearsalEvent, RehearsedContact } from '#model/api/rehearsal.ts'
import { wallTime } from '#model/lib/windows.ts'
import { companyDomainOf } from '#engine/audience/contacts/address-lists.ts'
import { zoneOf } from '#engine/audience/contacts/screen-contact.ts'
import { OPEN_STATES } from '#engine/outreach/lifecycle/end-sequence.ts'
import type { GuardFigures } from '#engine/outreach/lifecycle/guards.ts'
import type { SentStep } from '#engine/outreach/planning/load-plan.ts'
import type { PlanMailbox } from '#engine/outreach/planning/plan-sends.ts'
import type { MailSource } from '#engine/outreach/sending/render-mail.ts'
import type { Assigned } from './assign-answers.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

/** A mailbox with the fields of the planner and those of the emails. */
export interface SimulatedMailbox {
  plan: PlanMailbox
  record: MailSource['mailbox']
}

/** Everything that a simulation depends on. All times are milliseconds since 1970. */
export interface SimulationInput {
  campaign: Campaign
  tenant: Tenant
  people: readonly { contact: Contact; outreachId: string; touchedAt: number | null }[]
  mailboxes: readonly SimulatedMailbox[]
  answers: ReadonlyMap<string, Assigned>
  seed: number
  now: number
  /** End of the undo window after the launch. */
  sendsFrom: number
  publicUrl: string
}

/** One person of a simulation, with the fields of an outreach that decide about emails. */
export interface SimulatedPerson {
  outreachId: string
  contact: Contact
  zone: string
  companyDomain: string
  answer: Assigned
  state: Outreach['state']
  outcome: string
  mailboxId: string | null
  sent: SentStep[]
  waitUntil: number
  touchedAt: number | null
  suppressed: boolean
}

/** A delivery outcome that the guards count. */
interface Mark {
  at: number
  kind: 'attempt' | 'bounce' | 'complaint'
}

/** The state at the simulated time. */
export interface Simulation {
  input: SimulationInput
  people: SimulatedPerson[]
  mailboxes: Map<string, SimulatedMailbox>
  marks: Mark[]
  newOn: Record<string, number>
  domainSends: { domain: string; outreachId: string; at: number }[]
  events: RehearsalEvent[]
  paused: boolean
  colleaguesStopped: number
}

export function startSimulation(input: SimulationInput): Simulation {
  const { campaign, tenant } = input
  return {
    input,
    people: input.people.map(({ contact, outreachId, touchedAt }) => ({
      outreachId,
      contact,
      touchedAt,
      zone: zoneOf(contact, campaign, tenant.timeZone),
      companyDomain: companyDomainOf(contact),
      answer: input.answers.get(contact.id) ?? { kind: 'silence', step: 0 },
      state: 'pending',
      outcome: '',
      mailboxId: null,
      sent: [],
      waitUntil: 0,
      suppressed: false,
    })),
    mailboxes: new Map(
      input.mailboxes.map(({ plan, record }) => [
        plan.id,
        { record, plan: { ...plan, sentAt: [...plan.sentAt] } },
      ]),
    ),
    marks: [],
    newOn: {},
    domainSends: [],
    events: [],
    paused: false,
    colleaguesStopped: 0,
  }
}

const open: ReadonlySet<string> = new Set(OPEN_STATES)
export const isOpenState = ({ state }: SimulatedPerson): boolean => open.has(state)

/** Figures of the last seven days, for the guards. */
export function guardFigures({ marks }: Simulation, now: number): GuardFigures {
  const count = (kind: Mark['kind']) =>
    marks.filter((mark) => mark.kind === kind && mark.at > now - 7 * DAY_MS).length
  return { attempts: count('attempt'), bounces: count('bounce'), complaints: count('complaint') }
}

export const nameOf = ({ firstName, lastName, email }: Contact): string =>
  `${firstName} ${lastName}`.trim() || email
/** The name of a person within a sentence. */
export const shortName = ({ firstName, email }: Contact): string => firstName || email

export const rehearsedContact = (contact: Contact): RehearsedContact => ({
  id: contact.id,
  name: nameOf(contact),
  email: contact.email,
  company: contact.company,
  title: contact.title,
})

/** Id and time of the next event. */
export const momentOf = (simulation: Simulation, at: number, zone: string) => ({
  id: `event-${simulation.events.length + 1}`,
  at: new Date(at).toISOString(),
  atThere: wallTime(zone, at),
  zone,
})
