/** A browser in which a person is signed in. */
export interface SignInSessionView {
  id: string
  /** Desktop, Phone, Tablet; empty when unknown, like the others. */
  device: string
  browser: string
  system: string
  /** ISO 3166-1 code of the country that the address is registered in. */
  country: string
  /** Whether it is the session of this request. */
  current: boolean
  /** Whether it can be ended separately. */
  separate: boolean
  firstSeenAt: string
  lastSeenAt: string
}

export interface SignInSessions {
  sessions: SignInSessionView[]
  /** The machine's time, which sessions use. */
  now: string
}
