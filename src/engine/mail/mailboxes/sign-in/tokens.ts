import type { TokenAnswer } from '#platform/mail-sign-in/mail-sign-in.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { MINUTE_MS, SECOND_MS } from '#model/lib/time-units.ts'
import { mailboxSeal } from '../mailbox-seal.ts'

/** Where a provider does not say how long its token lasts (RFC 6749, section 5.1). */
const DEFAULT_LIFE = 10 * MINUTE_MS

/** The mailbox that tokens are sealed for. */
export interface TokenPlace {
  id: string
  tenantId: string
}

/** Columns without any token: the account is signed out. */
export const noTokens = {
  refresh_token: '',
  access_token: '',
  access_token_until: null,
  token_lease_until: null,
}

/**
 * Columns for the tokens of an answer, sealed for their mailbox; the refresh token only where a new
 * one came.
 */
export function sealedTokens(
  { secrets, clock }: Pick<Engine, 'secrets' | 'clock'>,
  mailbox: TokenPlace,
  body: TokenAnswer['body'],
) {
  const seal = (field: 'refreshToken' | 'accessToken', text: unknown) =>
    secrets.seal(String(text), mailboxSeal(field, mailbox))
  const life = Number(body.expires_in) * SECOND_MS || DEFAULT_LIFE
  return {
    access_token: seal('accessToken', body.access_token),
    access_token_until: new Date(clock.now() + life),
    token_lease_until: null,
    ...(body.refresh_token ? { refresh_token: seal('refreshToken', body.refresh_token) } : {}),
  }
}
