/** What became of some rows. */
export interface Taken {
  done: number
  created: number
  updated: number
  unchanged: number
  refused: number
  partly: number
}

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
