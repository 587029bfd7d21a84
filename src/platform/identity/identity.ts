/** What an access token says of a person. */
export interface TokenClaims {
  subject: string
  /** Empty when the token does not carry it; then `person` tells. */
  email: string
  emailVerified: boolean
  name: string
  /** The provider's id of the session that the token belongs to; absent where it names none. */
  sessionId?: string
  /** When the token was issued, in milliseconds since 1970. */
  issuedAt?: number
}

/** Where a browser finds the provider's pages: absolute, or a path of the product's own origin. */
export interface IdentityAddresses {
  signIn: string
  signUp: string
  signOut: string
  forgotPassword: string
  resetPassword: string
  changePassword: string
}

/** The identity provider, whichever it is. */
export interface Identity {
  readonly kind: 'embedded' | 'auth0'
  /** What the browser needs to sign in; nothing secret. */
  readonly browser: { domain: string; clientId: string; audience: string }
  readonly addresses: IdentityAddresses
  /**
   * Claims of an access token whose issuer, audience, signature and expiry are right (RFC 9068;
   * product design, section 7).
   * @throws InvalidToken with the fault, which is safe to show.
   */
  verifyToken(token: string): Promise<TokenClaims>
  /** E-mail, verification and name where the token does not carry them. */
  person(token: string, claims: TokenClaims): Promise<TokenClaims>
  /** Sends the verification mail again. Says the same for known and unknown addresses. */
  resendVerification(email: string): Promise<{ success: boolean; message: string }>
  /**
   * Whether this account may sign in. Blocking also ends its sessions. Nothing happens for an
   * unknown subject, nor at a provider that we hold no credentials for.
   * @throws Error when the provider could not be told.
   */
  setBlocked(subject: string, blocked: boolean): Promise<void>
  /**
   * Ids of the account's sessions that can still be renewed; null where the provider does not tell.
   */
  openSessions(subject: string): Promise<ReadonlySet<string> | null>
  /**
   * Ends one session with its refresh tokens. Access tokens are refused by the product itself
   * (`engine/accounts/sign-in-session.ts`).
   * @param sessionId empty when the provider does not name the session: then all of the account's
   * sessions end
   * @throws Error when the provider could not be told.
   */
  endSession(subject: string, sessionId: string): Promise<void>
  /**
   * Ends all sessions of an account but one; null keeps none.
   * @throws Error when the provider could not be told.
   */
  endOtherSessions(subject: string, keepSessionId: string | null): Promise<void>
}

/** Sessions that the provider ended on its own. */
export interface SignedOut {
  subject: string
  /** Null: every session of the account. */
  sessionId: string | null
}

/** A log-in with a password at the embedded provider. */
export interface SignInAttempt {
  /** As typed, in small letters; whether it is known is for the hearer to find out. */
  email: string
  outcome: 'ok' | 'wrong' | 'locked' | 'blocked' | 'unverified'
}

/** The token is not one of ours, or no longer. */
export class InvalidToken extends Error {}
