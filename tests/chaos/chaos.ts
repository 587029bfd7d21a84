import { mkdtempSync, writeFileSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canStartCluster } from '#tests/e2e/start-cluster.ts'
import { startHookSink } from './hook-sink.ts'
import { openJournal, type Journal } from './journal.ts'
import { startMailSink } from './mail-sink.ts'
import { nameOf, perform, type Outcome } from './perform.ts'
import { planKills, planRuns, type Run } from './plan.ts'
import { besideSilence, type SilentOutcome } from './silent-neighbours.ts'
import { tally } from './tally.ts'
import { startWorld, type DatabaseKind, type World } from './world.ts'

/*
 * Interrupts the product while work is in flight, and proves from its own journal that it was.
 * `CHAOS_SEED` draws the same runs again, `CHAOS_RUNS` says how many, `CHAOS_KILLS` adds so many
 * kills of each kind on each database, `CHAOS_ONLY` names single runs, and `CHAOS_DATABASE` one
 * database.
 */
const seed = Number(process.env.CHAOS_SEED ?? randomInt(1_000_000))
const count = Number(process.env.CHAOS_RUNS ?? 20)
const killsEach = Number(process.env.CHAOS_KILLS ?? 0)
const only = process.env.CHAOS_ONLY?.split(',')
const onlyDatabase = process.env.CHAOS_DATABASE
const say = (line: string) => process.stdout.write(`${line}\n`)

const numbered = (runs: readonly Run[]) => runs.map((run, at) => ({ ...run, number: at + 1 }))
const chosen = numbered([...planRuns(seed, count), ...planKills(seed + 1, killsEach)]).filter(
  (run) =>
    (!only || only.includes(String(run.number)) || only.includes(run.kind)) &&
    (!onlyDatabase || run.database === onlyDatabase),
)

const isRight = ({ violations, fault, effect, seen }: Outcome) =>
  violations.length === 0 && fault === '' && effect?.felt === true && seen?.inFlight === true

function tell(outcome: Outcome, journal: Journal) {
  const { run, resumed, seen, effect, violations, fault } = outcome
  const words = [
    seen?.inFlight ? 'in flight' : 'NOT IN FLIGHT',
    ...(effect?.felt === false ? ['NO EFFECT'] : []),
    resumed === null ? 'not resumed' : `resumed in ${(resumed / 1000).toFixed(1)} s`,
  ]
  say(
    `${isRight(outcome) ? '  ok ' : 'FAIL '} ${String(run.number).padStart(3)} (seed ` +
      `${run.seed}) ${nameOf(run)}: ${fault === '' ? words.join(', ') : fault}`,
  )
  if (isRight(outcome)) return
  say(
    `      again: CHAOS_SEED=${seed} CHAOS_RUNS=${count} CHAOS_KILLS=${killsEach} ` +
      `CHAOS_ONLY=${run.number} npm run chaos; journal: ${journal.path}`,
  )
  for (const { invariant, kind, count: n, rows } of violations)
    say(`      ${invariant} (${kind}, ${n}): ${JSON.stringify(rows)}`)
}

/**
 * Milliseconds after which a run is given up: nothing in it takes so long, on a busy machine
 * either.
 */
const LONGEST_RUN = 240_000

/** Servers of one organization are silent, and others go on: where PostgreSQL is, on it. */
async function silences(): Promise<SilentOutcome[]> {
  if (only && !only.includes('silent')) return []
  const [mail, hooks] = [await startMailSink(), await startHookSink()]
  const outcomes = await besideSilence(
    canStartCluster ? 'postgres' : 'embedded',
    mail,
    hooks,
    ({ name, took, fault }) =>
      say(`${fault === '' ? '  ok ' : 'FAIL '} ${name}: ${fault} ${JSON.stringify(took)}`),
  )
  await Promise.all([mail.close(), hooks.close()])
  return outcomes
}

/** A suite that hangs proves nothing. @throws Error when the run takes too long */
async function inTime<T>(run: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>(
    (_, reject) =>
      (timer = setTimeout(
        () => reject(new Error(`the run did not end within ${LONGEST_RUN / 1000} s`)),
        LONGEST_RUN,
      )),
  )
  return Promise.race([run, late]).finally(() => clearTimeout(timer))
}

/**
 * The runs of one database, one after the other, in one world: a new one after a fault of the
 * suite.
 */
async function lane(
  database: DatabaseKind,
  runs: readonly Run[],
  journal: Journal,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  if (runs.length === 0) return outcomes
  const [mail, hooks] = [await startMailSink(), await startHookSink()]
  let world: World | null = null
  for (const run of runs) {
    let outcome: Outcome
    try {
      world ??= await startWorld(database, mail, hooks)
      if (!world.disk.isLimited && run.fault === 'full disk')
        say(
          '      WARNING: this machine does not permit mounting; a full disk is raised by a ' +
            'failpoint, and no disk is filled.',
        )
      outcome = await inTime(perform(world, run, journal))
    } catch (error) {
      outcome = {
        run,
        seen: null,
        effect: null,
        resumed: null,
        violations: [],
        fault: String((error as Error).stack ?? error),
      }
      const outputs = [world?.server(), world?.worker()].map((one) => one?.output().slice(-3000))
      journal.write({ what: 'fault', number: run.number, fault: outcome.fault, outputs })
      await world?.close().catch(() => {})
      world = null
    }
    outcomes.push(outcome)
    tell(outcome, journal)
  }
  await world?.down()
  await world?.close()
  await Promise.all([mail.close(), hooks.close()])
  return outcomes
}

const begin = performance.now()
const journal = openJournal(
  join(mkdtempSync(join(tmpdir(), 'outrider-chaos-journal-')), 'journal.ndjson'),
)
say(`Chaos with seed ${seed}: ${chosen.length} runs. Journal: ${journal.path}`)
if (!canStartCluster) say('PostgreSQL: NOT RUN, its programs are not installed on this machine.')
const lanes = await Promise.all(
  (['postgres', 'embedded'] as const).map((database) =>
    database === 'postgres' && !canStartCluster
      ? []
      : lane(
          database,
          chosen.filter((run) => run.database === database),
          journal,
        ),
  ),
)
const outcomes = lanes.flat()
const silent = await silences()
const faults = [
  ...outcomes.filter((one) => !isRight(one)).map((one) => nameOf(one.run)),
  ...silent.filter(({ fault }) => fault !== '').map(({ name }) => name),
]
const failed = faults.length + (canStartCluster ? 0 : 1)
const all = outcomes.length + silent.length
for (const line of tally(outcomes, journal)) say(line)
say(
  `${all - failed} of ${all} runs right in ` +
    `${Math.round((performance.now() - begin) / 1000)} s, seed ${seed}`,
)
if (process.env.CHAOS_REPORT)
  writeFileSync(
    process.env.CHAOS_REPORT,
    JSON.stringify({
      passed: all - failed,
      failed,
      notes: faults.map((name) => `  failed: chaos > ${name}`),
    }),
  )
journal.close()
process.exit(failed > 0 ? 1 : 0)
