/** Rotates the order of a list by a number, so that no entry is always last. */
export function turned<T>(all: readonly T[], by: number): T[] {
  const start = all.length === 0 ? 0 : Math.floor(by) % all.length
  return [...all.slice(start), ...all.slice(0, start)]
}
