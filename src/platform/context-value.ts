import { AsyncLocalStorage } from 'node:async_hooks'

/** A value bound to an async context: only code awaited within `run` sees it. */
export interface ContextValue<T> {
  run<R>(value: T, work: () => Promise<R>): Promise<R>
  get(): T | undefined
}

export function contextValue<T>(): ContextValue<T> {
  const storage = new AsyncLocalStorage<T>()
  return { run: (value, work) => storage.run(value, work), get: () => storage.getStore() }
}
