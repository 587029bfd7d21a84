import type fc from 'fast-check'
import type { Condition } from '../condition.ts'
import type {
  EventFacts,
  MailFacts,
  MembershipPeriod,
  ProfileFacts,
  SessionFacts,
  Subject,
} from '../facts.ts'

/** Facts of a profile that are collections, as plain data. */
interface CollectedFacts {
  segments: readonly string[]
  lists: readonly string[]
  scores: Record<string, number>
  goals: Record<string, string>
  campaigns: Record<string, string>
  journeys: Record<string, string[]>
  membershipPeriods: readonly MembershipPeriod[]
  mails: readonly MailFacts[]
  events: readonly Partial<EventFacts>[]
}

/** Facts of a profile as samples give them; what is absent has a default. */
export type ProfileInput = Partial<Omit<ProfileFacts, keyof CollectedFacts> & CollectedFacts>

export interface SampleScope {
  /** The subject of the condition. */
  about: Subject
  /** Conditions of every kind on a subject, for kinds that contain conditions. */
  inner(about: Subject): fc.Arbitrary<Condition>
}

/**
 * The generator of one kind of condition, from which the tests prove that memory, SQL, transition
 * times and form agree.
 */
export interface ConditionSample {
  conditions(scope: SampleScope): fc.Arbitrary<Condition>
  /** Facts that the conditions read, with values for which they are true and others. */
  profile?: fc.Arbitrary<ProfileInput>
  session?: fc.Arbitrary<Partial<SessionFacts>>
  event?: fc.Arbitrary<Partial<EventFacts>>
  /** Frequency among mixed conditions; 1 when absent. */
  weight?: number
  /** Factor of the number of runs, for kinds with many parameters; 1 when absent. */
  breadth?: number
  /** The kind is true of every subject, so that the tests expect no false answer. */
  isAlwaysTrue?: boolean
}
