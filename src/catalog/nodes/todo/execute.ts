import { dateIn } from '#model/lib/windows.ts'
import type { NodeExecutor } from '#journey/step.ts'
import { isReal, later } from '../time-given.ts'

export const executeTodo: NodeExecutor = (
  { title, details, owner, due, waits, timeout = 'P7D' },
  { now, enteredAt, zone, outcome },
) => {
  if (outcome === null)
    return {
      answer: 'do',
      effect: {
        effect: 'todo',
        title: String(title ?? ''),
        details: String(details ?? ''),
        owner: String(owner ?? ''),
        dueOn: isReal(due) ? dateIn(zone, later(enteredAt, due, zone)) : null,
        waits: waits === true,
      },
    }
  if (waits !== true) return { answer: 'go', exit: 'next', because: 'To-do created.' }
  if (outcome !== 'pending')
    return { answer: 'go', exit: 'next', because: outcome === 'done' ? 'To-do done.' : outcome }
  const end = later(enteredAt, timeout, zone)
  return now >= end
    ? { answer: 'go', exit: 'timed-out', because: 'To-do not done in time.' }
    : { answer: 'wait', until: end }
}
