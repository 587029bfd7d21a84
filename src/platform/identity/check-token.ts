import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { InvalidToken, type TokenClaims } from './identity.ts'

/** Claims that an access token may carry beside `sub`; namespaced, as Auth0 asks of custom claims. */
export const claimNames = { email: 'https://outrider/email', emailVerified: 'https://outrider/email_verified', name: 'https://outrider/name' } as const

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * The one check of access tokens, for every provider: RS256 only (RFC 8725, 3.1), issuer, audience, signature, expiry with 30 s of tolerance.
 * @throws InvalidToken
 */
export async function checkToken(token: string, keys: JWTVerifyGetKey, expected: { issuer: string; audience: string }): Promise<TokenClaims> {
  try {
    const { payload } = await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'], clockTolerance: 30, requiredClaims: ['sub', 'exp'] })
    return { subject: payload.sub!, email: text(payload[claimNames.email]), emailVerified: payload[claimNames.emailVerified] === true, name: text(payload[claimNames.name]) }
  } catch (error) {
    // Keys that cannot be fetched are our trouble, not the caller's.
    if (error instanceof errors.JWKSTimeout || (error as { code?: string }).code === 'ERR_JOSE_GENERIC') throw error
    throw new InvalidToken(error instanceof errors.JWTExpired ? 'The token has expired.' : 'The token is not valid.')
  }
}
