import './registrations.ts'
import type { MovableClock } from '#platform/clock.ts'
import { flushSortIndexes } from '#store/deferred-sort-index.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { completeCampaigns, expireTrials } from './campaigns/housekeeping.ts'
import { dueWork, type DueWorkKind } from './due-work.ts'
import { readNextDue } from './next-due.ts'
import { purgeExpired } from './purge-expired.ts'
import { createLanes, LANE_LIMITS, type LanePlace } from '#engine/kernel/lanes.ts'
import { dispatchEngageMail, dueEngageMailboxes } from '#engine/delivery/messages/dispatch.ts'
import { dispatchSenderMail, dueSenders } from '#engine/delivery/messages/dispatch-senders.ts'
import { reconcileEngage, recoverEngage } from '#engine/delivery/messages/recover.ts'
import { sendEngageCalls } from '#engine/delivery/messages/send-calls.ts'
import { runDueBroadcasts } from '#engine/delivery/broadcasts/look.ts'
import { concurrentEnded, isAnyConcurrent, runDueJob } from '#engine/kernel/jobs/run-due-jobs.ts'
import { runDueJourneys } from './journeys/run-due.ts'
import { isOutboundHeld } from '#engine/kernel/outbound/hold.ts'
import { mailboxesToRead, READ_INTERVAL, readInbox } from '#engine/delivery/replies/read-inboxes.ts'
import { dispatchMailbox } from '#engine/delivery/sends/dispatch.ts'
import { markLapsedAsUnknown, reconcileUnknown } from '#engine/delivery/sends/recover.ts'
import { runDueTimers } from '#engine/definitions/segments/reevaluate-memberships.ts'
import { replan } from '#engine/delivery/sends/replan.ts'
import { sendDueWebhooks } from '#engine/delivery/webhooks/send-due.ts'
import { turned } from '#engine/kernel/turned.ts'
import { createLoop } from '#engine/kernel/work-loop.ts'
import { REPLAN } from '#engine/kernel/jobs/job-registry.ts'

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
 * Work that is skipped during a hold, because it could not be claimed; a new plan would hide
 * overdue emails from the review.
 */
const heldWork: ReadonlySet<DueWorkKind> = new Set([
  'journey',
  'webhook',
  'engage-call',
  'engage-mail',
  'sender-mail',
  'send',
  'replan',
])
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
  const triedToRead = new Map<string, number>()
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
  }

  /** `drain` runs tasks one after another, so that its result is deterministic. */
  const inOrder: RunPiece = (_lane, _place, work) => work()
  const inLanes: RunPiece = async (lane, place, work) => {
    const group = lane.startsWith(SENDER_LANE) ? senderLanes : lanes
    group.start(lane, place, work)
    return null
  }

  const tick = () => round(inOrder)

  async function round(run: RunPiece): Promise<boolean> {
    let did = false
    await purge()
    const isHeld = await engine.database.system(isOutboundHeld)
    for (const [tenantId, found] of turned(
      [...(await dueWork(engine))],
      engine.clock.now() / 1000,
    )) {
      if (leavesOut(tenantId)) continue
      const waiting = isHeld ? new Set([...found].filter((one) => !heldWork.has(one))) : found
      try {
        did = (await tenantRound(engine, tenantId, waiting, triedToRead, run)) || did
      } catch (error) {
        // An error of one tenant must not stop the others.
        engine.log.error(
          { tenantId, fault: String((error as Error).stack ?? error) },
          'a round of work failed',
        )
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

/** Runs a task that waits for a server. Whether it did something; null while that is unknown. */
type RunPiece = (
  lane: string,
  place: LanePlace,
  work: () => Promise<boolean>,
) => Promise<boolean | null>

/** Reading and sending share a mailbox's lane. */
const mailboxLane = (id: string) => `mailbox ${id}`
const SENDER_LANE = 'sender '
/** Each connection of a sender is a lane, so that one that hangs does not hold up the others. */
const senderLane = (id: string, connection: number) => `${SENDER_LANE}${id} ${connection}`

/**
 * A bounded part of one tenant's work: a job, the inboxes, a requested plan, one email per mailbox,
 * those of senders for a while.
 */
async function tenantRound(
  engine: Engine,
  tenantId: string,
  waiting: ReadonlySet<DueWorkKind>,
  triedToRead: Map<string, number>,
  run: RunPiece,
): Promise<boolean> {
  const now = engine.clock.now()
  const here = { tenantId }
  let did = waiting.has('trial') && (await expireTrials(engine, tenantId))
  if (waiting.has('timers')) did = (await runDueTimers(engine, tenantId)) || did
  if (waiting.has('journey')) did = (await runDueJourneys(engine, tenantId)) || did
  if (waiting.has('job')) did = (await runDueJob(engine, tenantId)) || did
  if (waiting.has('broadcast')) did = (await runDueBroadcasts(engine, tenantId)) || did
  if (waiting.has('webhook'))
    did = (await run(`webhooks ${tenantId}`, here, () => sendDueWebhooks(engine, tenantId))) || did
  if (waiting.has('engage-call'))
    did = (await run(`calls ${tenantId}`, here, () => sendEngageCalls(engine, tenantId))) || did
  if (waiting.has('engage-lease')) did = (await recoverEngage(engine, tenantId)) > 0 || did
  if (waiting.has('engage-unknown'))
    did =
      (await run(
        `unknown messages ${tenantId}`,
        here,
        async () => (await reconcileEngage(engine, tenantId)) > 0,
      )) || did
  if (waiting.has('lease')) did = (await markLapsedAsUnknown(engine, tenantId)) > 0 || did
  if (waiting.has('unknown'))
    did =
      (await run(
        `unknown emails ${tenantId}`,
        here,
        async () => (await reconcileUnknown(engine, tenantId)) > 0,
      )) || did
  const due = waiting.has('send') ? await dueMailboxes(engine, tenantId, now) : []
  // Reads an inbox right before its mailbox sends, because a new reply must hold back a follow-up.
  const toRead = new Set(
    waiting.has('read') ? await mailboxesToRead(engine, tenantId, now - READ_INTERVAL) : [],
  )
  if (due.length > 0)
    for (const id of await mailboxesToRead(engine, tenantId, now - 30_000))
      if (due.includes(id)) toRead.add(id)
  const beingRead = new Set<string>()
  const hosts = await mailHosts(engine, tenantId, waiting)
  const placeOf = (id: string, what: keyof MailHosts): LanePlace => ({
    tenantId,
    host: hosts.get(id)?.[what] ?? '',
  })
  for (const id of toRead) {
    if (now - (triedToRead.get(id) ?? Number.NEGATIVE_INFINITY) < 30_000) continue
    const done = await run(mailboxLane(id), placeOf(id, 'reads'), async () => {
      triedToRead.set(id, now)
      return (await readInbox(engine, tenantId, id)) > 0
    })
    if (done === null) beingRead.add(id)
    did = done || did
  }
  if (waiting.has('complete')) did = (await completeCampaigns(engine, tenantId)) || did
  if (waiting.has('replan') && (await replanDue(engine, tenantId, now))) {
    await replan(engine, tenantId)
    did = true
  }
  for (const id of due)
    if (!beingRead.has(id))
      did =
        (await run(mailboxLane(id), placeOf(id, 'sends'), () =>
          dispatchMailbox(engine, tenantId, id),
        )) || did
  // Runs after campaign emails, which have planned times.
  if (waiting.has('engage-mail'))
    for (const id of await dueEngageMailboxes(engine, tenantId))
      if (!beingRead.has(id))
        did =
          (await run(mailboxLane(id), placeOf(id, 'sends'), () =>
            dispatchEngageMail(engine, tenantId, id),
          )) || did
  if (waiting.has('sender-mail'))
    for (const { id, connections } of await dueSenders(engine, tenantId))
      for (let n = 0; n < connections; n++)
        did =
          (await run(senderLane(id, n), placeOf(id, 'sends'), () =>
            dispatchSenderMail(engine, tenantId, id),
          )) || did
  return did
}

/** Hosts of the servers through which a mailbox or a sender sends and is read. */
interface MailHosts {
  sends: string
  reads: string
}

async function mailHosts(
  engine: Engine,
  tenantId: string,
  waiting: ReadonlySet<DueWorkKind>,
): Promise<ReadonlyMap<string, MailHosts>> {
  const asks = (['send', 'read', 'engage-mail', 'sender-mail'] as const).some((one) =>
    waiting.has(one),
  )
  if (!asks) return new Map()
  return engine.database.tenant(tenantId, async (db) => {
    const mailboxes = await db
      .selectFrom('mailboxes')
      .select(['id', 'smtp_host as sends', 'imap_host as reads'])
      .where('tenant_id', '=', tenantId)
      .execute()
    const senders = await db
      .selectFrom('senders')
      .select(['id', 'smtp_host as sends', 'provider as reads'])
      .where('tenant_id', '=', tenantId)
      .execute()
    return new Map([...mailboxes, ...senders].map(({ id, ...hosts }) => [id, hosts]))
  })
}

const dueMailboxes = (engine: Engine, tenantId: string, now: number) =>
  engine.database.tenant(tenantId, async (db) => {
    const rows = await db
      .selectFrom('messages')
      .select('mailbox_id')
      .distinct()
      .where('state', 'in', ['planned', 'deferred'])
      .where('planned_at', '<=', new Date(now))
      .where('mailbox_id', 'is not', null)
      .orderBy('mailbox_id')
      .execute()
    return rows.map((row) => row.mailbox_id!)
  })

const replanDue = (engine: Engine, tenantId: string, now: number) =>
  engine.database.tenant(
    tenantId,
    async (db) =>
      (await db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', REPLAN)
        .where('state', '=', 'queued')
        .where('due_at', '<=', new Date(now))
        .executeTakeFirst()) !== undefined,
  )
