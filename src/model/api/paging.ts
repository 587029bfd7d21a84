/** A page of rows: the first one, from 0, and how many. */
export interface RowRange {
  first: number
  size: number
}

/** Specification, section 9: default page 0, default size 30, max size 50, newest first. */
export const paging = {
  defaultPage: 0,
  defaultSize: 30,
  maxSize: 50,
  defaultSort: ['updatedAt', 'DESC'],
  /**
   * Up to this number the total of a list is counted; above it is the database's estimate, because
   * counting a million rows takes longer than reading a page of them.
   */
  exactTotal: 2000,
} as const
