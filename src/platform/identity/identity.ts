/** The claims of an access token about a person. */
export interface TokenClaims {
  subject: string
  /** Empty when the token does not contain it; then `person` provides it. */
  email: string
  emailVerified: boolean
  name: string
  /** The provider's id of the token's session; absent where the provider names none. */
  sessionId?: string
  /** When the token was issued, in milliseconds since 1970. */
  issuedAt?: number
}

/** Addresses of the provider's pages: absolute, or a path of the product's own origin. */
export interface IdentityAddresses {
  signIn: string
  signUp: string
  signOut: string
  forgotPassword: string
  resetPassword: string
  changePassword: string
}

/** Either identity provider. */
export interface Identity {
  readonly kind: 'embedded' | 'auth0'
  /** Browser settings for signing in; nothing secret. */
  readonly browser: { domain: string; clientId: string; audience: string }
  readonly addresses: IdentityAddresses
  /**
   * Claims of an access token with valid issuer, audience, signature and expiry (RFC 9068).
   * @throws InvalidToken with a message that is safe to show
   */
  verifyToken(token: string): Promise<TokenClaims>
  /** Email, verification and name where the token does not contain them. */
  person(token: string, claims: TokenClaims): Promise<TokenClaims>
  /** Resends the verification email. The response is the same for known and unknown addresses. */
  resendVerification(email: string): Promise<{ success: boolean; message: string }>
  /**
   * Sets whether this account may sign in. Blocking also ends its sessions. Does nothing for an
   * unknown subject, or without credentials for the provider.
   * @throws Error when the provider could not be reached
   */
  setBlocked(subject: string, blocked: boolean): Promise<void>
  /**
   * Ids of the account's sessions that can still be renewed; null where the provider does not list
   * them.
   */
  openSessions(subject: string): Promise<ReadonlySet<string> | null>
  /**
   * Ends one session with its refresh tokens. Access tokens are refused by the product itself
   * (`engine/accounts/sign-in-session.ts`).
   * @param sessionId empty when the provider does not name the session: then all of the account's
   * sessions end
   * @throws Error when the provider could not be reached
   */
  endSession(subject: string, sessionId: string): Promise<void>
  /**
   * Ends all sessions of an account but one; null ends all.
   * @throws Error when the provider could not be reached
   */
  endOtherSessions(subject: string, keepSessionId: string | null): Promise<void>
}

/** Sessions that the provider ended. */
export interface SignedOut {
  subject: string
  /** Null: every session of the account. */
  sessionId: string | null
}

/** A password login at the embedded provider. */
export interface SignInAttempt {
  /** As typed, in lower case; the listener finds out whether the address is known. */
  email: string
  outcome: 'ok' | 'wrong' | 'locked' | 'blocked' | 'unverified'
}

/** The token was not issued for this product, or is no longer valid. */
export class InvalidToken extends Error {}
