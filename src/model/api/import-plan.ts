/** The effect of a configuration import on one record. */
export interface PlannedChange {
  entity: string
  id: string
  name: string
  /**
   * `conflict`: changed here since the archive was made, and the archive differs. `fault`: cannot
   * be imported.
   */
  kind: 'create' | 'change' | 'conflict' | 'fault'
  /** The fields that differ; empty values where there were none. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** Why it is a conflict or a fault, in sentences. */
  reasons: string[]
}

export interface ImportPlan {
  /** Identifies this exact plan: it is applied only while it is still current. */
  hash: string
  create: number
  change: number
  conflict: number
  fault: number
  same: number
  changes: PlannedChange[]
}

/** How conflicts are resolved: nothing is applied, this installation wins, or the archive wins. */
export const conflictChoices = ['refuse', 'keep', 'overwrite'] as const
export type ConflictChoice = (typeof conflictChoices)[number]

/** A plan that a user has seen, by its hash, and how its conflicts are resolved. */
export interface PlanApproval {
  hash: string
  conflicts: ConflictChoice
}
