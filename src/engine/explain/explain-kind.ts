import type { Explanation, ExplanationKind, RecordLink } from '#model/api/explanation.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'
import type { ActorScope } from '#engine/kernel/engine.ts'
import type { ReasonWriter } from './reasons.ts'

/** The person in question: a profile, contacts, or both. */
export interface AskedPerson {
  /** Null for a contact without a profile. */
  profileId: string | null
  /** The contacts with the person's address, or linked to the profile. */
  contactIds: readonly string[]
  name: string
  email: string | null
}

export interface Question {
  tx: TenantTx
  scope: ActorScope
  /** Id of the record in question. */
  id: string
  person: AskedPerson
  /** Of rules: the event in question; absent: the person's latest events. */
  eventId?: string
  now: number
  write: ReasonWriter
}

/** A question about a person, with the id of their profile. */
export type ProfileQuestion = Question & { profileId: string }

export interface Answer extends Pick<Explanation, 'holds' | 'headline' | 'reasons' | 'history'> {
  subject: RecordLink
}

interface Common {
  id: ExplanationKind
  /** `audience`: administrators and their keys; `member`: everyone in the organization. */
  access: 'audience' | 'member'
}

/**
 * A kind of question. Answers for people who are in and for people who are not, without writing.
 */
export type ExplainKind =
  | (Common & { about: 'profile'; explain(question: ProfileQuestion): Promise<Answer> })
  | (Common & { about: 'contact'; explain(question: Question): Promise<Answer> })
