const short = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })

/** Every day of the week by its number in ISO 8601, with its short name, from Monday on. */
export const weekdays: readonly { value: number; name: string }[] = Array.from(
  { length: 7 },
  (_unused, n) => ({ value: n + 1, name: short.format(Date.UTC(2024, 0, 1 + n)) }),
)

/**
 * "Mon to Fri", "Tue, Thu": three or more in a row are shown as a range. Numbers that are no
 * weekday are shown unchanged.
 */
export function daysInWords(value: readonly unknown[]): string {
  const numbers = [...new Set(value.map(Number))].toSorted((a, b) => a - b)
  const name = (number: number) => weekdays[number - 1]?.name ?? String(number)
  const runs: number[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && run.at(-1)! + 1 === number) run.push(number)
    else runs.push([number])
  }
  return runs
    .map((run) =>
      run.length > 2 ? `${name(run[0]!)} to ${name(run.at(-1)!)}` : run.map(name).join(', '),
    )
    .join(', ')
}
