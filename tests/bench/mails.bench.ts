import { renderText } from '#model/email/merge-text.ts'
import { planSends, type PlanInput } from '#engine/outreach/planning/plan-sends.ts'
import type { Bench } from './measure.ts'
import { sized } from './sized.ts'

const TEXT =
  'Hi {{first_name|there}},\n\nmany teams at {{company|your company}} ask ' +
  '{about|after} this. {{custom.topic|It}} matters.\n\nWorth a look, {{first_name|there}}?'
const values = { first_name: 'Ann', company: 'Acme GmbH', 'custom.topic': 'Temperature' }

const MOMENT = Date.parse('2026-03-02T07:00:00Z')
const crowd = (count: number): PlanInput => ({
  now: MOMENT,
  horizonDays: 14,
  domainSends: [],
  campaigns: [
    {
      id: 'c1',
      weight: 1,
      newPerDay: 500,
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
      ],
      newOn: {},
    },
  ],
  mailboxes: Array.from({ length: 20 }, (_, n) => ({
    id: `m${n}`,
    address: `m${n}@acme.example`,
    dailyCap: 50,
    rampStart: 50,
    rampStep: 2,
    firstSendAt: 1,
    gapMinutes: 8,
    windowDays: [1, 2, 3, 4, 5],
    windowFrom: '07:00',
    windowTo: '21:00',
    timeZone: 'Europe/Berlin',
    sentAt: [],
    notBefore: 0,
  })),
  people: Array.from({ length: count }, (_, n) => ({
    outreachId: `p${n}`,
    campaignId: 'c1',
    zone: n % 3 === 0 ? 'America/New_York' : 'Europe/Berlin',
    companyDomain: `firm${n}.example`,
    mailboxId: null,
    stepIndex: 0,
    earliest: 0,
    earliestWhy: 'First email',
  })),
})

/** Filling in and planning: pure functions that run for every mail and every person. */
export async function* benches(): AsyncIterable<Bench> {
  const times = sized(20_000)
  yield {
    name: `fill in ${times} mails, against plain replacing`,
    limit: 4,
    ours: () => {
      for (let n = 0; n < times; n++) renderText(TEXT, values, String(n))
    },
    baseline: () => {
      for (let n = 0; n < times; n++)
        TEXT.replace(
          /\{\{(\w+(?:\.\w+)?)\|([^}]*)\}\}/g,
          (_, name: string, other: string) => (values as Record<string, string>)[name] ?? other,
        )
    },
  }
  // What planning adds per person must not grow with the number of people.
  const [few, many] = [crowd(1000), crowd(4000)]
  yield {
    name: 'plan 4,000 people, against four times 1,000',
    limit: 1.5,
    rounds: 5,
    ours: () => planSends(many),
    baseline: () => {
      for (let n = 0; n < 4; n++) planSends(few)
    },
  }
}
