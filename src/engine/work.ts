import './registrations.ts'
import type { MovableClock } from '#platform/clock.ts'
import { flushSortIndexes } from '#store/deferred-sort-index.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { concurrentEnded, isAnyConcurrent } from '#engine/kernel/jobs/run-due-jobs.ts'
import { createLanes, LANE_LIMITS, SENDER_LANE } from '#engine/kernel/lanes.ts'
import { turned } from '#engine/kernel/turned.ts'
import type { TenantRound } from '#engine/kernel/work-kind.ts'
import { createLoop } from '#engine/kernel/work-loop.ts'
import { stackOf } from '#model/lib/thrown.ts'
import { dueWork, readNextDue, runTenantRound } from './due-work.ts'
import { restartSchedules } from '#engine/kernel/jobs/recurring-job.ts'
import { purgeExpired } from './purge-expired.ts'

export interface WorkLoop {
  /** Runs one round over all tenants with due work. Resolves to whether anything was done. */
  tick(): Promise<boolean>
  /** Ticks until nothing is due at the current time. */
  drain(): Promise<void>
  /**
   * The next time in product time at which work is due, except for reading inboxes and leases of
   * other processes; null when there is none.
   */
  nextDueAt(): Promise<number | null>
  /**
   * @param onRound called before each round; when it fails, the error is logged and the round is
   * skipped
   */
  start(intervalMs: number, onRound?: () => Promise<void>): void
  /** Resolves when the current work has ended. */
  stop(): Promise<void>
  /**
   * Moves the clock to `target` through every time at which work is due, so that the work happens
   * at its time. The clock keeps running, and never goes back to a target that has passed.
   * @param onMove called after each move and before its work, to persist the new time: a restart
   * must not move the clock back
   */
  playTo(target: number, clock: MovableClock, onMove?: () => Promise<void>): Promise<void>
}

/**
 * Number of rounds at the same time after which draining gives up, so that a fault that keeps work
 * due cannot block the process.
 */
const MAX_ROUNDS = 5000
const MAX_STEPS = 100_000
/** Connections of senders that one process uses at the same time, and one organization. */
const SENDER_LIMITS = { ...LANE_LIMITS, ofTenant: 30, slowOfHost: 8, slowAfter: 30_000 }
const PURGE_EVERY = 60 * 60_000
/** Interval of maintenance in milliseconds of machine time; it is short and never urgent. */
const TEND_EVERY = 30_000

/**
 * The work loop of the product. Several processes may run it on one database: every task is claimed
 * in its row, so it is done once. A killed process loses nothing: its claims lapse and others
 * continue.
 * @param leavesOut tenants whose work is currently done elsewhere
 */
export function createWork(
  engine: Engine,
  leavesOut: (tenantId: string) => boolean = () => false,
): WorkLoop {
  const lastTried: TenantRound['lastTried'] = new Map()
  let purgedAt = -Infinity
  const tend = tender(engine)
  const loop = createLoop(engine)
  const lanes = createLanes(engine.log, () => loop.wake())
  // Separate lanes, so that many connections of senders leave mailboxes and webhooks theirs.
  const senderLanes = createLanes(engine.log, () => loop.wake(), SENDER_LIMITS)

  /** Purges what is too old, independent of further deletions. */
  async function purge(): Promise<void> {
    const now = engine.clock.now()
    if (now - purgedAt < PURGE_EVERY) return
    purgedAt = now
    await purgeExpired(engine, new Date(now))
    await restartSchedules(engine, new Date(now))
  }

  /** `drain` runs tasks one after another, so that its result is deterministic. */
  const inOrder: TenantRound['inLane'] = (_lane, _place, task) => task()
  const inLanes: TenantRound['inLane'] = async (lane, place, task) => {
    const group = lane.startsWith(SENDER_LANE) ? senderLanes : lanes
    group.start(lane, place, task)
    return null
  }

  const tick = () => round(inOrder)

  async function round(inLane: TenantRound['inLane']): Promise<boolean> {
    let did = false
    await purge()
    const kinds = turned([...(await dueWork(engine))], engine.clock.now() / 1000)
    for (const [tenantId, due] of kinds) {
      if (leavesOut(tenantId)) continue
      try {
        did =
          (await runTenantRound(tenantRound({ engine, tenantId, due, lastTried }, inLane))) || did
      } catch (error) {
        // An error of one tenant must not stop the others.
        engine.log.error({ tenantId, fault: stackOf(error) }, 'a round of work failed')
      }
    }
    return did
  }

  async function drain(): Promise<void> {
    for (let rounds = 0; rounds < MAX_ROUNDS; rounds++) {
      const isBusy = isAnyConcurrent(engine)
      if (await tick()) continue
      const waited = [await concurrentEnded(engine), await lanes.ended(), await senderLanes.ended()]
      // Tasks that ended in between may have made room for others.
      if (!isBusy && !waited.includes(true)) return
    }
    engine.log.error({}, 'draining did not come to an end')
  }

  const nextDueAt = () => readNextDue(engine)

  return {
    tick,
    drain,
    nextDueAt,
    playTo: (target, clock, onMove = async () => {}) =>
      playThrough({ drain, nextDueAt }, target, clock, onMove),
    start(intervalMs, onRound = async () => {}) {
      loop.start(intervalMs, async () => {
        await onRound()
        const did = await round(inLanes)
        await tend()
        return did
      })
    },
    async stop() {
      await loop.stop()
      await lanes.stop()
      await senderLanes.stop()
      await concurrentEnded(engine)
    },
  }
}

/** A round of one tenant, in which a closed lane accepts nothing. */
function tenantRound(
  facts: Pick<TenantRound, 'engine' | 'tenantId' | 'due' | 'lastTried'>,
  inLane: TenantRound['inLane'],
): TenantRound {
  const closedLanes: TenantRound['closedLanes'] = new Set()
  return {
    ...facts,
    now: facts.engine.clock.now(),
    closedLanes,
    inLane: async (lane, place, task) =>
      closedLanes.has(lane) ? false : inLane(lane, place, task),
  }
}

/** See `WorkLoop.playTo`. */
async function playThrough(
  { drain, nextDueAt }: Pick<WorkLoop, 'drain' | 'nextDueAt'>,
  target: number,
  clock: MovableClock,
  onMove: () => Promise<void>,
): Promise<void> {
  const move = async (to: number) => {
    clock.set(Math.max(to, clock.now()))
    await onMove()
  }
  for (let step = 0; step < MAX_STEPS; step++) {
    await drain()
    const now = clock.now()
    const due = await nextDueAt()
    if (due === null || due > target) break
    // Work that stays due although it is blocked (a mailbox in its gap) is checked again a minute
    // later.
    await move(Math.min(target, due > now ? due : now + 60_000))
    if (clock.now() >= target) break
  }
  if (clock.now() < target) await move(target)
  await drain()
}

/**
 * Flushes deferred sort indexes periodically, so that reads in their order have little left to
 * flush.
 */
function tender({ database }: Engine): () => Promise<void> {
  let at = performance.now()
  return async () => {
    if (performance.now() - at < TEND_EVERY) return
    at = performance.now()
    await flushSortIndexes(database)
    await database.vacuum()
  }
}
