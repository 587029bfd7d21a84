import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Measured } from './measure.ts'

/** How much slower a bench may be than in the older commit: one twentieth. */
const LIMIT = 1.05

/** Options of npm that keep it from asking the registry for more than packages. */
const QUIET = ['--no-audit', '--no-fund', '--no-save']

/** One bench in both commits: the median ratios to its baseline, one of each run. */
export interface Comparison {
  name: string
  older: number
  ours: number
  /** Ours in proportion to the older one: below 1 is faster. */
  change: number
  /** The smallest and the largest change between neighbouring runs. */
  low: number
  high: number
  ok: boolean
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * Compares the ratios of the benches that both commits have, by name. Each is the proportion to a
 * baseline of the same run, so a machine that is slower for a while slows both sides of it.
 * @param runs pairs of neighbouring runs
 */
export function compareRuns(
  runs: readonly { older: readonly Measured[]; ours: readonly Measured[] }[],
): Comparison[] {
  const names = runs[0]?.ours.map(({ name }) => name) ?? []
  return names.flatMap((name) => {
    const pairs = runs.flatMap(({ older, ours }) => {
      const [before, now] = [older, ours].map((one) => one.find((bench) => bench.name === name))
      return before && now ? [{ before: before.ratio, now: now.ratio }] : []
    })
    if (pairs.length === 0) return []
    const changes = pairs.map(({ before, now }) => now / before)
    const change = median(changes)
    return [
      {
        name,
        older: median(pairs.map(({ before }) => before)),
        ours: median(pairs.map(({ now }) => now)),
        change,
        low: Math.min(...changes),
        high: Math.max(...changes),
        ok: change <= LIMIT,
      },
    ]
  })
}

/** The results that a run prints as its last line; a bench beyond its own limit is still compared. */
function runBenches(folder: string, names: readonly string[]): Measured[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/bench/bench.ts', ...names],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  const last = stdout.trimEnd().split('\n').at(-1) ?? ''
  if (!last.startsWith('[')) throw new Error(`The benches in ${folder} did not end:\n${stderr}`)
  return JSON.parse(last) as Measured[]
}

/**
 * The packages of this checkout where the commit wants the same ones, else its own. `npm ci` refuses
 * a lock file that differs from its package.json, as some older ones do.
 */
function installPackages(folder: string) {
  const lock = 'package-lock.json'
  const isSame = readFileSync(join(folder, lock)).equals(readFileSync(lock))
  if (isSame) symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  else execFileSync('npm', ['install', ...QUIET], { cwd: folder, stdio: 'ignore' })
}

/**
 * Runs benches here and in an older commit in turn, and prints how the ratios changed.
 * @param times pairs of runs
 * @returns whether none is more than a twentieth slower
 * @throws Error if the commit does not exist, or a run ends without results
 */
export function benchAgainst(commit: string, names: readonly string[], times: number): boolean {
  const folder = join(mkdtempSync(join(tmpdir(), 'outrider-older-')), 'project')
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { stdio: 'ignore' })
  try {
    installPackages(folder)
    const runs = Array.from({ length: times }, (_, at) => {
      process.stdout.write(`Run ${at + 1} of ${times}\n`)
      return { older: runBenches(folder, names), ours: runBenches('.', names) }
    })
    const compared = compareRuns(runs)
    for (const { name, older, ours, change, low, high, ok } of compared)
      process.stdout.write(
        `${name.padEnd(58)} older ${older.toFixed(2)}, now ${ours.toFixed(2)}: ` +
          `${change.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}), ` +
          `≤ ${LIMIT} ${ok ? 'ok' : 'TOO SLOW'}\n`,
      )
    if (compared.length === 0) throw new Error('The two commits have no bench in common.')
    return compared.every(({ ok }) => ok)
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder], { stdio: 'ignore' })
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
}
