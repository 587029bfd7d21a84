/** What an access token says of a person. */
export interface TokenClaims {
  subject: string
  /** Empty when the token does not carry it; then `person` tells. */
  email: string
  emailVerified: boolean
  name: string
}

/** The identity provider, whichever it is. */
export interface Identity {
  readonly kind: 'embedded' | 'auth0'
  /** What the browser needs to sign in; nothing secret. */
  readonly browser: { domain: string; clientId: string; audience: string }
  /**
   * Claims of an access token whose issuer, audience, signature and expiry are right (RFC 9068; product design, section 7).
   * @throws InvalidToken with the fault, which is safe to show.
   */
  verifyToken(token: string): Promise<TokenClaims>
  /** E-mail, verification and name where the token does not carry them. */
  person(token: string, claims: TokenClaims): Promise<TokenClaims>
  /** Sends the verification mail again. Says the same for known and unknown addresses. */
  resendVerification(email: string): Promise<{ success: boolean; message: string }>
}

/** The token is not one of ours, or no longer. */
export class InvalidToken extends Error {}
