/**
 * Sorts dependencies before their dependents; the order is otherwise kept. A cycle ends where it
 * began.
 */
export function inOrder<T>(
  items: readonly T[],
  refersTo: (item: T) => Iterable<T | undefined>,
): T[] {
  const known = new Set(items)
  const placed = new Set<T>()
  const ordered: T[] = []
  const place = (item: T): void => {
    if (placed.has(item)) return
    placed.add(item)
    for (const other of refersTo(item)) if (other !== undefined && known.has(other)) place(other)
    ordered.push(item)
  }
  items.forEach(place)
  return ordered
}
