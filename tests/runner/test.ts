import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import {
  BUDGET_SHARE,
  inSeconds,
  keepDurations,
  overBudget,
  slowest,
  type FileDuration,
} from '#tests/architecture/house/durations.ts'
import { keepResults, type TestResult } from '#tests/specification/last-results.ts'
import { sideBySide } from './side-by-side.ts'
import { openTestPostgres } from './test-postgres.ts'
import { READY } from '#tests/e2e/ready-product.ts'
import { browserPath } from '#tests/support/browser-path.ts'
import { readSources } from '#tests/architecture/read-imports.ts'
import { BROWSER_ON_BOTH, SECOND_TIER_TESTS, STORAGE_CONTRACT, WALKS } from '#tests/tiers.ts'

/*
 * `npm test` runs the first tier of `tests/tiers.ts`: the gates, side by side, which fail within a
 * minute; then the node tests on one database (PostgreSQL if there is one, else the embedded one),
 * the storage contract on the embedded one, the build, and one walk through each main path in a
 * browser. `npm run test:all` runs everything there is, `--long` with hundreds of interruptions.
 * Files that failed run once more at the end, alone.
 */

interface Count {
  passed: number
  failed: number
  skipped: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  testResults: VitestFile[]
}

interface VitestFile {
  name: string
  status: string
  message: string
  startTime: number
  endTime: number
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

/** A test file that failed, and what runs it again alone. */
interface FallenFile {
  run: string
  file: string
  /** How many of its tests failed; 1 for a file that did not load. */
  failed: number
  again(): Promise<boolean>
}

interface BrowserSuite {
  file: string
  suites?: BrowserSuite[]
  specs: {
    title: string
    ok: boolean
    tests: { results: { duration: number; error?: { message: string } }[] }[]
  }[]
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: BrowserSuite[]
}

const isLong = process.argv.includes('--long')
const isAll = isLong || process.argv.includes('--all')
// Child processes run property tests with the count of the long run.
if (isLong) process.env.LONG = '1'
const reports = mkdtempSync(join(tmpdir(), 'outrider-test-'))
const ready = join(reports, 'ready')
const total: Count = { passed: 0, failed: 0, skipped: 0 }
const notes: string[] = []
/** Duration of each file in milliseconds, with the name of its run. */
const durations: FileDuration[] = []
/** The files that failed, by the run that they failed in. */
const fallen: FallenFile[] = []
/** The result of each test, for `npm run spec`. */
const results: TestResult[] = []
const seconds: Record<string, number> = {}

const start = sideBySide((text) => void process.stdout.write(text))

/** @returns true on exit code 0 */
async function run(name: string, args: string[], env: Record<string, string> = {}) {
  const { ok, seconds: took } = await start(name, args, env)
  seconds[name] = took
  return ok
}

/**
 * Adds the counts of a run's report. A run that fails outside of its tests counts as a failure in
 * any case.
 */
function add(name: string, ok: boolean, read: () => Count) {
  let count: Count
  try {
    count = read()
  } catch {
    count = { passed: 0, failed: 1, skipped: 0 }
  }
  if (!ok && count.failed === 0) count.failed = 1
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  const skipped = count.skipped ? `, ${count.skipped} skipped` : ''
  const took = seconds[name] === undefined ? '' : ` (${seconds[name]} s)`
  notes.push(`${name}: ${count.passed} passed, ${count.failed} failed${skipped}${took}`)
}

/** Runs a program without tests, such as the compiler: counts as one check. */
async function check(name: string, args: string[]): Promise<boolean> {
  const ok = await run(name, args)
  add(name, ok, () => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }))
  return ok
}

const reportFile = (name: string) => join(reports, `${name.replace(/\W+/g, '-')}.json`)
const readJson = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T
/** The first line of a failure, for the end of the output. */
const failure = (path: string, test: string, message = '') =>
  `  failed: ${relative('.', path)} > ${test}: ${stripVTControlCharacters(message).split('\n')[0]}`

const VITEST = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=./tests/support/report-files.ts',
]
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test']

async function vitest(name: string, filters: string[], env: Record<string, string>) {
  const file = reportFile(name)
  const kept = ['--reporter=json', `--outputFile.json=${file}`]
  const ok = await run(name, [...VITEST, ...kept, ...filters], env)
  add(name, ok, () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults } =
      readJson<VitestReport>(file)
    for (const one of testResults) noteVitestFile(name, one, env)
    return {
      passed: numPassedTests,
      failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0),
      skipped: numPendingTests,
    }
  })
  return ok
}

function noteVitestFile(
  name: string,
  { name: path, status, message, startTime, endTime, assertionResults }: VitestFile,
  env: Record<string, string>,
) {
  const file = relative('.', path)
  durations.push({ file, run: name, milliseconds: endTime - startTime })
  for (const test of assertionResults)
    if (test.status === 'passed' || test.status === 'failed')
      results.push({ file, name: test.fullName, passed: test.status === 'passed' })
  if (status !== 'failed') return
  const failed = assertionResults.filter((test) => test.status === 'failed')
  for (const test of failed) notes.push(failure(file, test.fullName, test.failureMessages[0]))
  if (failed.length === 0) notes.push(failure(file, 'the whole file', message))
  fallen.push({
    run: name,
    file,
    failed: Math.max(1, failed.length),
    again: () => runAgain([...VITEST, file], file, env),
  })
}

const runAgain = (args: string[], file: string, env: Record<string, string>) =>
  run(`Once more, alone: ${file}`, args, env)

async function browser(name: string, filters: readonly string[], env: Record<string, string>) {
  const file = reportFile(name)
  const ok = await run(name, [...PLAYWRIGHT, '--reporter=list,json', ...filters], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  add(name, ok, () => {
    const { stats, suites } = readJson<BrowserReport>(file)
    for (const suite of suites) noteBrowserFile(name, suite, env)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }
  })
}

function noteBrowserFile(name: string, suite: BrowserSuite, env: Record<string, string>) {
  const file = `tests/e2e/${suite.file}`
  const { milliseconds, failed } = noteSuite(suite)
  durations.push({ file, run: name, milliseconds })
  if (failed > 0)
    fallen.push({
      run: name,
      file,
      failed,
      again: () => runAgain([...PLAYWRIGHT, '--reporter=list', '--workers=1', file], file, env),
    })
}

/**
 * Records the results and failures of a suite.
 * @returns its duration in milliseconds, and how many of its tests failed
 */
function noteSuite({ file, suites = [], specs }: BrowserSuite): {
  milliseconds: number
  failed: number
} {
  const sum = { milliseconds: 0, failed: 0 }
  for (const { title, ok, tests } of specs) {
    const all = tests.flatMap((test) => test.results)
    if (all.length > 0) results.push({ file: `tests/e2e/${file}`, name: title, passed: ok })
    if (!ok) {
      notes.push(failure(`tests/e2e/${file}`, title, all.at(-1)?.error?.message))
      sum.failed += 1
    }
    for (const { duration } of all) sum.milliseconds += duration
  }
  for (const suite of suites) {
    const { milliseconds, failed } = noteSuite(suite)
    sum.milliseconds += milliseconds
    sum.failed += failed
  }
  return sum
}

/**
 * The chaos suite on the built program: its runs count as tests. `npm run test:all` repeats the
 * same twenty each time; the long run draws others.
 */
async function chaos() {
  const file = reportFile('Chaos')
  const settings: Record<string, string> = { CHAOS_REPORT: file }
  if (isLong)
    Object.assign(settings, {
      CHAOS_RUNS: process.env.CHAOS_RUNS ?? '200',
      CHAOS_KILLS: process.env.CHAOS_KILLS ?? '10',
    })
  else settings.CHAOS_SEED = process.env.CHAOS_SEED ?? '2'
  const ok = await run('Chaos', ['--import', 'tsx', 'tests/chaos/chaos.ts'], settings)
  add('Chaos', ok, () => {
    const {
      passed,
      failed,
      notes: failures,
    } = readJson<{ passed: number; failed: number; notes: string[] }>(file)
    notes.push(...failures)
    return { passed, failed, skipped: 0 }
  })
}

/**
 * True if a browser for the tests exists: Debian's, or Playwright's, which is downloaded if
 * missing.
 */
async function haveBrowser(): Promise<boolean> {
  if (browserPath()) return true
  return run('Fetching a browser', [
    'node_modules/@playwright/test/cli.js',
    'install',
    '--with-deps',
    'chromium',
  ])
}

/** Tests that open a database, directly or indirectly: only these can differ on the other one. */
function testsOnDatabase(): string[] {
  const sources = readSources('src', 'tests')
  const reaching = new Set(['tests/support/open-database.ts'])
  for (const known of reaching)
    for (const { path, imports } of sources)
      if (imports.some(({ target, typeOnly }) => !typeOnly && target === known)) reaching.add(path)
  return [...reaching].filter((path) => /\.test\.tsx?$/.test(path))
}

/** Prints the slowest files, and those that should be split or made lighter. */
function reportSlowest() {
  keepDurations(durations)
  notes.push('', 'Slowest files:', ...slowest(durations).map(inSeconds))
  for (const one of overBudget(durations))
    notes.push(`  more than a ${BUDGET_SHARE}th of all files together:${inSeconds(one)}`)
}

/** So many files may fail and pass when they run again alone; more fail the run. */
const MAX_FURTHER_TRIES = 3
/** Runs in which more files failed are broken, and are not tried again. */
const MAX_TRIED_AGAIN = 8

/**
 * Runs the files that failed once more, one after the other. What passes then counts as passed, and
 * is printed.
 */
async function tryAgain() {
  if (fallen.length > MAX_TRIED_AGAIN) return
  const passed: FallenFile[] = []
  for (const one of fallen) if (await one.again()) passed.push(one)
  for (const { run: name, file, failed } of passed) {
    notes.push(`  only at a further try: ${file} (${name})`)
    total.failed -= failed
    total.passed += failed
    for (const result of results) if (result.file === file) result.passed = true
  }
  if (passed.length <= MAX_FURTHER_TRIES) return
  notes.push(
    `  failed: ${passed.length} files passed only at a further try, of ${MAX_FURTHER_TRIES} that may`,
  )
  total.failed += 1
}

function finish(): never {
  rmSync(ready, { recursive: true, force: true })
  if (durations.length > 0) reportSlowest()
  if (results.length > 0) keepResults(results)
  const skipped = total.skipped ? `, ${total.skipped} skipped` : ''
  process.stdout.write(
    `\n${notes.join('\n')}\n\n${total.passed} passed, ${total.failed} failed${skipped}\n`,
  )
  process.exit(total.failed > 0 ? 1 : 0)
}

/** Reports errors of every kind before any slow step begins. */
async function passGates() {
  const lint = ['node_modules/oxlint/bin/oxlint', '--deny-warnings', 'src', 'resources', 'tests']
  const results = await Promise.all([
    check('Types', ['node_modules/typescript/bin/tsc', '-p', '.']),
    check('Lint', lint),
    vitest('Laws', ['tests/architecture'], { TEST_DATABASE_URL: '' }),
    check('Format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
  ])
  if (results.includes(false)) finish()
}

const EMBEDDED = { TEST_DATABASE_URL: '' }

await passGates()
const server = await openTestPostgres()
const postgres = server?.url

/** Every node test of the tier, on one database. */
async function testNodes() {
  // The gates have run the laws.
  const left = ['tests/architecture/**', ...(isAll ? [] : Object.keys(SECOND_TIER_TESTS))]
  const environment = { TESTS_LEFT_OUT: left.join(',') }
  if (postgres) return vitest('Tests', [], { ...environment, TEST_DATABASE_URL: postgres })
  notes.push(
    'PostgreSQL: NOT RUN, it is not installed, and none answers at TEST_DATABASE_URL or 127.0.0.1:5432',
  )
  return vitest('Tests on the embedded database', [], { ...environment, ...EMBEDDED })
}

/** The browser tests of the tier, on the build. */
async function testInBrowser() {
  if (!(await haveBrowser()))
    return add('Browser', false, () => ({ passed: 0, failed: 1, skipped: 0 }))
  await browser('Browser', isAll ? [] : WALKS, EMBEDDED)
  if (postgres && isAll)
    await browser('Browser, PostgreSQL', BROWSER_ON_BOTH, { TEST_DATABASE_URL: postgres })
}

/** The product that the browser tests start copies of: most of its making is waiting. */
async function makeReady() {
  process.env[READY] = ready
  if (!(await run('Ready product', ['--import', 'tsx', 'tests/e2e/make-ready.ts'], EMBEDDED)))
    delete process.env[READY]
}

// One after the other: at the same time they took twice as long on two cores.
await testNodes()
const storage = postgres
  ? vitest(
      'Storage on the embedded database',
      isAll ? testsOnDatabase() : [...STORAGE_CONTRACT],
      EMBEDDED,
    )
  : Promise.resolve(true)
const isBuilt = await check('Build', ['--import', 'tsx', 'src/build/build.ts'])
if (isBuilt) await makeReady()
await storage
if (isBuilt) {
  if (isAll) {
    await chaos()
    await check('Benches', ['--import', 'tsx', 'tests/bench/bench.ts', '--small'])
  }
  await testInBrowser()
}
await tryAgain()
await server?.close()
finish()
