import { usePreference } from './preferences.ts'

/** The number of screens that fit into the sidebar next to the other items. */
export const MAX_PINS = 12

const isPath = (one: unknown): one is string => typeof one === 'string' && one.startsWith('/')

const pinsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(isPath).slice(0, MAX_PINS) : []

/** The screens that a person pinned to the sidebar, by path, in the order of pinning. */
export function usePins(enabled = true): {
  pins: readonly string[]
  isFull: boolean
  toggle(path: string): Promise<void>
} {
  const { value, change } = usePreference<unknown>('pins', enabled)
  const pins = pinsIn(value)
  return {
    pins,
    isFull: pins.length >= MAX_PINS,
    async toggle(path) {
      await change((now) => {
        const stored = pinsIn(now)
        const next = stored.includes(path)
          ? stored.filter((pin) => pin !== path)
          : [...stored, path]
        return next.length > 0 ? next.slice(0, MAX_PINS) : null
      })
    },
  }
}
