/** One event of a person, as conditions see it. Times are ISO 8601 in UTC with milliseconds. */
export interface EventFacts {
  id: string
  eventType: string
  scope: string
  sessionId: string | null
  timeStamp: string
  properties: Record<string, unknown>
  source: Record<string, unknown>
  target: Record<string, unknown>
}

export interface SessionFacts {
  id: string
  scope: string
  /** Start of the visit. */
  timeStamp: string
  lastEventDate: string
  /** Milliseconds between the first and the last event. */
  duration: number
  /** How many events. */
  size: number
  properties: Record<string, unknown>
  systemProperties: Record<string, unknown>
}

/** One membership period of a segment, as stored. */
export interface MembershipPeriod {
  segmentId: string
  enteredAt: string
  /** Null while it lasts. */
  leftAt: string | null
}

/** The outcomes of a campaign email that the product records. */
export type MailHappening = 'sent' | 'replied' | 'bounced'

export interface MailFacts {
  campaignId: string
  happening: MailHappening
  timeStamp: string
}

/** One person, with everything that a condition may refer to. */
export interface ProfileFacts {
  id: string
  name: string
  email: string | null
  tags: readonly string[]
  anonymous: boolean
  firstSeenAt: string | null
  lastSeenAt: string | null
  properties: Record<string, unknown>
  systemProperties: Record<string, unknown>
  /** By purpose: status and since when. */
  consents: Record<string, unknown>
  segments: ReadonlySet<string>
  lists: ReadonlySet<string>
  scores: ReadonlyMap<string, number>
  /** Goals reached, with the last time. */
  goals: ReadonlyMap<string, string>
  /**
   * Outreach campaigns that the person's contact is or was in, with the state of the enrollment.
   */
  campaigns: ReadonlyMap<string, string>
  /**
   * Journeys they are or were in, with the states `running`, `done`, `left`, `converted`. Tests do
   * not count.
   */
  journeys: ReadonlyMap<string, ReadonlySet<string>>
  /** Membership periods of segments, past and current, in any order. */
  membershipPeriods: readonly MembershipPeriod[]
  /** Outcomes of campaign emails to the person's contact, in any order. */
  mails: readonly MailFacts[]
  /** All their events, in any order. */
  events: readonly EventFacts[]
}

/** A cache of a person's values and folded texts, each in the slot of its name. */
export interface Reads {
  values: unknown[]
  folded: (string | undefined)[]
}

/**
 * The facts that a condition is evaluated against. Every statement about an absent subject is
 * false.
 */
export interface ConditionFacts {
  /** Milliseconds since 1970. */
  now: number
  profile?: ProfileFacts | null
  session?: SessionFacts | null
  event?: EventFacts | null
  /** The values read so far; see `sharedFacts`. */
  reads?: Reads
}

/**
 * The same facts about another event. Written as one literal, because it is created for each event
 * of each evaluated person (decision 043).
 */
export const withEvent = (
  { now, profile, session, reads }: ConditionFacts,
  event: EventFacts | null,
): ConditionFacts => ({ now, profile, session, event, reads })

/** Facts with a profile. */
export type PersonFacts = ConditionFacts & { profile: ProfileFacts }

/** The subject of a condition. */
export type Subject = 'profile' | 'session' | 'event'
