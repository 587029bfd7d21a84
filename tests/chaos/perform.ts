import { systemActor } from '#model/api/actor.ts'
import { randomToken } from '#model/lib/random-token.ts'
import { sha256 } from '#platform/secrets.ts'
import { callerOf } from './caller.ts'
import { interrupt, type Effect } from './faults.ts'
import type { Gate } from './gates.ts'
import type { Journal } from './journal.ts'
import type { Kind, Seen, Stage, Violation } from './kind.ts'
import { kinds } from './kinds/list.ts'
import { nothingHeld } from './kinds/sql.ts'
import type { Run } from './plan.ts'
import { randomOf } from './random.ts'
import { until } from './until.ts'
import type { World } from './world.ts'

/** Milliseconds of this machine within which everything goes on. */
export const RESUME = 60_000

export interface Outcome {
  run: Run
  /**
   * What the rows said of work in flight, just before or (embedded database) just after the
   * interruption.
   */
  seen: Seen | null
  effect: Effect | null
  /** Milliseconds from the recovery until everything was done; null when it took too long. */
  resumed: number | null
  violations: Violation[]
  fault: string
}

const momentName = ({ moment }: Run) =>
  [
    moment.at,
    'skip' in moment && moment.skip ? `+${moment.skip}` : '',
    'isLost' in moment && moment.isLost ? ' (lost)' : '',
    'how' in moment ? ` (${moment.how})` : '',
  ].join('')

export const nameOf = (run: Run) =>
  `${run.database}, ${run.kind}${run.way > 0 ? ` ${run.way + 1}` : ''}, ${run.fault} at ${momentName(run)}`

/** A tenant of the run's own, with a key for its API. */
export async function makeStage(world: World, run: Pick<Run, 'number' | 'seed'>): Promise<Stage> {
  const engine = await world.engine()
  const { id: tenantId } = await engine.stores
    .of('tenant')
    .create(
      { tenantId: '', actor: systemActor },
      { name: `Run ${run.number}`, status: 'ACTIVE', subscription_tier: 'GROWTH' },
    )
  const scope = { tenantId, actor: systemActor }
  const key = `sk_${randomToken()}`
  await engine.stores.of('api-key').create(scope, {
    name: 'Chaos',
    kind: 'secret',
    role: 'TENANT_ADMIN',
    keyHash: sha256(key),
    prefix: 'sk_',
  })
  return {
    world,
    scope,
    tenantId,
    name: `r${run.number}x${run.seed.toString(36)}`,
    call: callerOf(world.origin, key),
    random: randomOf(run.seed + 1),
  }
}

function armFor(stage: Stage, run: Run, kind: Kind<unknown>): Gate {
  const { moment } = run
  if (['mail-server', 'mail-server-cut', 'receiver'].includes(moment.at))
    return kind.gate!(stage, moment)
  const { at, skip = 0 } = moment as Extract<Run['moment'], { skip?: number }>
  return stage.world.arm(
    at,
    skip,
    run.fault === 'full disk' && !stage.world.disk.isLimited ? 'ENOSPC' : 'hold',
  )
}

/**
 * Brings a kind of work to a moment in flight, interrupts it there, and looks at what became of it.
 */
export async function perform(world: World, run: Run, journal: Journal): Promise<Outcome> {
  const kind = kinds[run.kind][run.way]!
  const outcome: Outcome = {
    run,
    seen: null,
    effect: null,
    resumed: null,
    violations: [],
    fault: '',
  }
  world.disarm()
  if (world.kind === 'embedded') await world.down()
  const stage = await makeStage(world, run)
  journal.write({ what: 'begin', run, name: stage.name, tenantId: stage.tenantId })
  let gate = kind.isDueAtOnce ? armFor(stage, run, kind) : null
  const prepared = (await kind.prepare?.(stage, await world.engine())) ?? {}
  await world.up()
  const scene = await kind.build(stage, prepared)
  if (kind.disturb) {
    if (world.kind === 'embedded') await world.down()
    await kind.disturb(stage, await world.engine())
    await world.up()
  }
  gate ??= armFor(stage, run, kind)
  const load = await kind.begin(stage, scene)
  const isSettled = async () =>
    load.unanswered().length === 0 && (await kind.isSettled(stage, scene))

  const held = await gate.hit()
  const look = async () =>
    void (outcome.seen = await world.read((db) => kind.inFlight(db, stage, scene)))
  // A cut is itself the interruption: by now the product may have recorded it.
  if (world.kind === 'postgres' && run.fault !== 'cut connection') await look()
  journal.write({
    what: 'interrupt',
    number: run.number,
    kind: run.kind,
    fault: run.fault,
    moment: momentName(run),
    held,
    unanswered: load.unanswered(),
    seen: outcome.seen,
  })
  outcome.effect = await interrupt[run.fault]({
    run,
    stage,
    kind,
    gate,
    isSettled,
    look: async () => (world.kind === 'embedded' ? look() : undefined),
  })
  outcome.violations.push(...(outcome.effect.violations ?? []))
  // A process that lives cannot be looked into on the embedded database: the product's own word
  // that it reached the moment must do.
  outcome.seen ??= { inFlight: true, rows: held }
  journal.write({
    what: 'interrupted',
    number: run.number,
    seen: outcome.seen,
    effect: outcome.effect,
  })

  const recovered = performance.now()
  try {
    await until('everything done again', RESUME, isSettled)
    await load.acknowledged
    outcome.resumed = Math.round(performance.now() - recovered)
  } catch (error) {
    outcome.violations.push({
      invariant: `everything goes on within ${RESUME / 1000} s`,
      kind: 'wrong',
      count: 1,
      rows: (error as Error).message,
    })
  }
  if (outcome.resumed !== null) await kind.finish?.(stage, scene)
  if (world.kind === 'embedded') await world.down()
  outcome.violations.push(
    ...(await world.read(async (db) => [
      ...(await kind.check(db, stage, scene)),
      ...(await nothingHeld(db, stage.tenantId)),
    ])),
  )
  journal.write({
    what: 'end',
    number: run.number,
    resumed: outcome.resumed,
    violations: outcome.violations,
  })
  return outcome
}
