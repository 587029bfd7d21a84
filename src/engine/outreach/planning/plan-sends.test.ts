import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { capAt } from '#engine/mail/mailboxes/ramp.ts'
import {
  DOMAIN_GAP,
  DOMAIN_PEOPLE_PER_DAY,
  planSends,
  type PlanCampaign,
  type PlanInput,
  type PlanMailbox,
  type PlanPerson,
} from './plan-sends.ts'
import { afterDelay, dateIn, isOpen } from '#model/lib/windows.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

const campaign = (over: Partial<PlanCampaign> = {}): PlanCampaign => ({
  id: 'c1',
  weight: 1,
  newPerDay: 20,
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '17:00',
  skipDates: [],
  timeZone: 'Europe/Berlin',
  startDate: null,
  endDate: null,
  sendsFrom: 0,
  mailboxIds: [],
  steps: [
    { id: 's1', delayDays: 0, delayKind: 'calendar' },
    { id: 's2', delayDays: 3, delayKind: 'calendar' },
    { id: 's3', delayDays: 4, delayKind: 'sending' },
  ],
  newOn: {},
  ...over,
})
const mailbox = (over: Partial<PlanMailbox> = {}): PlanMailbox => ({
  id: 'm1',
  address: 'ann@acme.example',
  dailyCap: 30,
  rampStart: 10,
  rampStep: 2,
  firstSendAt: null,
  gapMinutes: 8,
  windowDays: [1, 2, 3, 4, 5],
  windowFrom: '07:00',
  windowTo: '21:00',
  timeZone: 'Europe/Berlin',
  sentAt: [],
  notBefore: 0,
  ...over,
})
const person = (n: number, over: Partial<PlanPerson> = {}): PlanPerson => ({
  outreachId: `p${String(n).padStart(4, '0')}`,
  campaignId: 'c1',
  zone: 'Europe/Berlin',
  companyDomain: `firm${n}.example`,
  mailboxId: null,
  stepIndex: 0,
  earliest: 0,
  earliestWhy: 'First email',
  ...over,
})
const at = (text: string) => DateTime.fromISO(text, { zone: 'Europe/Berlin' }).toMillis()
const plan = (over: Partial<PlanInput>) =>
  planSends({
    now: at('2026-03-02T08:00'),
    horizonDays: 14,
    campaigns: [campaign()],
    mailboxes: [mailbox()],
    people: [],
    domainSends: [],
    ...over,
  })

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Pacific/Auckland',
  'UTC',
]

test('follow-ups leave from the mailbox of the first email, also when the campaign no longer uses it', () => {
  const { sends } = plan({
    campaigns: [campaign({ mailboxIds: ['m2'] })],
    mailboxes: [mailbox(), mailbox({ id: 'm2', address: 'bob@acme.example' })],
    people: [person(1, { mailboxId: 'm1', stepIndex: 1 }), person(2)],
  })
  const mailboxOf = (outreachId: string) =>
    new Set(sends.filter((send) => send.outreachId === outreachId).map((send) => send.mailboxId))
  expect([mailboxOf('p0001'), mailboxOf('p0002')]).toEqual([new Set(['m1']), new Set(['m2'])])
})

/** Any workload, around both daylight saving changes of Europe and America. */
const anyInput = fc.record({
  now: fc.integer({ min: at('2026-03-01T00:00'), max: at('2026-11-20T00:00') }),
  campaigns: fc.integer({ min: 1, max: 3 }).chain((n) =>
    fc.tuple(
      ...Array.from({ length: n }, (_, i) =>
        fc
          .record({
            newPerDay: fc.integer({ min: 1, max: 30 }),
            weight: fc.integer({ min: 1, max: 5 }),
            from: fc.constantFrom('00:00', '02:15', '09:00'),
            to: fc.constantFrom('12:00', '17:00', '24:00'),
            days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
            timeZone: fc.constantFrom(...zones),
          })
          .map((over) => campaign({ id: `c${i + 1}`, ...over })),
      ),
    ),
  ),
  mailboxes: fc.integer({ min: 1, max: 3 }).chain((n) =>
    fc.tuple(
      ...Array.from({ length: n }, (_, i) =>
        fc
          .record({
            dailyCap: fc.integer({ min: 1, max: 60 }),
            rampStart: fc.integer({ min: 1, max: 20 }),
            gapMinutes: fc.integer({ min: 1, max: 40 }),
            timeZone: fc.constantFrom(...zones),
            windowFrom: fc.constantFrom('00:00', '07:00'),
            windowTo: fc.constantFrom('18:00', '24:00'),
            windowDays: fc.constantFrom([1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6, 7]),
          })
          .map((over) => mailbox({ id: `m${i + 1}`, ...over })),
      ),
    ),
  ),
  people: fc.array(
    fc.record({
      zone: fc.constantFrom(...zones),
      company: fc.integer({ min: 0, max: 12 }),
      campaign: fc.integer({ min: 0, max: 2 }),
      started: fc.boolean(),
      wait: fc.integer({ min: 0, max: 20 }),
    }),
    { maxLength: 60 },
  ),
  sent: fc.array(fc.integer({ min: 0, max: DAY_MS }), { maxLength: 12 }),
})
const toInput = (raw: typeof anyInput extends fc.Arbitrary<infer T> ? T : never): PlanInput => ({
  now: raw.now,
  horizonDays: 14,
  campaigns: raw.campaigns,
  mailboxes: raw.mailboxes.map((m, i) =>
    i === 0 ? { ...m, sentAt: raw.sent.map((ago) => raw.now - ago) } : m,
  ),
  people: raw.people.map((p, n) =>
    person(n, {
      zone: p.zone,
      companyDomain: p.company === 0 ? '' : `firm${p.company}.example`,
      campaignId: raw.campaigns[p.campaign % raw.campaigns.length]!.id,
      mailboxId: p.started ? 'm1' : null,
      stepIndex: p.started ? 1 : 0,
      earliest: raw.now + p.wait * DAY_MS,
    }),
  ),
  domainSends: [],
})

describe('planSends, for any workload', () => {
  const always = (
    check: (input: PlanInput, sends: ReturnType<typeof planSends>['sends']) => void,
  ) =>
    fc.assert(
      fc.property(anyInput, (raw) => {
        const input = toInput(raw)
        check(input, planSends(input).sends)
      }),
      { numRuns: 120 },
    )

  test('keeps to the windows of person and mailbox, in their own wall time', () =>
    always((input, sends) => {
      for (const send of sends) {
        const c = input.campaigns.find((planCampaign) => planCampaign.id === send.campaignId)!
        const m = input.mailboxes.find((planMailbox) => planMailbox.id === send.mailboxId)!
        expect(
          isOpen(
            { zone: send.zone, days: c.days, from: c.from, to: c.to, skipDates: c.skipDates },
            send.at,
          ),
        ).toBe(true)
        expect(
          isOpen(
            {
              zone: m.timeZone,
              days: m.windowDays,
              from: m.windowFrom,
              to: m.windowTo,
              skipDates: [],
            },
            send.at,
          ),
        ).toBe(true)
      }
    }))

  test('keeps the gap and, in any 24 hours, the cap of each mailbox', () =>
    always((input, sends) => {
      for (const m of input.mailboxes) {
        const mine = sends.filter((send) => send.mailboxId === m.id).map((send) => send.at)
        const all = [...m.sentAt, ...mine].sort((a, b) => a - b)
        for (const time of mine) {
          const before = all.filter((other) => other < time).at(-1)
          if (before !== undefined)
            expect(time - before).toBeGreaterThanOrEqual(m.gapMinutes * 60_000)
          expect(
            all.filter((other) => other > time - DAY_MS && other <= time).length,
          ).toBeLessThanOrEqual(Math.max(capAt(m, time), 0))
        }
      }
    }))

  test('never sends a follow-up before its delay, and never a mail before its earliest moment', () =>
    always((input, sends) => {
      const last = new Map<string, number>()
      for (const send of sends) {
        const c = input.campaigns.find((planCampaign) => planCampaign.id === send.campaignId)!
        const before = last.get(send.outreachId)
        const step = c.steps[send.stepIndex]!
        if (before !== undefined)
          expect(send.at).toBeGreaterThanOrEqual(
            afterDelay(before, step.delayDays, step.delayKind, {
              zone: send.zone,
              days: c.days,
              from: c.from,
              to: c.to,
              skipDates: c.skipDates,
            }),
          )
        expect(send.at).toBeGreaterThanOrEqual(Math.max(send.earliest, input.now))
        last.set(send.outreachId, send.at)
      }
    }))

  test('starts at most newPerDay people on a day of the campaign', () =>
    always((input, sends) => {
      for (const c of input.campaigns) {
        const days = new Map<string, number>()
        for (const send of sends)
          if (send.campaignId === c.id && send.stepIndex === 0)
            days.set(dateIn(c.timeZone, send.at), (days.get(dateIn(c.timeZone, send.at)) ?? 0) + 1)
        for (const count of days.values()) expect(count).toBeLessThanOrEqual(c.newPerDay)
      }
    }))

  test('keeps people of one company apart', () =>
    always((input, sends) => {
      const domain = new Map(input.people.map((p) => [p.outreachId, p.companyDomain]))
      for (const send of sends) {
        const firm = domain.get(send.outreachId)
        if (!firm) continue
        const near = sends.filter(
          (other) =>
            domain.get(other.outreachId) === firm &&
            other.at <= send.at &&
            other.at > send.at - DAY_MS,
        )
        expect(new Set(near.map((other) => other.outreachId)).size).toBeLessThanOrEqual(
          DOMAIN_PEOPLE_PER_DAY,
        )
        for (const other of near)
          if (other.outreachId !== send.outreachId)
            expect(send.at - other.at).toBeGreaterThanOrEqual(DOMAIN_GAP)
      }
    }))

  test('plans each step once per person, keeps the mailbox of follow-ups, explains every rest', () =>
    always((input, sends) => {
      const keys = sends.map((send) => `${send.outreachId}|${send.stepId}`)
      expect(new Set(keys).size).toBe(keys.length)
      for (const send of sends) {
        expect(send.why).not.toBe('')
        const bound = input.people.find((p) => p.outreachId === send.outreachId)!.mailboxId
        if (bound) expect(send.mailboxId).toBe(bound)
      }
      const { held } = planSends(input)
      const ids = new Set(sends.map((send) => send.outreachId))
      expect(new Set([...ids, ...held.map((h) => h.outreachId)]).size).toBe(input.people.length)
    }))

  test('is the same every time', () =>
    always((input, sends) => expect(planSends(structuredClone(input)).sends).toEqual(sends)))
})

describe('planSends, single rules', () => {
  test('holds 09:00 local across the change to summer time', () => {
    const sends = plan({
      now: at('2026-03-27T18:00'),
      campaigns: [campaign({ from: '09:00', to: '09:30' })],
      people: [person(1)],
    }).sends
    expect(
      DateTime.fromMillis(sends[0]!.at, { zone: 'Europe/Berlin' }).toFormat('yyyy-MM-dd HH'),
    ).toBe('2026-03-30 09')
  })

  test('writes to two people of a company in any 24 hours, an hour apart', () => {
    const people = [1, 2, 3, 4, 5].map((n) => person(n, { companyDomain: 'firm.example' }))
    const firsts = plan({ now: at('2026-03-02T07:00'), people })
      .sends.filter(({ stepIndex }) => stepIndex === 0)
      .map((send) => send.at)
      .toSorted((a, b) => a - b)
    expect(firsts).toHaveLength(5)
    firsts.forEach((time, n) => {
      if (n > 0) expect(time - firsts[n - 1]!).toBeGreaterThanOrEqual(DOMAIN_GAP)
      if (n >= 2) expect(time - firsts[n - 2]!).toBeGreaterThanOrEqual(DAY_MS)
    })
  })

  test('leaves first mails three in ten contested places', () => {
    const waiting = Array.from({ length: 60 }, (_, n) =>
      person(n, { mailboxId: 'm1', stepIndex: 2 }),
    )
    const fresh = Array.from({ length: 60 }, (_, n) => person(100 + n))
    const sends = plan({
      people: [...waiting, ...fresh],
      mailboxes: [mailbox({ rampStart: 20 })],
    }).sends.slice(0, 20)
    expect(sends.filter((send) => send.stepIndex === 0).length).toBe(6)
  })

  test('shares a mailbox between campaigns by weight', () => {
    const people = Array.from({ length: 80 }, (_, n) =>
      person(n, { campaignId: n % 2 ? 'c1' : 'c2' }),
    )
    const sends = plan({
      campaigns: [campaign({ weight: 3 }), campaign({ id: 'c2' })],
      people,
      mailboxes: [mailbox({ rampStart: 20 })],
    }).sends.slice(0, 20)
    expect(sends.filter((send) => send.campaignId === 'c1').length).toBe(15)
  })

  test.each([
    ['no mailbox', { mailboxes: [] }, 'no_mailbox'],
    [
      'mailbox of follow-ups is gone',
      { people: [person(1, { mailboxId: 'gone', stepIndex: 1 })] },
      'no_mailbox',
    ],
    [
      'hours never meet',
      {
        people: [person(1, { zone: 'Pacific/Auckland' })],
        mailboxes: [mailbox({ windowFrom: '09:00', windowTo: '12:00' })],
      },
      'no_window',
    ],
    ['campaign begins later', { campaigns: [campaign({ startDate: '2026-05-01' })] }, 'not_yet'],
    [
      'a week is skipped',
      {
        campaigns: [
          campaign({
            newPerDay: 1,
            skipDates: ['02', '03', '04', '05', '06'].map((day) => `2026-03-${day}`),
          }),
        ],
        people: Array.from({ length: 40 }, (_, n) => person(n)),
      },
      'full',
    ],
    ['campaign is over', { campaigns: [campaign({ endDate: '2026-03-01' })] }, 'campaign_ended'],
    [
      'waits beyond the horizon',
      { people: [person(1, { earliest: at('2026-05-01T09:00'), earliestWhy: 'Out of office' })] },
      'not_yet',
    ],
    [
      'no place left',
      {
        campaigns: [campaign({ newPerDay: 1 })],
        people: Array.from({ length: 40 }, (_, n) => person(n)),
      },
      'full',
    ],
  ] as [string, Partial<PlanInput>, string][])('names the gate: %s', (_, over, gate) => {
    expect(plan({ people: [person(1)], ...over }).held.map((held) => held.gate)).toContain(gate)
  })

  test('plans ten thousand people', () => {
    const people = Array.from({ length: 10_000 }, (_, n) =>
      person(n, { zone: zones[n % zones.length]! }),
    )
    const mailboxes = Array.from({ length: 20 }, (_, n) =>
      mailbox({ id: `m${n}`, firstSendAt: at('2025-01-01T00:00') }),
    )
    expect(
      plan({ people, mailboxes, campaigns: [campaign({ newPerDay: 500 })] }).sends.length,
    ).toBeGreaterThan(3000)
  })
})
