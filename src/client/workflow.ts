import { readJson, storageKeys, writeJson } from './storage.ts'

/**
 * What somebody has begun and not finished, carried over pages, tabs and the sign-in (client state
 * of specification, section 3).
 */
export interface WorkflowData {
  /** Website address typed on the public site, for Start New Campaign. */
  websiteUrl?: string
  /**
   * When a visitor asked for a draft and was sent to sign in, in milliseconds since 1970: coming
   * back, it is begun without a further press.
   */
  begunAt?: number
}

/** The stored workflow data object; empty when nothing was begun or what is stored is no object. */
export const workflow = {
  get(): WorkflowData {
    const kept: unknown = readJson('local', storageKeys.workflow)
    return kept !== null && typeof kept === 'object' && !Array.isArray(kept) ? kept : {}
  },
  /** Lays values over the stored ones; `undefined` takes one away. */
  update(change: WorkflowData): void {
    const next = JSON.parse(JSON.stringify({ ...workflow.get(), ...change })) as WorkflowData
    writeJson('local', storageKeys.workflow, Object.keys(next).length > 0 ? next : null)
  },
}
