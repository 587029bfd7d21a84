import { describe, expect, test } from 'vitest'
import { nextState, transitions, type CampaignAction, type CampaignState } from './transitions.ts'

const states = Object.keys(transitions) as CampaignState[]
const actions: CampaignAction[] = [
  'drafted',
  'complete-setup',
  'reopen-setup',
  'launch',
  'undo-launch',
  'pause',
  'resume',
  'complete',
  'reactivate',
  'archive',
  'restore',
]
/** All valid pairs; all others must be refused. */
const possible: Record<string, CampaignState> = {
  'draft drafted': 'configuring',
  'draft archive': 'archived',
  'configuring complete-setup': 'ready',
  'configuring archive': 'archived',
  'ready reopen-setup': 'configuring',
  'ready launch': 'running',
  'ready archive': 'archived',
  'running undo-launch': 'ready',
  'running pause': 'paused',
  'running complete': 'completed',
  'paused resume': 'running',
  'paused archive': 'archived',
  'completed reactivate': 'running',
  'completed archive': 'archived',
  'archived restore': 'configuring',
}

describe('campaign states', () => {
  test.each(states.flatMap((state) => actions.map((action) => [state, action] as const)))(
    '%s + %s',
    (state, action) => {
      const expected = possible[`${state} ${action}`]
      if (expected) expect(nextState({ state, archivedFrom: '' }, action)).toBe(expected)
      else
        expect(() => nextState({ state, archivedFrom: '' }, action)).toThrow(
          `A campaign that is ${state} cannot be`,
        )
    },
  )
  test.each([
    ['running', 'paused'],
    ['completed', 'paused'],
    ['paused', 'paused'],
    ['ready', 'configuring'],
    ['draft', 'configuring'],
  ])('restored from %s: %s', (from, to) =>
    expect(nextState({ state: 'archived', archivedFrom: from }, 'restore')).toBe(to),
  )
})
