import { expect, test } from 'vitest'
import type { DeliveryStage } from '#platform/mail/mail.ts'
import { decideRetry, retryDelay } from './retry-table.ts'

test.each([
  ['deferred', 'rcpt', 450, '4.2.0', 'greylisted', 'defer'],
  ['deferred', 'final', 421, '4.7.0', 'try later', 'defer'],
  ['deferred', 'connect', 0, '', 'ECONNREFUSED', 'defer'],
  ['rejected', 'auth', 535, '5.7.8', 'bad credentials', 'mailbox-error'],
  ['rejected', 'auth', 534, '', 'app password', 'mailbox-error'],
  ['rejected', 'auth', 525, '5.7.13', 'User account disabled', 'mailbox-error'],
  ['rejected', 'mail', 550, '5.2.1', 'account disabled', 'content-block'],
  ['rejected', 'mail', 550, '5.4.5', 'Daily user sending limit exceeded', 'mailbox-limit'],
  ['rejected', 'rcpt', 550, '5.1.1', 'no such user', 'bounce'],
  ['rejected', 'rcpt', 550, '5.1.10', 'not found', 'bounce'],
  ['rejected', 'rcpt', 550, '', 'User unknown', 'bounce'],
  ['rejected', 'rcpt', 550, '5.2.1', 'disabled', 'bounce'],
  ['deferred', 'rcpt', 452, '4.2.2', 'mailbox full', 'soft-bounce'],
  ['rejected', 'rcpt', 552, '5.2.2', 'over quota', 'soft-bounce'],
  ['rejected', 'final', 550, '5.7.26', 'unauthenticated', 'domain-block'],
  ['rejected', 'final', 550, '5.7.515', 'access denied', 'domain-block'],
  ['rejected', 'final', 554, '5.7.1', 'message content rejected', 'content-block'],
  ['rejected', 'final', 554, '', 'looks like spam', 'content-block'],
  ['unknown', 'final', 0, '', 'timeout', 'unknown'],
] as const)('%s at %s: %i %s %s → %s', (kind, stage, code, enhanced, reply, verdict) =>
  expect(decideRetry({ kind, stage: stage as DeliveryStage, code, enhanced, reply }).kind).toBe(
    verdict,
  ),
)

test('waits 5 minutes, 15 minutes, 1 hour, then 3 hours each time', () =>
  expect([1, 2, 3, 4, 9].map((n) => retryDelay(n) / 60_000)).toEqual([5, 15, 60, 180, 180]))
