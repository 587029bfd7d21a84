import type { DeliveryResult } from '#platform/mail/mail.ts'
import { classifyRefusal } from '#platform/mail-servers/classify-refusal.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'

/** The consequence of a server's refusal. */
export type RetryDecision =
  | { kind: 'defer'; coolMailbox: boolean }
  | { kind: 'mailbox-error' }
  | { kind: 'mailbox-limit' }
  | { kind: 'bounce' }
  | { kind: 'soft-bounce' }
  | { kind: 'domain-block' }
  | { kind: 'content-block' }
  | { kind: 'unknown' }

interface Row {
  code?: RegExp
  enhanced?: RegExp
  text?: RegExp
  verdict: RetryDecision
}

/**
 * Refusals of the sender, of which the first matching row applies. Codes: RFC 5321 section 4.2,
 * RFC 3463; texts of the large providers. The rest is classified as in reports by email.
 */
const TABLE: readonly Row[] = [
  { code: /^(530|534|535)$/, verdict: { kind: 'mailbox-error' } },
  { enhanced: /^[45]\.4\.5$/, verdict: { kind: 'mailbox-limit' } },
  {
    code: /^[45]/,
    text: /daily (user )?(sending )?(limit|quota)|sending limit|too many messages|quota exceeded for sender/i,
    verdict: { kind: 'mailbox-limit' },
  },
  { code: /^5/, enhanced: /^5\.7\.(25|26|28|29|515)$/, verdict: { kind: 'domain-block' } },
  {
    code: /^5/,
    enhanced: /^5\.7\.1$/,
    text: /relay|authentication required|sender address rejected|not owned by user/i,
    verdict: { kind: 'mailbox-error' },
  },
  // The connection failed or broke before the final dot, so nothing was accepted.
  { code: /^0$/, verdict: { kind: 'defer', coolMailbox: true } },
]

/** The consequence of an attempt that was not accepted. */
export function decideRetry(result: Exclude<DeliveryResult, { kind: 'accepted' }>): RetryDecision {
  if (result.kind === 'unknown') return { kind: 'unknown' }
  for (const row of TABLE) {
    if (row.code && !row.code.test(String(result.code || 0))) continue
    if (row.enhanced && !row.enhanced.test(result.enhanced)) continue
    if (row.text && !row.text.test(result.reply)) continue
    return row.verdict
  }
  const { code, enhanced, reply, stage } = result
  const { kind } = classifyRefusal({ code, enhanced, text: reply })
  // Before, the server speaks of the sender: "User account disabled" at the sign-in.
  const isAboutRecipient = ['rcpt', 'data', 'final'].includes(stage)
  if (isAboutRecipient && kind === 'full') return { kind: 'soft-bounce' }
  if (result.kind === 'deferred' || kind === 'passing') return { kind: 'defer', coolMailbox: false }
  if (isAboutRecipient && kind === 'dead') return { kind: 'bounce' }
  // What no words explain is no proof against the address.
  return stage === 'auth' ? { kind: 'mailbox-error' } : { kind: 'content-block' }
}

const DELAYS = [5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 180 * MINUTE_MS]
/** After this time without success, an email needs a user. */
export const GIVE_UP_AFTER = 24 * 60 * MINUTE_MS

/** Delay after the nth attempt, counted from 1. */
export const retryDelay = (attempt: number): number =>
  DELAYS[Math.min(attempt, DELAYS.length) - 1] ?? DELAYS[0]!
