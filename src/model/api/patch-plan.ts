import type { Entity } from '../schema/entity.ts'

/**
 * Whether patches may change records of an entity: the organization's own configuration, except
 * patches.
 */
export const isPatchable = ({ id, scope, idKind, operations, path }: Entity): boolean =>
  scope === 'tenant' &&
  id !== 'patch' &&
  idKind === 'key' &&
  path !== '' &&
  operations.includes('create') &&
  operations.includes('update')

/** The effect of a patch on its record. */
export interface PatchPlan {
  kind: 'create' | 'change' | 'remove' | 'nothing'
  entity: string
  id: string
  /** The fields that differ. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
