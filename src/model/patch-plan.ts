import type { Entity } from './entity.ts'

/**
 * Whether patches may change records of an entity: the organisation's own configuration, and no
 * patches.
 */
export const isPatchable = ({ id, scope, idKind, operations, path }: Entity): boolean =>
  scope === 'tenant' &&
  id !== 'patch' &&
  idKind === 'key' &&
  path !== '' &&
  operations.includes('create') &&
  operations.includes('update')

/** What applying a patch does to its record. */
export interface PatchPlan {
  kind: 'create' | 'change' | 'remove' | 'nothing'
  entity: string
  id: string
  /** The fields that differ. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
