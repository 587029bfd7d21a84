import { nextOpen } from '#journey/local-window.ts'
import type { NodeExecutor, StepAnswer } from '#journey/step.ts'
import { isReal, later } from '../time-given.ts'

export const executeWait: NodeExecutor = (
  given,
  { now, enteredAt, zone, event, holds, nextTransitionAt },
) => {
  const { how = 'time', time = 'P1D', timeout = 'P7D', condition, weekdays, from, to } = given
  const window = {
    zone,
    days: Array.isArray(weekdays) ? weekdays.map(Number) : [],
    from: String(from ?? ''),
    to: String(to ?? ''),
  }
  /** Continues within the allowed hours, counted from the moment at which the wait is over. */
  const goAt = (at: number, because: string, forChange = false): StepAnswer => {
    const open = nextOpen(window, at)
    return open <= now
      ? { answer: 'go', exit: 'done', because }
      : { answer: 'wait', until: open, forChange }
  }
  if (how === 'time')
    return goAt(isReal(time) ? later(enteredAt, time, zone) : enteredAt, 'The wait is over.')
  const end = later(enteredAt, timeout, zone)
  if (how === 'event' && event)
    return goAt(Math.max(enteredAt, Date.parse(event.timeStamp)), `“${event.eventType}” happened.`)
  // The condition must still be true when the allowed hours begin.
  if (how === 'condition' && holds(condition)) return goAt(now, 'The condition matches.', true)
  if (now >= end) return { answer: 'go', exit: 'timed-out', because: 'Timed out.' }
  const turns = how === 'condition' ? nextTransitionAt(condition) : null
  return {
    answer: 'wait',
    until: turns === null ? end : Math.min(end, turns),
    forEvent: how === 'event',
    forChange: how === 'condition',
  }
}
