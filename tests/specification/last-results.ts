import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { HoldingTest } from '#model/api/specification.ts'

/** The result of one test of the last run, by its file and full name. */
export interface TestResult {
  file: string
  name: string
  passed: boolean
}

/** Where `npm test` leaves the results of its last run. */
const PATH = 'node_modules/.cache/outrider-test-results.json'

export function keepResults(results: readonly TestResult[]): void {
  mkdirSync(dirname(PATH), { recursive: true })
  writeFileSync(PATH, JSON.stringify(results))
}

/** The results of the last run; empty when there was none. */
export const lastResults = (): TestResult[] =>
  existsSync(PATH) ? (JSON.parse(readFileSync(PATH, 'utf8')) as TestResult[]) : []

/** A test's name as a file spells it: `%s` and the like match any text. */
const patternOf = (name: string) =>
  new RegExp(
    name
      .split(/%[a-z]/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*'),
  )

/** The result of a holding test in a run; null when it did not run. */
export function resultOf(
  { file, name }: HoldingTest,
  results: readonly TestResult[],
): 'passed' | 'failed' | null {
  const pattern = patternOf(name)
  const found = results.filter((one) => one.file === file && pattern.test(one.name))
  if (found.length === 0) return null
  return found.every(({ passed }) => passed) ? 'passed' : 'failed'
}
