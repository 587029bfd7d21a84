/** What an access token says of a person. */
export interface TokenClaims {
  subject: string
  /** Empty when the token does not carry it; then `person` tells. */
  email: string
  emailVerified: boolean
  name: string
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
   * Claims of an access token whose issuer, audience, signature and expiry are right (RFC 9068; product design, section 7).
   * @throws InvalidToken with the fault, which is safe to show.
   */
  verifyToken(token: string): Promise<TokenClaims>
  /** E-mail, verification and name where the token does not carry them. */
  person(token: string, claims: TokenClaims): Promise<TokenClaims>
  /** Sends the verification mail again. Says the same for known and unknown addresses. */
  resendVerification(email: string): Promise<{ success: boolean; message: string }>
  /**
   * Whether this account may sign in. Blocking also ends its sessions; access tokens go on until they expire, within an hour. Nothing happens for an unknown subject,
   * nor at a provider that we hold no credentials for.
   * @throws Error when the provider could not be told.
   */
  setBlocked(subject: string, blocked: boolean): Promise<void>
}

/** A log-in with a password at the embedded provider. */
export interface SignInAttempt {
  /** As typed, in small letters; whether it is known is for the hearer to find out. */
  email: string
  outcome: 'ok' | 'wrong' | 'locked' | 'blocked' | 'unverified'
}

/** The token is not one of ours, or no longer. */
export class InvalidToken extends Error {}
