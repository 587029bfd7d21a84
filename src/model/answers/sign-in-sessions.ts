/** A browser in which a person is signed in. */
export interface SignInSessionView {
  id: string
  /** Desktop, Phone, Tablet; empty when it cannot be told, as the others. */
  device: string
  browser: string
  system: string
  /** ISO 3166-1 code of the country that the address is registered in. */
  country: string
  /** The session of the call. */
  current: boolean
  /** Whether it can be ended alone. */
  separate: boolean
  firstSeenAt: string
  lastSeenAt: string
}

export interface SignInSessions {
  sessions: SignInSessionView[]
  /** The machine's time, which sessions are kept by. */
  now: string
}
