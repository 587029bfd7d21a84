/**
 * The row of a statement that always returns exactly one, such as a count without `group by`.
 * @throws Error when there is none: the statement is not of that kind
 */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('The statement returned no row.')
  return row
}
