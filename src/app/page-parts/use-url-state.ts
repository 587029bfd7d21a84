import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AUTH_PARTS } from '#shell/auth-errors.ts'

/** Names that sign-in does not take away from the address. */
type OwnParameters<T> = T & { [Name in (typeof AUTH_PARTS)[number]]?: never }

/**
 * Filters and paging kept in the address: defaults are left out, and changing anything but the page
 * returns to page 0.
 */
export function useUrlState<T extends Record<string, string>>(
  defaults: OwnParameters<T>,
): [state: T, change: (next: Partial<T>) => void] {
  const [search, setSearch] = useSearchParams()
  const state = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, search.get(name) ?? value]),
  ) as T
  const known = JSON.stringify(defaults)
  const change = useCallback(
    (next: Partial<T>) => {
      const base = JSON.parse(known) as T
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          if (!('page' in next) && !('open' in next)) after.delete('page')
          for (const [name, value] of Object.entries(next)) {
            if (value === undefined || value === '' || value === base[name]) after.delete(name)
            else after.set(name, String(value))
          }
          return after
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [known, setSearch],
  )
  return [state, change]
}

/** A page number from the address; page 0 if invalid. */
export const pageOf = (text: string): number => Math.max(0, Math.floor(Number(text)) || 0)
/** A page size from the address: 30 by default, or 50. */
export const sizeOf = (text: string): 30 | 50 => (text === '50' ? 50 : 30)
