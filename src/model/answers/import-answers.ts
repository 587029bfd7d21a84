import type { ImportRun } from '../entities.generated.ts'

/** What became of some rows. */
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

/** What taking a file in would do. */
export interface ImportTrial extends Taken {
  /** False: the file has more rows than were looked at. */
  whole: boolean
  errors: RowError[]
}
