/** What an import of the configuration would do to one record. */
export interface PlannedChange {
  entity: string
  id: string
  name: string
  /**
   * `conflict`: changed here since the archive was made, and the archive holds something else.
   * `fault`: cannot be taken.
   */
  kind: 'create' | 'change' | 'conflict' | 'fault'
  /** The fields that differ; empty values where nothing stood. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** Why it is a conflict or a fault, in sentences. */
  reasons: string[]
}

export interface ImportPlan {
  /** Names this very plan: it is applied only while it is still what would happen. */
  hash: string
  create: number
  change: number
  conflict: number
  fault: number
  same: number
  changes: PlannedChange[]
}

/**
 * What becomes of conflicts: nothing is applied, they stay as they are here, or the archive wins.
 */
export const conflictChoices = ['refuse', 'keep', 'overwrite'] as const
export type ConflictChoice = (typeof conflictChoices)[number]
