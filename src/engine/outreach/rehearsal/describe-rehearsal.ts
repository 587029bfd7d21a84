import { say } from '#language'
import {
  answerKinds,
  type AnswerKind,
  type Rehearsal,
  type RehearsalDay,
  type RehearsalTotals,
} from '#model/api/rehearsal.ts'
import { enabledSteps } from '#model/api/outreach.ts'
import { dateIn } from '#model/lib/windows.ts'
import { zoneOfSimulation } from './simulate.ts'
import { isOpenState, rehearsedContact, type Simulation } from './simulation.ts'
import { HOUR_MS } from '#model/lib/time-units.ts'

/** Days, people and figures of a finished simulation. */
export function describeRehearsal(
  simulation: Simulation,
): Pick<Rehearsal, 'timeZone' | 'days' | 'people' | 'totals' | 'end'> {
  const { events, people } = simulation
  const days = daysOf(simulation)
  const hasEmails = enabledSteps(simulation.input.campaign.steps).length > 0
  const waiting = hasEmails ? people.filter(isOpenState) : []
  const stuck = waiting.find((person) => person.outcome !== '')?.outcome
  return {
    timeZone: zoneOfSimulation(simulation),
    days,
    people: people.map((person) => ({
      ...rehearsedContact(person.contact),
      zone: person.zone,
      answer: person.answer.kind,
      emails: person.sent.length,
      state: person.state,
      outcome: person.outcome,
    })),
    totals: totalsOf(simulation, days),
    end: {
      at: events.at(-1)?.at ?? null,
      text: waiting.length === 0 ? '' : waitText(waiting.length, stuck),
    },
  }
}

function waitText(count: number, reason: string | undefined): string {
  if (!reason)
    return say(
      {
        one: '{count} person still waits for an email.',
        other: '{count} people still wait for an email.',
      },
      { count },
    )
  return say(
    {
      one: '{count} person still waits for an email: {reason}.',
      other: '{count} people still wait for an email: {reason}.',
    },
    { count, reason },
  )
}

/** Days on which something happens, in the campaign's time zone. */
function daysOf(simulation: Simulation): RehearsalDay[] {
  const zone = zoneOfSimulation(simulation)
  const start = Date.parse(dateIn(zone, simulation.input.now))
  const days = new Map<string, RehearsalDay>()
  for (const event of simulation.events) {
    const date = dateIn(zone, Date.parse(event.at))
    const number = 1 + Math.round((Date.parse(date) - start) / (24 * HOUR_MS))
    const day = days.get(date) ?? { date, number, events: [] }
    day.events.push(event)
    days.set(date, day)
  }
  return [...days.values()]
}

function totalsOf(simulation: Simulation, days: readonly RehearsalDay[]): RehearsalTotals {
  const { people, events } = simulation
  const answers = Object.fromEntries(answerKinds.map((kind) => [kind, 0])) as Record<
    AnswerKind,
    number
  >
  for (const event of events) if (event.kind === 'answer') answers[event.answer]++
  const written = people.filter((person) => person.sent.length > 0)
  const answered = new Set(
    events.flatMap((event) => (event.kind === 'answer' ? [event.contact.id] : [])),
  )
  answers.silence = written.filter((person) => !answered.has(person.contact.id)).length
  const gaps = written.flatMap(({ sent }) =>
    sent.slice(1).map((step, index) => (step.at - sent[index]!.at) / HOUR_MS),
  )
  return {
    emails: events.filter((event) => event.kind === 'email').length,
    people: written.length,
    days: days.length === 0 ? 0 : days.at(-1)!.number - days[0]!.number + 1,
    answers,
    colleaguesStopped: simulation.colleaguesStopped,
    suppressed: people.filter((person) => person.suppressed).length,
    shortestGapHours: gaps.length === 0 ? null : Math.floor(Math.min(...gaps)),
    afterTheEnd: afterTheEnd(simulation),
  }
}

/** Emails that left after an answer that ends the sequence. */
function afterTheEnd({ events }: Simulation): number {
  const ended = new Set<string>()
  let count = 0
  for (const event of events) {
    if (event.kind === 'answer' && event.answer !== 'out-of-office') ended.add(event.contact.id)
    if (event.kind === 'email' && ended.has(event.contact.id)) count++
  }
  return count
}
