import type { Outreach, Reply } from '../schema/entities.generated.ts'

/** Scripted answers of a rehearsal; `silence` is none at all. */
export const answerKinds = [
  'yes',
  'no',
  'later',
  'wrong-person',
  'out-of-office',
  'bounce',
  'complaint',
  'opt-out',
  'silence',
] as const
export type AnswerKind = (typeof answerKinds)[number]

/** Maximum number of people in one rehearsal. */
export const MAX_REHEARSED = 200

/** `POST /campaigns/{id}/rehearse` with `{ answers?, seed? }`: chosen answers by contact id. */
export interface RehearsalAsk {
  answers?: Record<string, AnswerKind>
  seed?: number
}

/** One thing that the product did, with the reason in the same sentence. */
export interface Consequence {
  kind:
    | 'stopped'
    | 'suppressed'
    | 'paused'
    | 'resumed'
    | 'noted'
    | 'planned'
    | 'waits-for-you'
    | 'colleague-stopped'
    | 'finished'
  text: string
  /** The affected contact, if it is not the contact of the event. */
  contactId?: string
}

export interface RehearsedContact {
  id: string
  name: string
  email: string
  company: string
  title: string
}

interface EventBase {
  id: string
  /** ISO 8601. */
  at: string
  /** The same moment on the contact's clock: "Tue 24 Nov, 09:42". */
  atThere: string
  zone: string
  consequences: Consequence[]
}

/** One event of a rehearsal. */
export type RehearsalEvent =
  | (EventBase & {
      kind: 'email'
      contact: RehearsedContact
      stepNumber: number
      steps: number
      subject: string
      text: string
      from: string
      /** Why it left at this moment. */
      why: string
      /** Variables without a value, which would hold the email back. */
      missing: string[]
    })
  | (EventBase & {
      kind: 'answer'
      contact: RehearsedContact
      answer: AnswerKind
      /** The email that is answered. */
      stepNumber: number
      from: string
      subject: string
      text: string
      label: Reply['label']
      /** The words or marks that led to the label. */
      reason: string
    })
  | (EventBase & { kind: 'back'; contact: RehearsedContact })
  | (EventBase & { kind: 'campaign'; state: 'paused' | 'running' })

export interface RehearsalDay {
  /** `YYYY-MM-DD` in the campaign's time zone. */
  date: string
  /** Days since the start: 1 for the first. */
  number: number
  events: RehearsalEvent[]
}

export interface RehearsedPerson extends RehearsedContact {
  zone: string
  answer: AnswerKind
  emails: number
  state: Outreach['state']
  /** Why the person is in this state, for people. */
  outcome: string
}

export interface RehearsalTotals {
  emails: number
  /** People who were written to. */
  people: number
  days: number
  answers: Record<AnswerKind, number>
  colleaguesStopped: number
  suppressed: number
  /** Shortest time between two emails to one person, in hours; null without a second email. */
  shortestGapHours: number | null
  /** Emails after an answer that ends the sequence. Always 0: the invariant of the send engine. */
  afterTheEnd: number
}

/** A whole campaign on a simulated clock. Nothing of it is stored or sent. */
export interface Rehearsal {
  campaign: string
  language: string
  seed: number
  timeZone: string
  /** Whether people and mailbox are made up because the campaign has none yet. */
  sample: { people: boolean; mailbox: boolean }
  /** Ready people of the campaign beyond those that are played. */
  leftOut: number
  days: RehearsalDay[]
  people: RehearsedPerson[]
  totals: RehearsalTotals
  end: { at: string | null; text: string }
}
