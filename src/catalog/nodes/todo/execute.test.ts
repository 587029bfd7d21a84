import { expect, it } from 'vitest'
import type { StepFacts } from '#journey/step.ts'
import { executeTodo } from './execute.ts'

it.each([
  ['America/New_York', '2026-03-03T02:00:00Z', 'P2D', '2026-03-04'],
  ['Europe/Berlin', '2026-06-30T22:30:00Z', 'P1D', '2026-07-02'],
  ['UTC', '2026-03-02T21:00:00Z', 'P2D', '2026-03-04'],
  ['UTC', '2026-03-02T21:00:00Z', '', null],
])('a to-do of %s at %s in %s is due on %s', (zone, at, due, dueOn) => {
  const enteredAt = Date.parse(at)
  const facts = { now: enteredAt, enteredAt, zone, outcome: null } as StepFacts
  expect(executeTodo({ title: 'Call', due }, facts)).toMatchObject({ effect: { dueOn } })
})
