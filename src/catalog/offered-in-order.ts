/** Kinds in the order in which they are offered: first the given ids, then the others. */
export function offeredInOrder<T extends { id: string }>(
  kinds: readonly T[],
  first: readonly string[],
): readonly T[] {
  const rank = ({ id }: T) => first.indexOf(id) + 1 || first.length + 1
  return kinds.toSorted((one, other) => rank(one) - rank(other))
}
