import { DateTime } from 'luxon'
import { chance } from '#engine/kernel/chance.ts'
import type { AnswerKind } from '#model/api/rehearsal.ts'
import { MINUTE_MS, HOUR_MS } from '#model/lib/time-units.ts'

export interface Assigned {
  kind: AnswerKind
  /** Number of the email that is answered, 1 for the first. */
  step: number
}

interface Answering {
  id: string
  companyDomain: string
}

/** In the order in which short lists get them. */
const EVERY_KIND: readonly Exclude<AnswerKind, 'silence'>[] = [
  'yes',
  'out-of-office',
  'no',
  'bounce',
  'opt-out',
  'later',
  'wrong-person',
  'complaint',
]

/** Shares of answers among people beyond the first eight; the others are silent. */
const SHARES: readonly [AnswerKind, number][] = [
  ['yes', 0.04],
  ['no', 0.05],
  ['later', 0.02],
  ['wrong-person', 0.015],
  ['out-of-office', 0.03],
  ['opt-out', 0.01],
]

/** Which email people answer: bounces and absences come at once, a yes takes its time. */
const STEP: Record<AnswerKind, number> = {
  bounce: 1,
  'out-of-office': 1,
  no: 1,
  'wrong-person': 1,
  'opt-out': 2,
  complaint: 2,
  yes: 3,
  later: Number.MAX_SAFE_INTEGER,
  silence: 0,
}

/**
 * Who answers what. Every kind of answer occurs once as soon as there are eight people; the rest
 * answers about as rarely as in practice. The same people and seed get the same answers, and
 * `chosen` takes precedence.
 */
export function assignAnswers(
  people: readonly Answering[],
  seed: number,
  steps: number,
  chosen: Readonly<Record<string, AnswerKind>> = {},
): Map<string, Assigned> {
  const order = inOrder(people, seed)
  const every =
    people.length >= EVERY_KIND.length ? EVERY_KIND.length : Math.max(1, people.length - 1)
  const assigned = new Map<string, Assigned>()
  for (const [index, { id }] of order.entries()) {
    const kind = chosen[id] ?? (index < every ? EVERY_KIND[index]! : drawn(`${seed}|${id}`))
    const isOwn = index < every || chosen[id] !== undefined
    const step = isOwn ? STEP[kind] : 1 + Math.floor(chance(`${seed}|${id}|step`) * steps)
    assigned.set(id, { kind, step: kind === 'silence' ? 0 : Math.min(step, steps) })
  }
  return assigned
}

/** Shuffled; a person with a colleague comes first and says yes, followed by the colleague. */
function inOrder(people: readonly Answering[], seed: number): Answering[] {
  const order = [...people].sort(
    (a, b) => chance(`${seed}|${a.id}`) - chance(`${seed}|${b.id}`) || (a.id < b.id ? -1 : 1),
  )
  const first = order.find((person) => colleagueOf(person, order))
  const second = first && colleagueOf(first, order)
  if (!first || !second) return order
  return [first, second, ...order.filter((person) => person !== first && person !== second)]
}

const colleagueOf = (person: Answering, people: readonly Answering[]) =>
  people.find(
    (other) =>
      other.id !== person.id &&
      other.companyDomain !== '' &&
      other.companyDomain === person.companyDomain,
  )

function drawn(key: string): AnswerKind {
  let point = chance(`${key}|kind`)
  for (const [kind, share] of SHARES) {
    point -= share
    if (point < 0) return kind
  }
  return 'silence'
}

/** People answer between these hours of their day. */
const WAKING = { from: 7, to: 20 }

/** When the answer to an email arrives. Milliseconds since 1970. */
export function answerTime(kind: AnswerKind, sentAt: number, zone: string, key: string): number {
  const share = chance(`${key}|delay`)
  if (kind === 'bounce' || kind === 'out-of-office')
    return sentAt + Math.round((1 + 3 * share) * MINUTE_MS)
  const at = DateTime.fromMillis(sentAt + Math.round((0.3 + 26 * share) * HOUR_MS), { zone })
  if (at.hour >= WAKING.from && at.hour < WAKING.to) return at.toMillis()
  const morning = at.hour < WAKING.from ? at : at.plus({ days: 1 })
  return morning.set({ hour: 8, minute: Math.floor(share * 60), second: 0 }).toMillis()
}

/** The first day back of an absence that begins at a moment. Milliseconds since 1970. */
export function firstDayBack(at: number, zone: string, key: string): number {
  const days = 4 + Math.floor(4 * chance(`${key}|absence`))
  let day = DateTime.fromMillis(at, { zone }).startOf('day').plus({ days })
  while (day.weekday > 5) day = day.plus({ days: 1 })
  return day.set({ hour: 9 }).toMillis()
}
