/** What the emails of a period can be grouped by. */
export const emailGroupings = [
  'message',
  'origin',
  'template',
  'topic',
  'domain',
  'sender',
  'day',
  'week',
] as const
export type EmailGrouping = (typeof emailGroupings)[number]

/** Which part of the product sent an email. */
export const emailOrigins = ['broadcast', 'journey', 'campaign'] as const
export type EmailOrigin = (typeof emailOrigins)[number]

/**
 * Figures of sent emails. Each attempted email is exactly one of delivered, bounced, failed and
 * unknown; the others count among the delivered ones.
 */
export const emailFigures = [
  'attempted',
  'delivered',
  'bounced',
  'failed',
  'unknown',
  'complained',
  'replied',
  'optedOut',
] as const
export type EmailFigure = (typeof emailFigures)[number]

/** Numbers of emails by figure. */
export type EmailCounts = Record<EmailFigure, number>

/** One group of the report. */
export interface EmailGroup extends EmailCounts {
  /** Value of the group; empty where an email has none, such as an email without a topic. */
  key: string
  /** Name of a message, template, topic or sender; empty where it was deleted or has none. */
  name: string
}

/** The emails of a period in groups. */
export interface EmailResults {
  by: EmailGrouping
  /** First and last day, YYYY-MM-DD in the time zone of the organization. */
  from: string
  to: string
  total: EmailCounts
  /** The largest groups, or the days and weeks in order. */
  groups: EmailGroup[]
  /** Number of groups that are not among them, and their figures. */
  others: EmailCounts & { groups: number }
}

/** One email of the report. */
export interface ReportedEmail {
  /** Id of the delivery: of an `engage-message`, or of a `message` of a campaign. */
  id: string
  origin: EmailOrigin
  messageName: string
  address: string
  subject: string
  at: string
  outcome: 'delivered' | 'bounced' | 'failed' | 'unknown'
  complained: boolean
  replied: boolean
  optedOut: boolean
}

/** A rate of the report: how it is computed, and from which figures. */
export const emailRates = {
  delivered: { part: 'delivered', whole: 'attempted' },
  bounced: { part: 'bounced', whole: 'attempted' },
  failed: { part: 'failed', whole: 'attempted' },
  unknown: { part: 'unknown', whole: 'attempted' },
  complained: { part: 'complained', whole: 'delivered' },
  replied: { part: 'replied', whole: 'delivered' },
  optedOut: { part: 'optedOut', whole: 'delivered' },
} as const satisfies Partial<Record<EmailFigure, { part: EmailFigure; whole: EmailFigure }>>
