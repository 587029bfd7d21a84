import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerKinds, type AnswerKind, type RehearsalEvent } from '#model/api/rehearsal.ts'
import type { Contact } from '#model/schema/entities.generated.ts'
import { isOpen } from '#model/lib/windows.ts'
import { capAt } from '#engine/mail/mailboxes/ramp.ts'
import { personRule } from '#engine/outreach/planning/load-plan.ts'
import { DOMAIN_GAP, DOMAIN_PEOPLE_PER_DAY } from '#engine/outreach/planning/plan-sends.ts'
import {
  BERLIN,
  simulate,
  madeUpCampaign,
  madeUpMailbox,
  MONDAY,
} from '#tests/support/rehearsal-world.ts'
import { propertyRuns } from '#tests/support/property-runs.ts'
import { answerLanguages, scriptOf } from './answers/languages.ts'
import { answerCases } from './rehearse.cases.ts'
import { samplePeople } from './sample-people.ts'
import type { Simulation } from './simulation.ts'
import { describeRehearsal } from './describe-rehearsal.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

const [ines, tom] = samplePeople() as [Contact, Contact]
const silent = (people: readonly Contact[]): Record<string, AnswerKind> =>
  Object.fromEntries(people.map(({ id }) => [id, 'silence' as const]))
const eventsOf = <K extends RehearsalEvent['kind']>({ events }: Simulation, kind: K) =>
  events.filter((event): event is Extract<RehearsalEvent, { kind: K }> => event.kind === kind)

describe.each(answerLanguages)('answers in %s', (language) => {
  test.each(answerCases)('$answer', ({ answer, labels, consequences, state, emails }) => {
    for (const seed of [1, 2, 3]) {
      const answers = { ...silent([ines, tom]), [ines.id]: answer }
      const campaign = madeUpCampaign({ language })
      const simulation = simulate({ campaign, people: [ines, tom], answers, seed })
      const [event] = eventsOf(simulation, 'answer')
      expect(labels).toContain(event!.label)
      expect(event!.consequences.map(({ kind }) => kind)).toEqual(consequences)
      const person = simulation.people.find(({ contact }) => contact.id === ines.id)!
      expect([person.state, person.sent.length]).toEqual([state, emails])
    }
  })
})

test('every language has all eight kinds of answers, each in words of its own', () => {
  const kinds = answerKinds.filter((kind) => kind !== 'silence')
  const texts = answerLanguages.flatMap((language) => {
    const { answers } = scriptOf(language)
    expect(Object.keys(answers).sort()).toEqual([...kinds].sort())
    return Object.values(answers).flat(2)
  })
  expect(new Set(texts).size).toBe(texts.length)
})

test('all kinds of answers are seen with eight people, an absence ends, a colleague is stopped', () => {
  const simulation = simulate()
  const { totals } = describeRehearsal(simulation)
  for (const kind of answerKinds)
    expect([kind, totals.answers[kind]]).toEqual([kind, kind === 'silence' ? 0 : 1])
  expect(eventsOf(simulation, 'back')).toHaveLength(1)
  expect(totals.colleaguesStopped).toBe(1)
})

test('a colleague is written to further where the campaign says so', () => {
  const schedule = { timeZone: BERLIN, stopCompanyOnPositive: false }
  const simulation = simulate({
    campaign: madeUpCampaign({ schedule }),
    people: [ines, tom],
    answers: { ...silent([tom]), [ines.id]: 'yes' },
  })
  expect(simulation.people.map(({ sent }) => sent.length)).toEqual([3, 4])
})

test('an absence pauses the sequence, which continues on the day named in the reply', () => {
  const simulation = simulate({ people: [ines], answers: { [ines.id]: 'out-of-office' } })
  const [back] = eventsOf(simulation, 'back')
  const [, second] = eventsOf(simulation, 'email')
  expect(Date.parse(second!.at)).toBeGreaterThanOrEqual(Date.parse(back!.at))
  expect(back!.atThere).toMatch(/09:00$/)
})

test('too many spam reports pause the campaign, and the film continues the next morning', () => {
  const people = crowd(60)
  const answers = { ...silent(people), [people[3]!.id]: 'complaint' as const }
  const simulation = simulate({ people, answers })
  const states = eventsOf(simulation, 'campaign').map(({ state }) => state)
  expect(states).toEqual(['paused', 'running'])
  const [paused, running] = eventsOf(simulation, 'campaign')
  const between = eventsOf(simulation, 'email').filter(
    ({ at }) => at > paused!.at && at < running!.at,
  )
  expect(between).toEqual([])
})

test('without an open window nothing leaves, and the reason is told', () => {
  const schedule = { timeZone: BERLIN, from: '02:00', to: '03:00' }
  const people = samplePeople().slice(0, 6)
  const film = describeRehearsal(simulate({ campaign: madeUpCampaign({ schedule }), people }))
  expect(film.totals.emails).toBe(0)
  expect(film.end.text).toMatch(/^6 people still wait for an email: ./)
})

function crowd(size: number): Contact[] {
  const samples = samplePeople()
  return Array.from({ length: size }, (_, index) => {
    const like = samples[index % samples.length]!
    const domain = `${Math.floor(index / samples.length)}.${like.companyDomain}`
    return {
      ...like,
      id: `person-${index}`,
      email: `${like.firstName.toLowerCase()}.${index}@${domain}`,
      companyDomain: domain,
    }
  })
}

const worlds = fc.record({
  size: fc.integer({ min: 1, max: 24 }),
  seed: fc.integer({ min: 0, max: 1_000_000 }),
  startHour: fc.integer({ min: 0, max: 24 * 14 }),
  delays: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
  language: fc.constantFrom(...answerLanguages),
  newPerDay: fc.integer({ min: 1, max: 20 }),
  rampStart: fc.integer({ min: 1, max: 12 }),
  gapMinutes: fc.integer({ min: 1, max: 40 }),
  chosen: fc.array(fc.constantFrom(...answerKinds), { maxLength: 24 }),
})

test('same seed, same film; windows, caps and gaps hold; nobody hears again after the end', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const { size, seed, delays, language, newPerDay, rampStart, gapMinutes } = world
      const schedule = { timeZone: BERLIN, newPerDay }
      const campaign = madeUpCampaign({ language, schedule }, [0, ...delays])
      const people = crowd(size)
      const wishes = {
        campaign,
        people,
        seed,
        now: MONDAY + world.startHour * 3_600_000,
        mailboxes: [madeUpMailbox({ rampStart, gapMinutes })],
        answers: Object.fromEntries(
          world.chosen.slice(0, size).map((kind, index) => [people[index]!.id, kind]),
        ),
      }
      const simulation = simulate(wishes)
      expect(simulate(wishes).events).toEqual(simulation.events)
      checkPeople(simulation)
      checkMailbox(simulation, gapMinutes, newPerDay)
      checkCompanies(simulation)
      expect(describeRehearsal(simulation).totals.afterTheEnd).toBe(0)
    }),
    { numRuns: propertyRuns(25) },
  )
})

/** Emails of one person: in their hours, in order, no sooner than the delay. */
function checkPeople(simulation: Simulation) {
  const { steps } = simulation.input.campaign
  for (const { sent, zone } of simulation.people) {
    const rule = personRule(simulation.input.campaign, zone)
    for (const [index, { at, stepId }] of sent.entries()) {
      expect(isOpen(rule, at)).toBe(true)
      expect(stepId).toBe(steps[index]!.id)
      if (index > 0)
        expect(at - sent[index - 1]!.at).toBeGreaterThanOrEqual(
          steps[index]!.delayDays * DAY_MS - 3_600_000,
        )
    }
  }
}

function checkMailbox(simulation: Simulation, gapMinutes: number, newPerDay: number) {
  for (const { plan } of simulation.mailboxes.values())
    for (const [index, at] of plan.sentAt.entries()) {
      if (index > 0)
        expect(at - plan.sentAt[index - 1]!).toBeGreaterThanOrEqual(gapMinutes * 60_000)
      const day = plan.sentAt.filter((one) => one > at - DAY_MS && one <= at).length
      expect(day).toBeLessThanOrEqual(capAt(plan, at))
    }
  for (const count of Object.values(simulation.newOn)) expect(count).toBeLessThanOrEqual(newPerDay)
}

/** At most two people of a company a day, an hour apart. */
function checkCompanies({ domainSends }: Simulation) {
  for (const { domain, outreachId, at } of domainSends) {
    const others = domainSends.filter(
      (send) => send.domain === domain && send.at <= at && send.outreachId !== outreachId,
    )
    expect(others.some((send) => send.at > at - DOMAIN_GAP)).toBe(false)
    const people = new Set(others.filter((send) => send.at > at - DAY_MS).map((s) => s.outreachId))
    expect(people.size).toBeLessThan(DOMAIN_PEOPLE_PER_DAY)
  }
}
