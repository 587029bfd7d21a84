import type { ImportRun } from '../entities.generated.ts'

/** Counts of rows by outcome. */
export type Taken = Pick<
  ImportRun,
  'done' | 'created' | 'updated' | 'unchanged' | 'deleted' | 'refused' | 'partly'
>

export interface RowFault {
  column: string
  value: string
  message: string
}

export type RowError = RowFault & { row: number }

/** The result of a trial import. */
export interface ImportTrial extends Taken {
  /** False: the file has more rows than were checked. */
  whole: boolean
  errors: RowError[]
}
