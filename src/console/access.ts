import { createContext, useContext } from 'react'
import type { Operation } from '#model/entity.ts'
import type { ConsoleResource } from './registry.ts'

/** False for read-only admins: they see everything and are offered no write. */
export const WriteAccess = createContext(true)

/** Whether an operation is offered on a resource: it exists, and the person may do it. The server decides again on every call. */
export function mayDo(
  { resource, entity }: Pick<ConsoleResource, 'resource' | 'entity'>,
  operation: Operation,
  writes: boolean,
): boolean {
  if (!resource.operations.includes(operation)) return false
  return operation === 'list' || operation === 'get' || (writes && entity.access.write !== 'none')
}

/** `may('update')` for the resource at hand. */
export function useMay(
  of: Pick<ConsoleResource, 'resource' | 'entity'>,
): (operation: Operation) => boolean {
  const writes = useContext(WriteAccess)
  return (operation) => mayDo(of, operation, writes)
}
