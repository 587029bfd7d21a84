import { createContext, useContext, type ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import type { ConsoleResource } from '../core/registry.ts'

const Current = createContext<ConsoleResource | null>(null)

/** Provides the resource of the screen. */
export function ScreenResource({
  value,
  children,
}: {
  value: ConsoleResource
  children: ReactNode
}) {
  return (
    <Current value={value}>
      <ResourceContextProvider value={value.name}>{children}</ResourceContextProvider>
    </Current>
  )
}

/** @throws Error outside a generated screen. */
export function useScreenResource(): ConsoleResource {
  const current = useContext(Current)
  if (!current) throw new Error('useScreenResource: no ScreenResource around')
  return current
}
