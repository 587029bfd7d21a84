import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: a state, a nonce or a code verifier (RFC 7636, section 4.1). */
export const newSecretText = (): string => randomBytes(32).toString('base64url')

/** The challenge of a code verifier, method S256 (RFC 7636, section 4.2). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')
