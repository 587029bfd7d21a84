import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { openPostgres } from '#platform/database/postgres.ts'
import { silentLog } from '#platform/log.ts'
import {
  BUDGET_SHARE,
  inSeconds,
  keepDurations,
  overBudget,
  slowest,
  type FileDuration,
} from '#tests/architecture/house/durations.ts'
import { keepResults, type TestResult } from './specification/last-results.ts'
import { sideBySide } from './side-by-side.ts'
import { browserPath } from '#tests/support/browser-path.ts'
import { readSources } from '#tests/architecture/read-imports.ts'

/*
 * `npm test`: first the gates, side by side, which fail within a minute; then every test on one
 * database (PostgreSQL if it answers, else the embedded one), the build, the chaos suite, the tests
 * marked `@both-databases` on the other database, and the browser tests. `--long` runs everything
 * on both databases and hundreds of interruptions, `--postgres` skips the embedded database.
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

const onPostgresOnly = process.argv.includes('--postgres')
const isLong = process.argv.includes('--long')
// Child processes run property tests with the count of the long run.
if (isLong) process.env.LONG = '1'
const reports = mkdtempSync(join(tmpdir(), 'outrider-test-'))
const total: Count = { passed: 0, failed: 0, skipped: 0 }
const notes: string[] = []
/** Duration of each file in milliseconds, with the name of its run. */
const durations: FileDuration[] = []
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

async function vitest(name: string, filters: string[], env: Record<string, string>) {
  const file = reportFile(name)
  const reporters = [
    '--reporter=./tests/support/report-files.ts',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const program = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filters]
  const ok = await run(name, program, env)
  add(name, ok, () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults } =
      readJson<VitestReport>(file)
    for (const one of testResults) noteVitestFile(name, one)
    return {
      passed: numPassedTests,
      failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0),
      skipped: numPendingTests,
    }
  })
  return ok
}

function noteVitestFile(
  run: string,
  { name: path, status, message, startTime, endTime, assertionResults }: VitestFile,
) {
  durations.push({ file: relative('.', path), run, milliseconds: endTime - startTime })
  for (const test of assertionResults)
    if (test.status === 'passed' || test.status === 'failed')
      results.push({
        file: relative('.', path),
        name: test.fullName,
        passed: test.status === 'passed',
      })
  const fallen = assertionResults.filter((test) => test.status === 'failed')
  for (const test of fallen) notes.push(failure(path, test.fullName, test.failureMessages[0]))
  if (status === 'failed' && fallen.length === 0)
    notes.push(failure(path, 'the whole file', message))
}

async function browser(name: string, filters: string[], env: Record<string, string>) {
  const file = reportFile(name)
  const ok = await run(
    name,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...filters],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
  add(name, ok, () => {
    const { stats, suites } = readJson<BrowserReport>(file)
    for (const suite of suites)
      durations.push({ file: `tests/e2e/${suite.file}`, run: name, milliseconds: noteSuite(suite) })
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }
  })
}

/**
 * Records the failures of a suite.
 * @returns its duration in milliseconds
 */
function noteSuite({ file, suites = [], specs }: BrowserSuite): number {
  const runs = specs.flatMap(({ title, ok, tests }) => {
    const all = tests.flatMap((test) => test.results)
    if (all.length > 0) results.push({ file: `tests/e2e/${file}`, name: title, passed: ok })
    if (ok && all.length > 1) notes.push(`  only at a further try: tests/e2e/${file} > ${title}`)
    if (!ok) notes.push(failure(`tests/e2e/${file}`, title, all.at(-1)?.error?.message))
    return all
  })
  return (
    runs.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + noteSuite(suite), 0)
  )
}

/**
 * The chaos suite on the built program: its runs count as tests. `npm test` repeats the same twenty
 * each time; the long run draws others.
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
  if (onPostgresOnly) settings.CHAOS_DATABASE = 'postgres'
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

/** The PostgreSQL to test on: the configured one, or one on this machine; null if none answers. */
async function findPostgres(): Promise<string | null> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  const answers = await new Promise<boolean>((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port: 5432, timeout: 1000 })
    const settle = (answer: boolean) => (socket.destroy(), resolve(answer))
    socket
      .on('connect', () => settle(true))
      .on('error', () => settle(false))
      .on('timeout', () => settle(false))
  })
  if (!answers) return null
  const url = `postgres://${process.env.PGUSER ?? process.env.USER ?? 'postgres'}@127.0.0.1:5432/postgres`
  return openPostgres({ url, poolSize: 1, log: silentLog }).then(
    async (database) => {
      await database.close()
      return url
    },
    () => null,
  )
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

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Tests that open a database, directly or indirectly: only these can differ on the other one. */
function testsOnDatabase(): string[] {
  const sources = readSources('src', 'tests')
  const reaching = new Set(['tests/support/open-database.ts'])
  for (const known of reaching)
    for (const { path, imports } of sources)
      if (imports.some(({ target, typeOnly }) => !typeOnly && target === known)) reaching.add(path)
  return [...reaching].filter(isTest)
}

/**
 * Tests of storage behavior that may differ between the databases: statements, locks, leases,
 * copies. The first line of their files marks them.
 */
function testsOfStorage(): string[] {
  const marked = testsOnDatabase().filter((path) =>
    readFileSync(path, 'utf8').startsWith('// @both-databases'),
  )
  if (marked.length === 0) throw new Error('No test is marked with @both-databases.')
  return marked
}

function reportSlowest() {
  keepDurations(durations)
  notes.push('', 'Slowest files:', ...slowest(durations).map(inSeconds))
}

/**
 * Counts each file over its budget as a failure. Without the browser tests the sum that a budget is
 * a share of would be too small.
 */
function checkBudget() {
  const over = overBudget(durations)
  total.failed += over.length
  notes.push(
    ...over.map(
      (one) =>
        `  over its time budget, a ${BUDGET_SHARE}th of all files together:${inSeconds(one)}`,
    ),
  )
}

function finish(): never {
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
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn']
  // Files that have not changed since they passed are not read again.
  const cache = ['--cache', '--cache-strategy', 'content']
  const results = await Promise.all([
    check('Types', ['node_modules/typescript/bin/tsc', '-p', '.']),
    check('Lint', lint),
    vitest('Laws', ['tests/architecture'], { TEST_DATABASE_URL: '' }),
    check('Format', [...prettier, ...cache, '.']),
  ])
  if (results.includes(false)) finish()
}

const LAWS = ['--exclude', 'tests/architecture/**']
const EMBEDDED = { TEST_DATABASE_URL: '' }

/**
 * The browser tests that write and read: they run on both databases. The appearance of pages and
 * the content of public pages do not depend on the database.
 */
const browserOnBoth = ['tests/e2e/campaign-by-api.spec.ts', 'tests/e2e/campaign-in-browser.spec.ts']
for (const file of browserOnBoth)
  if (!existsSync(file)) throw new Error(`${file} is gone: name the tests that write and read.`)

const postgres = await findPostgres()
if (onPostgresOnly && !postgres)
  throw new Error('No PostgreSQL answers at TEST_DATABASE_URL or 127.0.0.1:5432.')
await passGates()

/** Every test, on one database. */
async function testAll() {
  if (postgres) return vitest('Tests', LAWS, { TEST_DATABASE_URL: postgres })
  notes.push('PostgreSQL: NOT RUN, none answers at TEST_DATABASE_URL or 127.0.0.1:5432')
  return vitest('Tests on the embedded database', LAWS, EMBEDDED)
}

/**
 * The build, the chaos suite on it, and the tests of storage. One after the other: run along with
 * the tests above, they took twice as long on two cores.
 * @returns whether there is a build to look at
 */
async function buildAndInterrupt(): Promise<boolean> {
  if (!(await check('Build', ['--import', 'tsx', 'src/entry/build.ts']))) return false
  await chaos()
  const stored = isLong ? testsOnDatabase() : testsOfStorage()
  if (postgres && !onPostgresOnly)
    await vitest('Tests of storage on the embedded database', stored, EMBEDDED)
  return true
}

await testAll()
const isBuilt = await buildAndInterrupt()
if (!isBuilt) finish()
if (!(await haveBrowser())) add('Browser', false, () => ({ passed: 0, failed: 1, skipped: 0 }))
if (!onPostgresOnly) await browser('Browser, embedded database', [], EMBEDDED)
if (postgres)
  await browser('Browser, PostgreSQL', onPostgresOnly ? [] : browserOnBoth, {
    TEST_DATABASE_URL: postgres,
  })
checkBudget()
finish()
