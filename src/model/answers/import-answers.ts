import type { ImportRun } from '../entities.generated.ts'

/** Counts of rows by outcome. */
export type ImportCounts = Pick<
  ImportRun,
  'done' | 'created' | 'updated' | 'unchanged' | 'deleted' | 'refused' | 'partly'
>

export interface RowIssue {
  column: string
  value: string
  message: string
}

export type RowError = RowIssue & { row: number }

/** The result of a trial import. */
export interface ImportTrial extends ImportCounts {
  /** False: the file has more rows than were checked. */
  whole: boolean
  errors: RowError[]
}
