import type { Broadcast } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import { inSentence, message, say } from '#language'

/*
 * The states of a broadcast.
 *
 * - draft: it can be edited. Nothing was frozen and nothing is sent.
 * - scheduled: a job will freeze its audience at `startedAt`. Stopping makes it a draft again.
 * - freezing: the job writes one ledger row per person of the audience, in one transaction. If
 *   something is missing, or it is stopped before, it becomes a draft again.
 * - canary: only the first `canarySize` people are released. When all of them were attempted, the
 *   wait begins (`canaryUntil`); at its end the rest follows, unless a limit was exceeded.
 * - sending: people are released at the pace, each at their time.
 * - paused: by a user or by a limit. Released people went back to waiting; nothing leaves.
 * - stopped: people who had not got it are canceled. Sending to the rest makes it `sending` again.
 * - done: no one waits any more. Retrying the failed makes it `sending` again.
 */

export type BroadcastState = NonNullable<Broadcast['state']>
export type BroadcastAction =
  | 'schedule'
  | 'begin'
  | 'refuse'
  | 'send-canary'
  | 'send-all'
  | 'pause'
  | 'stop'
  | 'finish'

/** The allowed transitions by state and action. All others are rejected. */
export const transitions: Readonly<
  Record<BroadcastState, Partial<Record<BroadcastAction, BroadcastState>>>
> = {
  draft: { schedule: 'scheduled', begin: 'freezing' },
  scheduled: { begin: 'freezing', stop: 'draft' },
  freezing: { refuse: 'draft', stop: 'draft', 'send-canary': 'canary', 'send-all': 'sending' },
  canary: { 'send-all': 'sending', pause: 'paused', stop: 'stopped', finish: 'done' },
  sending: { pause: 'paused', stop: 'stopped', finish: 'done' },
  paused: { 'send-canary': 'canary', 'send-all': 'sending', stop: 'stopped' },
  stopped: { 'send-all': 'sending' },
  done: { 'send-all': 'sending' },
}

const refusals: Readonly<Record<BroadcastAction, string>> = {
  schedule: message('A broadcast that is {state} cannot be scheduled.'),
  begin: message('A broadcast that is {state} cannot be started.'),
  refuse: message('A broadcast that is {state} cannot be returned to draft.'),
  'send-canary': message('A broadcast that is {state} cannot be resumed.'),
  'send-all': message('A broadcast that is {state} cannot be resumed.'),
  pause: message('A broadcast that is {state} cannot be paused.'),
  stop: message('A broadcast that is {state} cannot be stopped.'),
  finish: message('A broadcast that is {state} cannot be finished.'),
}

/**
 * The state after the action.
 * @throws ProductError `wrong_state` with the state in the sentence
 */
export function nextState(
  { state = 'draft' }: Pick<Broadcast, 'state'>,
  action: BroadcastAction,
): BroadcastState {
  const to = transitions[state][action]
  if (!to)
    throw fail(
      'wrong_state',
      say(refusals[action], { state: inSentence(choiceWords(state)) }),
      [],
      { state },
    )
  return to
}
