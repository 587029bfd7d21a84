/** A bulk change with its progress. */
export interface BulkView {
  id: string
  entity: string
  action: string
  /** The state of its job. */
  state: string
  total: number
  counts: Record<'waiting' | 'done' | 'unchanged' | 'failed' | 'undone', number>
  /** Records per second so far; null before any. */
  perSecond: number | null
  undoable: boolean
  /** The bulk change that this one undoes. */
  undoOf: string | null
  error: string
  createdAt: string
  createdBy: string
  finishedAt: string | null
}

/** One record of a bulk change with its outcome. */
export interface BulkRecordView {
  id: string
  name: string
  state: 'waiting' | 'done' | 'unchanged' | 'failed' | 'undone'
  code: string
  reason: string
}

/** A record that a bulk change could not change, with the reason as a sentence. */
export interface BulkFailed {
  id: string
  name: string
  code: string
  reason: string
  usedBy?: unknown
}

/** The answer to a bulk change of few records, which is made at once. */
export interface BulkDone {
  bulkId: string
  done: string[]
  failed: BulkFailed[]
  /** For deletions: the id for `undo-delete`, null when nothing can be restored. */
  undo?: string | null
  undoable?: number
}

/** The answer to a bulk change of many records, which a job makes. */
export interface BulkQueued {
  bulkId: string
  jobId: string
  total: number
}
