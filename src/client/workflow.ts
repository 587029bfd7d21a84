import { readJson, storageKeys, writeJson } from './storage.ts'

/**
 * An unfinished task, carried across pages, tabs and the sign-in (client state of specification,
 * section 3).
 */
export interface WorkflowData {
  /** Website address typed on the public site, for Start New Campaign. */
  websiteUrl?: string
  /**
   * When a visitor requested a draft and was sent to sign in, in milliseconds since 1970: on
   * return, the draft starts automatically.
   */
  begunAt?: number
  /** Token of what the visitor saw of the site before signing up. */
  firstLook?: string
}

/** The stored workflow data object; empty if it is absent or not an object. */
export const workflow = {
  get(): WorkflowData {
    const kept: unknown = readJson('local', storageKeys.workflow)
    return kept !== null && typeof kept === 'object' && !Array.isArray(kept) ? kept : {}
  },
  /** Merges values into the stored ones; `undefined` removes one. */
  update(change: WorkflowData): void {
    const next = JSON.parse(JSON.stringify({ ...workflow.get(), ...change })) as WorkflowData
    writeJson('local', storageKeys.workflow, Object.keys(next).length > 0 ? next : null)
  },
}
