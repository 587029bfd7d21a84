import { usePreference } from './preferences.ts'

/** The number of screens that fit into the sidebar next to the other items. */
export const MAX_PINS = 12

const isPath = (one: unknown): one is string => typeof one === 'string' && one.startsWith('/')

/** The screens that a person pinned to the sidebar, by path, in the order of pinning. */
export function usePins(enabled = true): {
  pins: readonly string[]
  isFull: boolean
  toggle(path: string): Promise<void>
} {
  const { value, change } = usePreference<unknown>('pins', enabled)
  const pins = Array.isArray(value) ? value.filter(isPath).slice(0, MAX_PINS) : []
  return {
    pins,
    isFull: pins.length >= MAX_PINS,
    async toggle(path) {
      const next = pins.includes(path) ? pins.filter((pin) => pin !== path) : [...pins, path]
      await change(next.length > 0 ? next.slice(0, MAX_PINS) : null)
    },
  }
}
