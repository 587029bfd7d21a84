import { expect, it } from 'vitest'
import { registry, resourceOf } from '../core/registry.ts'
import { stateViews } from './state-views.ts'

const viewsOf = (entity: string) =>
  stateViews(resourceOf(registry, entity)).map(({ name, filter }) => [name, filter])

it.each([
  ['segment', [true, false].map((enabled) => [enabled ? 'On' : 'Off', { enabled }])],
  [
    'journey',
    ['draft', 'live', 'paused', 'stopped'].map((state) => [
      state[0]!.toUpperCase() + state.slice(1),
      { state },
    ]),
  ],
])('has a view for each state of a %s', (entity, expected) => {
  expect(viewsOf(entity)).toEqual(expected)
})

it.each([
  ['a log, whose states are too many to count', 'engage-message'],
  ['records without a state', 'persona'],
  ['records that nobody changes', 'job'],
])('has none for %s', (_what, entity) => {
  expect(viewsOf(entity)).toEqual([])
})
