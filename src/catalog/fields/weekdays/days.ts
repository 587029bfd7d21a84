import { dateFormat, say } from '#language'

const shortName = (day: number): string =>
  dateFormat({ weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

/** Every day of the week by its number in ISO 8601, with its short name, from Monday on. */
export const weekdays = (): { value: number; name: string }[] =>
  Array.from({ length: 7 }, (_unused, n) => ({ value: n + 1, name: shortName(n + 1) }))

/**
 * "Mon to Fri", "Tue, Thu": three or more in a row are shown as a range. Numbers that are no
 * weekday are shown unchanged.
 */
export function daysInWords(value: readonly unknown[]): string {
  const numbers = [...new Set(value.map(Number))].toSorted((a, b) => a - b)
  const name = (number: number) => (number >= 1 && number <= 7 ? shortName(number) : String(number))
  const runs: number[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && run.at(-1)! + 1 === number) run.push(number)
    else runs.push([number])
  }
  return runs
    .map((run) =>
      run.length > 2
        ? say('{from} to {to}', { from: name(run[0]!), to: name(run.at(-1)!) })
        : run.map(name).join(', '),
    )
    .join(', ')
}
