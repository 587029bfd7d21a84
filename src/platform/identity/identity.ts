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

/** An account whose email address is not verified. */
export interface UnverifiedAccount {
  email: string
  name: string
  /** When the person signed up, as ISO 8601. */
  signedUpAt: string
}

export interface UnverifiedQuery {
  /** Part of the address. */
  search?: string
  /** Only these addresses. */
  among?: readonly string[]
  /** All but these addresses. */
  except?: readonly string[]
  offset: number
  limit: number
}

/** What the provider says about one account. */
export interface AccountFacts {
  emailVerified: boolean
  /** False for people who sign in through another service, which keeps their password. */
  hasPassword: boolean
}

/**
 * The outcome of an email that an administrator asks the provider for. `limited`: too many to this
 * address in a short time. `unsupported`: the provider needs credentials that are not configured.
 */
export type AccountEmailOutcome = 'sent' | 'not-needed' | 'unknown' | 'limited' | 'unsupported'

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
  /** Accounts without a verified address, latest first; null where the provider cannot list them. */
  unverified(query: UnverifiedQuery): Promise<{ rows: UnverifiedAccount[]; total: number } | null>
  /** Null for an unknown account, and where the provider does not answer such questions. */
  accountFacts(subject: string, email: string): Promise<AccountFacts | null>
  /**
   * Sends the verification email for an administrator. `not-needed`: the address is verified.
   * @throws Error when the provider or the mail server could not be reached
   */
  sendVerification(email: string): Promise<AccountEmailOutcome>
  /**
   * Sends a link to choose a new password. `not-needed`: the account has no password here.
   * @throws Error when the provider or the mail server could not be reached
   */
  sendPasswordReset(subject: string, email: string): Promise<AccountEmailOutcome>
  /** Whether the provider ends its sessions on request; false without credentials for it. */
  readonly endsSessions: boolean
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
   * (`src/engine/administration/accounts/sign-in-session.ts`).
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
