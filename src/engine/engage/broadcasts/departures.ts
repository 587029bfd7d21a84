import { HOUR_MS } from '#model/lib/time-units.ts'

/*
 * When the people of a broadcast get it: pure functions of numbers, used both by sending and by the
 * rehearsal. All times are milliseconds since 1970.
 */

/** Time between two emails at a pace; 0 without one. */
export const spacingOf = (perHour: number | null | undefined): number =>
  perHour ? HOUR_MS / perHour : 0

/** Number of people in the canary: at least one, never everyone. */
export const canarySizeOf = (percent: number | null | undefined, recipients: number): number =>
  percent && recipients > 1
    ? Math.min(recipients - 1, Math.max(1, Math.ceil((recipients * percent) / 100)))
    : 0

export interface Slots {
  /** The first slot. */
  from: number
  /** Time between two slots. */
  spacing: number
  count: number
}

const countBetween = (from: number, until: number, spacing: number) =>
  from > until ? 0 : Math.floor((until - from) / spacing) + 1

/**
 * The slots of a pace from now until a horizon.
 * @param pacedUntil the end of the slots that were used before
 * @param room maximum number of slots
 */
export function slotsUntil(
  horizon: number,
  {
    now,
    pacedUntil,
    perHour,
    room,
  }: { now: number; pacedUntil: number | null; perHour: number | null | undefined; room: number },
): Slots {
  const spacing = spacingOf(perHour)
  const from = spacing === 0 ? now : Math.max(now, pacedUntil ?? now)
  const fitting = spacing === 0 ? room : countBetween(from, horizon, spacing)
  return { from, spacing, count: Math.max(0, Math.min(room, fitting)) }
}

/** Open hours of a sender, with the number of emails that may leave in them. */
export interface OpenSpan {
  start: number
  end: number
  limit: number
}

/** People whose time comes at the same moment, and how many of them are in the canary. */
export interface Group {
  at: number
  count: number
  canary: number
}

export interface Departures {
  first: number | null
  /** Null: not within the given spans. */
  last: number | null
}

/**
 * When the first and the last email leave.
 * @param groups in order of time
 * @param gap the sender's minimum time between two emails
 * @param spans the sender's open hours in order; ends early when the last email has left
 * @param canaryWait time between the last email of the canary and the first of the others
 */
export function planDepartures({
  groups,
  perHour,
  gap,
  spans,
  canaryWait,
}: {
  groups: readonly Group[]
  perHour: number | null | undefined
  gap: number
  spans: Iterable<OpenSpan>
  canaryWait: number
}): Departures {
  const spacing = Math.max(gap, spacingOf(perHour))
  const parts = partsOf(groups, canaryWait)
  let first: number | null = null
  let next = 0
  let at = 0
  let left = parts[0]?.count ?? 0
  for (const { start, end, limit } of spans) {
    let free = limit
    next = Math.max(next, start)
    while (at < parts.length && free > 0) {
      const from = Math.max(next, parts[at]!.at)
      const fitting = spacing === 0 && from <= end ? free : countBetween(from, end, spacing)
      const count = Math.min(left, free, fitting)
      if (count === 0) break
      first ??= from
      const lastLeft = from + (count - 1) * spacing
      next = lastLeft + spacing
      free -= count
      left -= count
      if (left > 0) break
      const part = parts[at]!
      if (at === parts.length - 1) return { first, last: lastLeft }
      if (part.wait > 0) next = Math.max(next, lastLeft + part.wait)
      at++
      left = parts[at]!.count
    }
  }
  return { first, last: null }
}

/** People who leave together. */
interface Part {
  at: number
  count: number
  /** Time to wait after the last one of it. */
  wait: number
}

/** The people of the canary at all their times, and then the others, as sending releases them. */
function partsOf(groups: readonly Group[], canaryWait: number): Part[] {
  const partOf = (at: number, count: number): Part[] => (count > 0 ? [{ at, count, wait: 0 }] : [])
  const canary = groups.flatMap(({ at, canary: count }) => partOf(at, count))
  const others = groups.flatMap((group) => partOf(group.at, group.count - group.canary))
  const last = canary.at(-1)
  if (last) last.wait = canaryWait
  return [...canary, ...others]
}
