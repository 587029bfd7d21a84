export interface Amount {
  count: number
  /** False: there are more than were counted, and this is the database's own estimate. */
  exact: boolean
}

/** How much a tenant has, and what came and went by day. */
export interface TenantUsage {
  people: Amount
  contacts: Amount
  users: Amount
  campaigns: Amount
  mailboxes: Amount
  events: Amount
  mails: Amount
  /** Bytes that its rows take in the database, about: its share of each table by rows. */
  storage: number
  /**
   * The last 30 days, the oldest first, in UTC: events received and mails that a mail server took.
   */
  days: { day: string; events: number; mails: number }[]
  /** Files in time order are only read when there are few enough. */
  daysAreComplete: boolean
}
