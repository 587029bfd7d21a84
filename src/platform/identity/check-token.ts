import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { InvalidToken, type TokenClaims } from './identity.ts'

/**
 * Claims of an access token in addition to `sub`; namespaced, as Auth0 requires of custom claims.
 */
export const claimNames = {
  email: 'https://outrider/email',
  emailVerified: 'https://outrider/email_verified',
  name: 'https://outrider/name',
  session: 'https://outrider/session',
} as const

export interface ExpectedToken {
  /** With a trailing slash, as the provider writes it. */
  issuer: string
  audience: string
  /** The claim with the email address, where the provider uses another name. */
  emailClaim?: string
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Missing keys are our fault or the provider's, and must not sign a person out. */
const isOurTrouble = (error: unknown) =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC'

/**
 * The one check of access tokens, for every provider: RS256 only (RFC 8725, 3.1), issuer, audience,
 * signature, expiry with 30 s of tolerance. The header's `typ` is ignored: providers write `at+jwt`
 * (RFC 9068) or `JWT`.
 * @throws InvalidToken for an invalid token; any other error when the keys could not be loaded
 */
export async function checkToken(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, audience, emailClaim = claimNames.email }: ExpectedToken,
): Promise<TokenClaims> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256'],
      clockTolerance: 30,
      requiredClaims: ['sub', 'exp'],
    })
    return {
      subject: text(payload.sub),
      email: text(payload[emailClaim]),
      emailVerified: payload[claimNames.emailVerified] === true,
      name: text(payload[claimNames.name]),
      sessionId: text(payload[claimNames.session]),
      issuedAt: (payload.iat ?? 0) * 1000,
    }
  } catch (error) {
    if (isOurTrouble(error)) throw error
    throw new InvalidToken(
      error instanceof errors.JWTExpired ? 'The token has expired.' : 'The token is not valid.',
    )
  }
}
