import { capAt } from '#engine/mail/mailboxes/ramp.ts'
import { chance } from '#engine/kernel/chance.ts'
import type { PlanMailbox } from './plan-sends.ts'
import { dateIn, intersect, windowsBetween, type Interval } from '#model/lib/windows.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'

/**
 * A time at which a mailbox may send one email. It may be moved later within its window, up to
 * `latest`.
 */
export interface SendSlot {
  at: number
  latest: number
  mailbox: PlanMailbox
}

/**
 * The mailbox's slots in [from, to): each day's usable time is divided into as many cells as the
 * day's cap (or the gap) allows, with one point in each cell at 15 to 85 % of it, chosen by hash:
 * no burst, no fixed interval, the same on every run.
 * @param usable the time in which at least one person may be written to
 */
export function planSlots(
  mailbox: PlanMailbox,
  usable: readonly Interval[],
  from: number,
  to: number,
): SendSlot[] {
  const slots: SendSlot[] = []
  const rule = {
    zone: mailbox.timeZone,
    days: mailbox.windowDays,
    from: mailbox.windowFrom,
    to: mailbox.windowTo,
    skipDates: [],
  }
  for (const window of windowsBetween(rule, from, to)) {
    const open = intersect([window], usable)
    const length = open.reduce((sum, interval) => sum + interval.end - interval.start, 0)
    const count = Math.min(
      capAt(mailbox, window.start),
      Math.max(1, Math.floor(length / (mailbox.gapMinutes * MINUTE_MS))),
    )
    if (length === 0 || count <= 0) continue
    const date = dateIn(mailbox.timeZone, window.start)
    const cell = length / count
    for (let i = 0; i < count; i++) {
      const point = placeIn(
        open,
        Math.floor((i + 0.15 + 0.7 * chance(`${mailbox.id}|${date}|${i}`)) * cell),
      )
      if (point && point.at >= from && point.at < to) slots.push({ ...point, mailbox })
    }
  }
  return slots
}

function placeIn(open: readonly Interval[], offset: number): { at: number; latest: number } | null {
  let rest = offset
  for (const interval of open) {
    const length = interval.end - interval.start
    if (rest < length) return { at: interval.start + rest, latest: interval.end - 1 }
    rest -= length
  }
  return null
}
