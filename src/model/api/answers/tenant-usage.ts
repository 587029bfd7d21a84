export interface Amount {
  count: number
  /** False: there are more than were counted, and this is the database's estimate. */
  exact: boolean
}

/** The size of a tenant's data, and its daily traffic. */
export interface TenantUsage {
  people: Amount
  contacts: Amount
  users: Amount
  campaigns: Amount
  mailboxes: Amount
  events: Amount
  mails: Amount
  /** Approximate bytes of its rows in the database: its share of each table by rows. */
  storage: number
  /**
   * The last 30 days, oldest first, in UTC: received events and emails that a mail server accepted.
   */
  days: { day: string; events: number; mails: number }[]
  /** False: the tenant has too many rows for complete daily counts. */
  daysAreComplete: boolean
}
