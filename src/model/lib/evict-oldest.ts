/** Deletes the oldest entries of a map until it has no more than `max`. */
export function evictOldest<Key>(map: Map<Key, unknown>, max: number): void {
  for (const oldest of map.keys()) {
    if (map.size <= max) return
    map.delete(oldest)
  }
}
