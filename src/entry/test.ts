import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { openPostgres } from '#platform/database/postgres.ts'
import { silentLog } from '#platform/log.ts'
import { readSources } from '#tests/architecture/read-imports.ts'

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
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const onPostgresOnly = process.argv.includes('--postgres')
const folder = mkdtempSync(join(tmpdir(), 'outrider-test-'))
const total: Count = { passed: 0, failed: 0, skipped: 0 }
const notes: string[] = []
const seconds: Record<string, number> = {}

function run(name: string, args: string[], env: Record<string, string> = {}): boolean {
  process.stdout.write(`\n== ${name}\n`)
  const begin = performance.now()
  const ok =
    spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
      .status === 0
  seconds[name] = Math.round((performance.now() - begin) / 1000)
  return ok
}

function add(name: string, ok: boolean, read: () => Count) {
  let count: Count
  try {
    count = read()
  } catch {
    count = { passed: 0, failed: 1, skipped: 0 }
  }
  // A run that broke down before or after its tests counts as a failure, whatever it had counted.
  if (!ok && count.failed === 0) count.failed = 1
  total.passed += count.passed
  total.failed += count.failed
  total.skipped += count.skipped
  notes.push(
    `${name}: ${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ''}${seconds[name] === undefined ? '' : ` (${seconds[name]} s)`}`,
  )
}

/** What the end of a long output says of a test that failed, so that nobody has to look for it. */
const failure = (path: string, test: string, message = '') =>
  `  failed: ${relative('.', path)} > ${test}: ${stripVTControlCharacters(message).split('\n')[0]}`

function vitest(name: string, filters: string[], env: Record<string, string>) {
  const file = join(folder, `${name.replace(/\W+/g, '-')}.json`)
  const ok = run(
    name,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...filters,
    ],
    env,
  )
  add(name, ok, () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults } =
      JSON.parse(readFileSync(file, 'utf8')) as VitestReport
    for (const { name: path, status, message, assertionResults } of testResults) {
      const fallen = assertionResults.filter((test) => test.status === 'failed')
      for (const test of fallen) notes.push(failure(path, test.fullName, test.failureMessages[0]))
      if (status === 'failed' && fallen.length === 0)
        notes.push(failure(path, 'the whole file', message))
    }
    return {
      passed: numPassedTests,
      failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0),
      skipped: numPendingTests,
    }
  })
}

function browser(name: string, filters: string[], env: Record<string, string>) {
  const file = join(folder, `${name.replace(/\W+/g, '-')}.json`)
  const ok = run(
    name,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...filters],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
  add(name, ok, () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    }
    if (stats.flaky > 0) notes.push(`${name}: ${stats.flaky} of them only at a further try`)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }
  })
}

/** PostgreSQL to test on: as told, or the one on this machine. */
async function findPostgres(): Promise<string | null> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  const answers = await new Promise<boolean>((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port: 5432, timeout: 1000 })
    socket
      .on('connect', () => (socket.destroy(), resolve(true)))
      .on('error', () => resolve(false))
      .on('timeout', () => (socket.destroy(), resolve(false)))
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

/** A browser for the tests: Debian's, or Playwright's own, which is fetched when it is missing. */
function haveBrowser(): boolean {
  if (process.env.CHROMIUM_PATH || existsSync('/usr/bin/chromium')) return true
  return run('Fetching a browser', [
    'node_modules/@playwright/test/cli.js',
    'install',
    '--with-deps',
    'chromium',
  ])
}

const postgres = await findPostgres()

/** Tests that open a database, by whatever way: only these have anything to say of the other engine. */
function testsOnDatabase(): string[] {
  const sources = readSources('src', 'tests')
  const reaching = new Set(['tests/support/open-database.ts'])
  for (const known of reaching)
    for (const { path, imports } of sources)
      if (imports.some(({ target, typeOnly }) => !typeOnly && target === known)) reaching.add(path)
  return [...reaching].filter((path) => /\.test\.tsx?$/.test(path))
}

/** The browser tests that write and read: they run on both engines. What pages look like and what public pages say does not depend on the engine. */
const browserOnBoth = ['tests/e2e/campaign-by-api.spec.ts', 'tests/e2e/campaign-in-browser.spec.ts']
for (const file of browserOnBoth)
  if (!existsSync(file)) throw new Error(`${file} is gone: name the tests that write and read.`)
if (!onPostgresOnly) vitest('Tests on the embedded database', [], { TEST_DATABASE_URL: '' })
if (postgres) vitest('Tests on PostgreSQL', testsOnDatabase(), { TEST_DATABASE_URL: postgres })
else notes.push('PostgreSQL: NOT RUN, none answers at TEST_DATABASE_URL or 127.0.0.1:5432')
if (!run('Build', ['--import', 'tsx', 'src/entry/build.ts']))
  add('Build', false, () => ({ passed: 0, failed: 1, skipped: 0 }))
else if (haveBrowser()) {
  if (!onPostgresOnly) browser('Browser, embedded database', [], { TEST_DATABASE_URL: '' })
  if (postgres)
    browser('Browser, PostgreSQL', onPostgresOnly ? [] : browserOnBoth, {
      TEST_DATABASE_URL: postgres,
    })
} else add('Browser', false, () => ({ passed: 0, failed: 1, skipped: 0 }))

if (onPostgresOnly && !postgres) total.failed += 1
process.stdout.write(
  `\n${notes.join('\n')}\n\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}\n`,
)
process.exit(total.failed > 0 ? 1 : 0)
