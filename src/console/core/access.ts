import { createContext, useContext } from 'react'
import { roleMay, type Role } from '#model/schema/access.ts'
import type { Operation } from '#model/schema/entity.ts'
import type { ConsoleResource } from './registry.ts'

/** False for people with read-only access, who are offered no writes. */
export const WriteAccess = createContext(true)

/** The role of the signed-in person. */
export const ConsoleRole = createContext<Role>('ADMIN')

/**
 * Whether an operation is offered on a resource: it exists, and the person has the permission. The
 * server checks every call again.
 */
export function mayDo(
  { resource, entity }: Pick<ConsoleResource, 'resource' | 'entity'>,
  operation: Operation,
  writes: boolean,
  role: Role = 'ADMIN',
): boolean {
  if (!resource.operations.includes(operation)) return false
  return operation === 'list' || operation === 'get'
    ? roleMay(role, entity, 'read')
    : writes && roleMay(role, entity, 'write')
}

/** `may('update')` for the current resource. */
export function useMay(
  consoleResource: Pick<ConsoleResource, 'resource' | 'entity'>,
): (operation: Operation) => boolean {
  const canWrite = useContext(WriteAccess)
  const role = useContext(ConsoleRole)
  return (operation) => mayDo(consoleResource, operation, canWrite, role)
}
