/** A state and those before and after it. Trees share their parts, so keeping them is cheap. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  /** What the last change was part of; changes with the same key and close in time are one step. */
  readonly key: string
  readonly at: number
}

const LIMIT = 500
/** Changes with one key within this time, such as typing, are one step. */
const STEP_MS = 1000

export const startHistory = <State>(state: State): History<State> => ({
  past: [],
  present: state,
  future: [],
  key: '',
  at: 0,
})

/** Adds a state. `key` names the changed part, such as the text of a block; empty for a separate step. */
export function pushState<State>(
  history: History<State>,
  state: State,
  key: string,
  now: number,
): History<State> {
  if (state === history.present) return history
  const joins = key !== '' && key === history.key && now - history.at < STEP_MS
  return {
    past: joins ? history.past : [...history.past, history.present].slice(-LIMIT),
    present: state,
    future: [],
    key,
    at: now,
  }
}

export function undo<State>(history: History<State>): History<State> {
  const present = history.past.at(-1)
  if (present === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    key: '',
    at: 0,
  }
}

export function redo<State>(history: History<State>): History<State> {
  const [present, ...future] = history.future
  if (present === undefined) return history
  return { past: [...history.past, history.present], present, future, key: '', at: 0 }
}
