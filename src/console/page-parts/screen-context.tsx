import { createContext, useCallback, useContext, type ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { SchemaNodes } from '#catalog/fields/schema-node.ts'
import { useRegistry, type ConsoleResource } from '../core/registry.ts'

const Current = createContext<ConsoleResource | null>(null)

/** Provides the resource of the screen, and the schemas that its inputs and fields read. */
export function ScreenResource({
  value,
  children,
}: {
  value: ConsoleResource
  children: ReactNode
}) {
  const registry = useRegistry()
  const nodeOf = useCallback(
    (resource: string, source: string) =>
      (resource === value.name ? value : registry.byName(resource))?.entity.field(source)?.node,
    [registry, value],
  )
  return (
    <Current value={value}>
      <SchemaNodes value={nodeOf}>
        <ResourceContextProvider value={value.name}>{children}</ResourceContextProvider>
      </SchemaNodes>
    </Current>
  )
}

/** @throws Error outside a generated screen. */
export function useScreenResource(): ConsoleResource {
  const current = useContext(Current)
  if (!current) throw new Error('useScreenResource: no ScreenResource around')
  return current
}
