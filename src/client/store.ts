import { useSyncExternalStore } from 'react'

export interface Store<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
  /**
   * Reads inside React. While hydrating it answers with the initial value, which is what the
   * prerendered page was made with.
   */
  use(): T
}

/** A value outside React that components can follow. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  const store: Store<T> = {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of Array.from(listeners)) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    use: () => useSyncExternalStore(store.subscribe, store.get, () => initial),
  }
  return store
}
