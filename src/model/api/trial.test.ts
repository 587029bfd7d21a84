import { expect, test } from 'vitest'
import { trialState } from './trial.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const starter = (trial_ends_at: string | null) => ({
  status: 'TRIAL' as const,
  subscription_tier: 'STARTER' as const,
  trial_ends_at,
})

test.each([
  ['one millisecond left is one day', '2026-11-21T12:00:00.001Z', { kind: 'running', daysLeft: 1 }],
  ['exactly one day', '2026-11-22T12:00:00Z', { kind: 'running', daysLeft: 1 }],
  [
    'a millisecond over one day is two',
    '2026-11-22T12:00:00.001Z',
    { kind: 'running', daysLeft: 2 },
  ],
  ['fourteen days', '2026-12-05T12:00:00Z', { kind: 'running', daysLeft: 14 }],
  ['ending this very moment is not in the future', '2026-11-21T12:00:00Z', { kind: 'none' }],
  ['past, but not yet marked expired', '2026-11-20T12:00:00Z', { kind: 'none' }],
  ['no end', null, { kind: 'none' }],
  ['an end that is no date', 'soon', { kind: 'none' }],
] as const)('STARTER: %s', (_name, end, expected) => {
  expect(trialState(starter(end), now)).toEqual(expected)
})

test('TRIAL_EXPIRED wins over any tier and date', () => {
  expect(
    trialState(
      {
        status: 'TRIAL_EXPIRED',
        subscription_tier: 'STARTER',
        trial_ends_at: '2027-01-01T00:00:00Z',
      },
      now,
    ),
  ).toEqual({ kind: 'expired' })
  expect(
    trialState({ status: 'TRIAL_EXPIRED', subscription_tier: 'GROWTH', trial_ends_at: null }, now),
  ).toEqual({ kind: 'expired' })
})

test('other tiers and no tenant show nothing', () => {
  expect(
    trialState({ ...starter('2027-01-01T00:00:00Z'), subscription_tier: 'GROWTH' }, now),
  ).toEqual({ kind: 'none' })
  expect(
    trialState({ ...starter('2027-01-01T00:00:00Z'), subscription_tier: 'SELF_HOSTED' }, now),
  ).toEqual({ kind: 'none' })
  expect(trialState(undefined, now)).toEqual({ kind: 'none' })
})
