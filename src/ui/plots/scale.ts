/**
 * A round maximum of an axis from zero, and the step between its two grid lines: 187 → 200 by 100.
 */
export function niceScale(largest: number): { top: number; step: number } {
  if (!(largest > 2)) return { top: 2, step: 1 }
  const raw = largest / 2
  const power = 10 ** Math.floor(Math.log10(raw))
  const factor =
    [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10].find(
      (candidate) => candidate * power >= raw && Number.isInteger(candidate * power),
    ) ?? 10
  const step = factor * power
  return { top: step * 2, step }
}

/** The days of `count` with a label, at most `most`. */
export function labeledDays(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil(count / most))
  return Array.from({ length: count }, (_, day) => day).filter((day) => day % every === 0)
}
