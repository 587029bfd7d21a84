import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface FileDuration {
  file: string
  run: string
  milliseconds: number
}

/** Where `npm test` leaves how long each file took in its last run. */
const PATH = 'node_modules/.cache/outrider-test-durations.json'

export function keepDurations(durations: readonly FileDuration[]): void {
  mkdirSync(dirname(PATH), { recursive: true })
  writeFileSync(PATH, JSON.stringify(durations))
}

/** The slowest test files of the last run; null when no run left a report. */
export function slowestOfLastRun(): FileDuration[] | null {
  if (!existsSync(PATH)) return null
  return slowest(JSON.parse(readFileSync(PATH, 'utf8')) as FileDuration[])
}

export const slowest = (durations: readonly FileDuration[]): FileDuration[] =>
  durations.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10)

/** No file may take more than one part in this many of the time of all files together. */
export const BUDGET_SHARE = 12

/**
 * The files that take more than their share: a file that does should be split or made lighter. A
 * share means the same on a slow machine as on a fast one.
 */
export function overBudget(durations: readonly FileDuration[]): FileDuration[] {
  const sum = durations.reduce((all, { milliseconds }) => all + milliseconds, 0)
  return durations.filter(({ milliseconds }) => milliseconds > sum / BUDGET_SHARE)
}

export const inSeconds = ({ file, run, milliseconds }: FileDuration): string =>
  `  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file} (${run})`
