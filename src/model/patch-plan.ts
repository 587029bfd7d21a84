/** What applying a patch does to its record. */
export interface PatchPlan {
  kind: 'create' | 'change' | 'remove' | 'nothing'
  entity: string
  id: string
  /** The fields that differ. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
