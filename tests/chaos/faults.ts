import type { World } from './world.ts'
import { randomBytes } from 'node:crypto'
import { keepOffset, keptOffset } from '#wiring/kept-clock.ts'
import type { Gate } from './gates.ts'
import type { Kind, Stage, Violation } from './kind.ts'
import type { Fault, Run } from './plan.ts'
import { pause, until } from './until.ts'
import { LEASE_SECONDS } from './world.ts'
import { SECOND_MS } from '#model/lib/time-units.ts'

export interface Interruption {
  run: Run
  stage: Stage
  kind: Pick<Kind<unknown>, 'runsIn'>
  gate: Gate
  /** Reads the rows after the interruption and before anything else opens the database. */
  look(): Promise<void>
  /** Whether everything is done, as far as the API says. */
  isSettled(): Promise<boolean>
}

/**
 * What an interruption says of itself for the journal. `felt: false`: it had no effect, so the run
 * proves nothing.
 */
export interface Effect {
  felt: boolean
  facts?: Record<string, unknown>
  violations?: Violation[]
}

/** How long a database is away, or a disk is full. */
const AWAY = 2 * SECOND_MS
/** How long a frozen process is left to others before it goes on, besides its lease. */
const TAKE_OVER = 20 * SECOND_MS
/** A step back as of a clock that is set by a time server. */
const STEP_BACK = 10 * SECOND_MS

const victimOf = ({ stage: { world }, kind }: Interruption) =>
  kind.runsIn === 'server' ? world.server() : world.worker()

async function kill(of: Interruption): Promise<Effect> {
  const victim = victimOf(of)
  await victim.kill()
  of.gate.release()
  await of.look()
  await of.stage.world.up()
  return { felt: true, facts: { pid: victim.pid } }
}

/**
 * The process is stopped past its lease while another takes over, and then goes on as if nothing
 * had happened.
 */
async function freeze(of: Interruption): Promise<Effect> {
  const { world } = of.stage
  const victim = victimOf(of)
  victim.freeze()
  const other =
    world.kind === 'postgres' && of.kind.runsIn === 'worker' ? await world.anotherWorker() : null
  await pause((LEASE_SECONDS + 1) * SECOND_MS)
  const tookOver = other
    ? await until('another worker', TAKE_OVER, of.isSettled).then(
        () => true,
        () => false,
      )
    : null
  of.gate.release()
  victim.thaw()
  await pause(SECOND_MS)
  if (other) await victim.stop()
  return { felt: true, facts: { pid: victim.pid, other: other?.pid ?? null, tookOver } }
}

async function restartDatabase(of: Interruption, mode: 'fast' | 'immediate'): Promise<Effect> {
  const cluster = of.stage.world.cluster!
  await cluster.shutDown(mode)
  of.gate.release()
  await pause(AWAY)
  await cluster.start()
  return { felt: true, facts: { mode } }
}

/** A line of output in which a program says that the disk is full. */
const FULL_DISK = /.*(?:no space left|ENOSPC|53100|disk (?:is )?full|could not (?:extend|write)).*/i

/** What the processes print from now on. */
function outputsSince(world: World): () => string {
  const processes = [world.server(), world.worker()].map((one) => ({
    one,
    from: one.output().length,
  }))
  return () => processes.map(({ one, from }) => one.output().slice(from)).join('')
}

const BATCHES = 60
const EVENTS = 50

/** Answers of a product that cannot write. */
const REFUSALS = [503, 507]

/**
 * Sends events that need new pages until one is refused, because what was in flight may fit into
 * pages and log files that are there already.
 * @returns whether one was refused, or not answered
 */
async function isRefused({ call, name }: Stage): Promise<boolean> {
  const refuses = <T>(answer: { status: number; body: T } | null) =>
    answer === null || REFUSALS.includes(answer.status)
  const source = await call
    .once<{ key: string }>('POST', '/sources', { name: `Filler of ${name}`, kind: 'server' })
    .catch(() => null)
  if (source === null || refuses(source)) return true
  const headers = { authorization: `Basic ${btoa(`${source.body.key}:`)}` }
  for (let batch = 0; batch < BATCHES; batch++) {
    const events = Array.from({ length: EVENTS }, (_, at) => ({
      type: 'track',
      event: 'Filler',
      anonymousId: `${name}-filler`,
      messageId: `${name}-filler-${batch}-${at}`,
      // Random, because what can be compressed needs no space.
      properties: { text: randomBytes(6000).toString('base64') },
    }))
    if (refuses(await call.once('POST', '/v1/batch', { batch: events }, headers).catch(() => null)))
      return true
  }
  return false
}

async function fillDisk(of: Interruption): Promise<Effect> {
  const { world } = of.stage
  const told = outputsSince(world)
  if (!world.disk.isLimited) {
    of.gate.release()
    return {
      felt: true,
      facts: { by: 'a failpoint that raises ENOSPC: this machine does not permit mounting' },
    }
  }
  world.disk.fill()
  of.gate.release()
  await pause(AWAY)
  const died = world.cluster?.isRunning() === false
  const felt = died || FULL_DISK.test(told()) || (await isRefused(of.stage))
  world.disk.free()
  if (died) await world.cluster!.start()
  const said = FULL_DISK.exec(told())?.[0].slice(0, 300) ?? ''
  await world.up()
  return { felt, facts: { said, died } }
}

/** Nothing is heard of the mail server: other work of the same process goes on meanwhile. */
async function silence(of: Interruption): Promise<Effect> {
  const { call, name } = of.stage
  const { job } = await call.ok<{ job: { id: string } }>(
    'POST',
    '/profiles/purge',
    { inactiveDays: 36_000, dryRun: false, count: 0 },
    { 'idempotency-key': `${name}-beside` },
  )
  const goesOn = await until(
    'other work beside a silent mail server',
    30 * SECOND_MS,
    async () => (await call.ok<{ state: string }>('GET', `/jobs/${job.id}`)).state === 'done',
  ).then(
    () => true,
    () => false,
  )
  of.gate.release()
  return {
    felt: true,
    violations: goesOn
      ? []
      : [
          {
            invariant: 'other work continues while a mail server is silent',
            kind: 'wrong',
            count: 1,
            rows: { job: job.id },
          },
        ],
  }
}

async function cut(of: Interruption): Promise<Effect> {
  of.gate.release()
  return { felt: true }
}

/**
 * The product's clock jumps while work is in flight: by the development world of the process that
 * answers, while others keep their time.
 */
async function forward(of: Interruption): Promise<Effect> {
  const { call, world } = of.stage
  const moved = call.once('POST', '/dev/clock', { advance: 'P2D' }).then(
    ({ status }) => status,
    (error: Error) => error.message,
  )
  await pause(2 * SECOND_MS)
  of.gate.release()
  const answer = await moved
  await pause(SECOND_MS)
  await world.timeMoved()
  return { felt: answer === 200, facts: { answer } }
}

async function backward(of: Interruption): Promise<Effect> {
  const { world } = of.stage
  await victimOf(of).kill()
  of.gate.release()
  await of.look()
  await world.down()
  const { database } = await world.engine()
  await keepOffset(database, (await keptOffset(database)) - STEP_BACK)
  await world.timeMoved()
  return { felt: true, facts: { milliseconds: -STEP_BACK } }
}

export const interrupt: Record<Fault, (of: Interruption) => Promise<Effect>> = {
  kill,
  freeze,
  'restart the database': (of) => restartDatabase(of, 'fast'),
  'crash the database': (of) => restartDatabase(of, 'immediate'),
  'full disk': fillDisk,
  'silent mail server': silence,
  'cut connection': cut,
  'clock forward': forward,
  'clock backward': backward,
}
