import {
  answerKinds,
  type AnswerKind,
  type Rehearsal,
  type RehearsalDay,
  type RehearsalTotals,
} from '#model/rehearsal.ts'
import { enabledSteps } from '#model/outreach.ts'
import { dateIn } from '#model/windows.ts'
import { zoneOfFilm } from './play-film.ts'
import { isOpenState, rehearsedContact, type Stage } from './stage.ts'

const HOUR = 3_600_000

/** The days of a film that has been played, with its figures. */
export function tellFilm(
  stage: Stage,
): Pick<Rehearsal, 'timeZone' | 'days' | 'people' | 'totals' | 'end'> {
  const { events, actors } = stage
  const days = daysOf(stage)
  const hasEmails = enabledSteps(stage.input.campaign.steps).length > 0
  const waiting = hasEmails ? actors.filter(isOpenState) : []
  const stuck = waiting.find((actor) => actor.outcome !== '')?.outcome
  return {
    timeZone: zoneOfFilm(stage),
    days,
    people: actors.map((actor) => ({
      ...rehearsedContact(actor.contact),
      zone: actor.zone,
      answer: actor.answer.kind,
      emails: actor.sent.length,
      state: actor.state,
      outcome: actor.outcome,
    })),
    totals: totalsOf(stage, days),
    end: {
      at: events.at(-1)?.at ?? null,
      text:
        waiting.length === 0
          ? ''
          : `${waitWords(waiting.length)} for an email${stuck ? `: ${stuck}` : ''}.`,
    },
  }
}

const waitWords = (count: number) =>
  count === 1 ? '1 person still waits' : `${count} people still wait`

/** Days on which something happens, in the campaign's time zone. */
function daysOf(stage: Stage): RehearsalDay[] {
  const zone = zoneOfFilm(stage)
  const start = Date.parse(dateIn(zone, stage.input.now))
  const days = new Map<string, RehearsalDay>()
  for (const event of stage.events) {
    const date = dateIn(zone, Date.parse(event.at))
    const number = 1 + Math.round((Date.parse(date) - start) / (24 * HOUR))
    const day = days.get(date) ?? { date, number, events: [] }
    day.events.push(event)
    days.set(date, day)
  }
  return [...days.values()]
}

function totalsOf(stage: Stage, days: readonly RehearsalDay[]): RehearsalTotals {
  const { actors, events } = stage
  const answers = Object.fromEntries(answerKinds.map((kind) => [kind, 0])) as Record<
    AnswerKind,
    number
  >
  for (const event of events) if (event.kind === 'answer') answers[event.answer]++
  const written = actors.filter((actor) => actor.sent.length > 0)
  const answered = new Set(
    events.flatMap((event) => (event.kind === 'answer' ? [event.contact.id] : [])),
  )
  answers.silence = written.filter((actor) => !answered.has(actor.contact.id)).length
  const gaps = written.flatMap(({ sent }) =>
    sent.slice(1).map((step, index) => (step.at - sent[index]!.at) / HOUR),
  )
  return {
    emails: events.filter((event) => event.kind === 'email').length,
    people: written.length,
    days: days.length === 0 ? 0 : days.at(-1)!.number - days[0]!.number + 1,
    answers,
    colleaguesStopped: stage.colleaguesStopped,
    suppressed: actors.filter((actor) => actor.suppressed).length,
    shortestGapHours: gaps.length === 0 ? null : Math.floor(Math.min(...gaps)),
    afterTheEnd: afterTheEnd(stage),
  }
}

/** Emails that left after an answer that ends the sequence. */
function afterTheEnd({ events }: Stage): number {
  const ended = new Set<string>()
  let count = 0
  for (const event of events) {
    if (event.kind === 'answer' && event.answer !== 'out-of-office') ended.add(event.contact.id)
    if (event.kind === 'email' && ended.has(event.contact.id)) count++
  }
  return count
}
