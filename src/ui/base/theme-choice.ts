import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

/** Also read by public/boot.js, which sets the theme before the first paint. */
const THEME_KEY = 'outrider.theme'

const listeners = new Set<() => void>()
let theme: Theme | undefined

function readTheme(): Theme {
  try {
    const kept = window.localStorage.getItem(THEME_KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

function getTheme(): Theme {
  theme ??= typeof window === 'undefined' ? 'system' : readTheme()
  return theme
}

/** Stores a theme; `system` follows the device. */
export function setTheme(next: Theme): void {
  theme = next
  try {
    if (next === 'system') window.localStorage.removeItem(THEME_KEY)
    else window.localStorage.setItem(THEME_KEY, next)
  } catch {
    // No storage: applies to this visit only.
  }
  if (next === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = next
  for (const listener of Array.from(listeners)) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const system = window.matchMedia?.('(prefers-color-scheme: dark)')
  system?.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system?.removeEventListener('change', listener)
  }
}

/** The displayed theme: the choice, or the device's for `system`. */
function resolvedTheme(): 'light' | 'dark' {
  const chosen = getTheme()
  if (chosen !== 'system') return chosen
  return typeof window !== 'undefined' &&
    window.matchMedia?.('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light'
}

/** The theme switch: the choice, the displayed theme, and the setter. */
export function useTheme(): {
  theme: Theme
  resolved: 'light' | 'dark'
  setTheme: (next: Theme) => void
} {
  const chosen = useSyncExternalStore(subscribe, getTheme, () => 'system' as const)
  const resolved = useSyncExternalStore(subscribe, resolvedTheme, () => 'light' as const)
  return { theme: chosen, resolved, setTheme }
}
