/** Undo and redo history. */
export interface History<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /**
   * Identifies the control of the last step; further typing in the same control extends that step.
   */
  key: string | null
}

const KEPT = 100

export const startHistory = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  key: null,
})

export function step<T>(history: History<T>, present: T, key: string | null): History<T> {
  if (present === history.present) return history
  const goesOn = key !== null && key === history.key
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-KEPT),
    present,
    future: [],
    key,
  }
}

export function undo<T>(history: History<T>): History<T> {
  const present = history.past.at(-1)
  return present === undefined
    ? history
    : {
        past: history.past.slice(0, -1),
        present,
        future: [history.present, ...history.future],
        key: null,
      }
}

export function redo<T>(history: History<T>): History<T> {
  const [present, ...future] = history.future
  return present === undefined
    ? history
    : { past: [...history.past, history.present], present, future, key: null }
}
