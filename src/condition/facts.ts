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

/** One stay in a segment, as it is kept. */
export interface MembershipPeriod {
  segmentId: string
  enteredAt: string
  /** Null while it lasts. */
  leftAt: string | null
}

/** What can become of a mail of an outreach campaign, as far as the product keeps it. */
export type MailHappening = 'sent' | 'replied' | 'bounced'

export interface MailFacts {
  campaignId: string
  happening: MailHappening
  timeStamp: string
}

/** One person, with everything that a condition may ask about them. */
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
  /** Outreach campaigns that the person's contact is or was in, with the state of the enrolment. */
  campaigns: ReadonlyMap<string, string>
  /**
   * Journeys they are or were in, with how: `running`, `done`, `left`, `converted`. Tests do not
   * count.
   */
  journeys: ReadonlyMap<string, ReadonlySet<string>>
  /** Stays in segments, over or not, in any order. */
  stays: readonly MembershipPeriod[]
  /** What became of mails of campaigns to the person's contact, in any order. */
  mails: readonly MailFacts[]
  /** Everything that they did, in any order. */
  events: readonly EventFacts[]
}

/**
 * What has been read of a person so far by name: values, and texts in their folded form, each in
 * the slot of its name.
 */
export interface Reads {
  values: unknown[]
  folded: (string | undefined)[]
}

/** What a condition is judged against. What is absent makes every statement about it false. */
export interface Facts {
  /** Milliseconds since 1970. */
  now: number
  profile?: ProfileFacts | null
  session?: SessionFacts | null
  event?: EventFacts | null
  /** What has been read of the person already; see `sharedFacts`. */
  reads?: Reads
}

/**
 * The same facts about another event. Written as one literal: it is made for each event of each
 * person who is judged (decision 043).
 */
export const withEvent = (
  { now, profile, session, reads }: Facts,
  event: EventFacts | null,
): Facts => ({ now, profile, session, event, reads })

/** Facts about somebody who is there. */
export type PersonFacts = Facts & { profile: ProfileFacts }

/** What a condition speaks of. */
export type Subject = 'profile' | 'session' | 'event'
