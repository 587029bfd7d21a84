import { sql } from 'kysely'
import type { MovableClock } from '#platform/clock.ts'
import { bringOrders } from '#store/beside.ts'
import { purgeDeleted } from '#store/deleted-records.ts'
import type { Engine } from './engine.ts'
import { completeCampaigns, expireTrials } from './campaigns/housekeeping.ts'
import { dueWork, type Waiting } from './due-work.ts'
import { dispatchEngageMail, dueEngageMailboxes } from './engage/dispatch.ts'
import { reconcileEngage, recoverEngage } from './engage/recover.ts'
import { sendEngageCalls } from './engage/send-calls.ts'
import { besideEnded, runDueJob } from './jobs/run-due-jobs.ts'
import { runDueJourneys } from './journeys/run-due.ts'
import { mailboxesToRead, READ_INTERVAL, readInbox } from './replies/read-inboxes.ts'
import { dispatchMailbox } from './sends/dispatch.ts'
import { recoverLeases, reconcileUnknown } from './sends/recover.ts'
import { runDueTimers } from './segments/keep-memberships.ts'
import { replan } from './sends/replan.ts'
import { sendDueWebhooks } from './webhooks/send-due.ts'
import { REPLAN } from './sends/request-replan.ts'

export interface Work {
  /** One round over every tenant with something due, each taking its turn. Resolves to whether anything was done. */
  tick(): Promise<boolean>
  /** Ticks until nothing is due at this moment. */
  drain(): Promise<void>
  /** The next moment at which something is due, reading inboxes aside; null when nothing waits. */
  nextDueAt(): Promise<number | null>
  /** @param onRound called before each round; its faults are logged and stop nothing */
  start(intervalMs: number, onRound?: () => Promise<void>): void
  /** Resolves when what runs has ended. */
  stop(): Promise<void>
  /**
   * Moves the clock to `target` through every moment at which something is due, so that what should have happened meanwhile happens at its time.
   * @param onMove called after each move and before what it brings is done, to keep the new time: a restart must never go back behind what happened.
   * @throws Error when `target` lies in the past.
   */
  playTo(target: number, clock: MovableClock, onMove?: () => Promise<void>): Promise<void>
}

/** An isolated tenant does nothing until it is activated: no inbox is read, no job begun. What was due then is due still. */
const isolated = sql`select id from tenants where status = 'ISOLATED'`
const works = sql`tenant_id not in (${isolated})`

/** When messages of engage are due: as soon as their mailbox may send, their call is to be made, or somebody is to be missed. */
const engageDue = sql`select min(greatest(m.due_at, b.free_at, b.cool_until)) from engage_messages m join mailboxes b on b.tenant_id = m.tenant_id and b.id = m.mailbox_id where m.state = 'planned' and m.channel = 'email' and b.state = 'active' and m.tenant_id not in (${isolated})
  union all select min(due_at) from engage_messages where state = 'planned' and channel = 'webhook' and ${works}
  union all select min(lease_until) from engage_messages where state in ('sending', 'unknown') and settled_at is null and ${works}`

/** Rounds at one moment after which draining gives up: a fault that keeps itself due must not hold the process. */
const MOST_ROUNDS = 5000
const MOST_STEPS = 100_000
const PURGE_EVERY = 60 * 60_000
/** Milliseconds of this machine, whatever the product's clock does: one table is tended in a moment, and none needs it at once. */
const TEND_EVERY = 30_000

/**
 * The product's own work. Several processes may run it at once over one database: every piece is claimed in its row, so each is done once.
 * A process that is killed loses nothing: claims run out, and what was half done is found again.
 * @param leavesOut tenants whose work somebody else does at the moment
 */
export function createWork(
  engine: Engine,
  leavesOut: (tenantId: string) => boolean = () => false,
): Work {
  const triedToRead = new Map<string, number>()
  let purgedAt = -Infinity
  const tend = tender(engine)
  let timer: ReturnType<typeof setTimeout> | null = null
  let running: Promise<unknown> = Promise.resolve()
  let stopped = true

  /** What can no longer be undone is forgotten, whether or not anybody deletes again. */
  async function purge(): Promise<void> {
    const now = engine.clock.now()
    if (now - purgedAt < PURGE_EVERY) return
    purgedAt = now
    await engine.database.system((db) => purgeDeleted(db, new Date(now)))
  }

  async function tick(): Promise<boolean> {
    let did = false
    await purge()
    for (const [tenantId, waiting] of turned(
      [...(await dueWork(engine))],
      engine.clock.now() / 1000,
    )) {
      if (leavesOut(tenantId)) continue
      try {
        did = (await tenantRound(engine, tenantId, waiting, triedToRead)) || did
      } catch (error) {
        // One tenant's fault must not stop the others.
        engine.log.error(
          { tenantId, fault: String((error as Error).stack ?? error) },
          'a round of work failed',
        )
      }
    }
    return did
  }

  async function drain(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round++)
      if (!(await tick()) && !(await besideEnded(engine))) return
    engine.log.error({}, 'draining did not come to an end')
  }

  const nextDueAt = () =>
    engine.database.system(async (db) => {
      const { rows } = await sql<{ due: Date | null }>`
      select min(due) as due from (
        select min(m.planned_at) as due from messages m join campaigns c on c.tenant_id = m.tenant_id and c.id = m.campaign_id
          join mailboxes b on b.tenant_id = m.tenant_id and b.id = m.mailbox_id where m.state in ('planned', 'deferred') and c.state = 'running' and b.state = 'active' and m.tenant_id not in (${isolated})
        union all select min(lease_until) from messages where (state = 'sending' or (state = 'unknown' and accepted_at is null)) and ${works}
        union all ${engageDue}
        union all select min(due_at) from jobs where state = 'queued' and ${works}
        union all select min(due_at) from profile_timers where ${works}
        union all select min(e.due_at) from journey_executions e join journeys j on j.tenant_id = e.tenant_id and j.id = e.journey_id where e.state = 'running' and j.state = 'live' and e.tenant_id not in (${isolated})
        union all select min(d.due_at) from webhook_deliveries d join webhooks w on w.tenant_id = d.tenant_id and w.id = d.webhook_id where d.state = 'waiting' and w.enabled and d.tenant_id not in (${isolated})
        union all select min(lease_until) from jobs where state = 'running' and ${works}
        union all select min(trial_ends_at) from tenants where subscription_tier = 'STARTER' and status in ('TRIAL', 'ACTIVE')
      ) waiting`.execute(db)
      return rows[0]?.due ? new Date(rows[0].due).getTime() : null
    })

  async function playTo(
    target: number,
    clock: MovableClock,
    onMove: () => Promise<void> = async () => {},
  ): Promise<void> {
    const move = async (to: number) => {
      clock.set(to)
      await onMove()
    }
    if (target < clock.now()) throw new Error('The clock only moves forward here.')
    for (let step = 0; step < MOST_STEPS; step++) {
      await drain()
      const now = clock.now()
      const due = await nextDueAt()
      if (due === null || due > target) break
      // What stays due although nothing could be done (a mailbox in its gap) is looked at again a minute later.
      await move(Math.min(target, due > now ? due : now + 60_000))
      if (clock.now() >= target) break
    }
    if (clock.now() < target) await move(target)
    await drain()
  }

  return {
    tick,
    drain,
    nextDueAt,
    playTo,
    start(intervalMs, onRound = async () => {}) {
      stopped = false
      const round = () => {
        running = onRound()
          .catch((error: unknown) =>
            engine.log.warn({ fault: String(error) }, 'the worker could not say that it is there'),
          )
          .then(async () => {
            const did = await tick()
            await tend()
            return did
          })
          .catch((error: unknown) =>
            engine.log.error(
              { fault: String((error as Error).stack ?? error) },
              'the work loop failed',
            ),
          )
          .then((did) => {
            if (!stopped) timer = setTimeout(round, did === true ? 0 : intervalMs)
          })
      }
      round()
    },
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      await running
      await besideEnded(engine)
    },
  }
}

/** Tends the database now and then, when asked often: also what waits to be put in its order, so that who asks for that has little to wait for. */
function tender({ database }: Engine): () => Promise<void> {
  let at = performance.now()
  return async () => {
    if (performance.now() - at < TEND_EVERY) return
    at = performance.now()
    await bringOrders(database)
    await database.tend()
  }
}

/** Another tenant begins each round, so that nobody is always last. */
function turned<T>(all: readonly T[], by: number): T[] {
  const start = all.length === 0 ? 0 : Math.floor(by) % all.length
  return [...all.slice(start), ...all.slice(0, start)]
}

/** A bounded slice of what waits of one tenant: a job, the inboxes, a new plan where asked for, one mail per mailbox. */
async function tenantRound(
  engine: Engine,
  tenantId: string,
  waiting: ReadonlySet<Waiting>,
  triedToRead: Map<string, number>,
): Promise<boolean> {
  const now = engine.clock.now()
  let did = waiting.has('trial') && (await expireTrials(engine, tenantId))
  if (waiting.has('timers')) did = (await runDueTimers(engine, tenantId)) || did
  if (waiting.has('journey')) did = (await runDueJourneys(engine, tenantId)) || did
  if (waiting.has('job')) did = (await runDueJob(engine, tenantId)) || did
  if (waiting.has('webhook')) did = (await sendDueWebhooks(engine, tenantId)) || did
  if (waiting.has('engage-call')) did = (await sendEngageCalls(engine, tenantId)) || did
  if (waiting.has('engage-lease')) did = (await recoverEngage(engine, tenantId)) > 0 || did
  if (waiting.has('engage-unknown')) did = (await reconcileEngage(engine, tenantId)) > 0 || did
  if (waiting.has('lease')) did = (await recoverLeases(engine, tenantId)) > 0 || did
  if (waiting.has('unknown')) did = (await reconcileUnknown(engine, tenantId)) > 0 || did
  const due = waiting.has('send') ? await dueMailboxes(engine, tenantId, now) : []
  // An inbox is read right before its mailbox sends: what came in meanwhile must hold a follow-up back.
  const toRead = new Set(
    waiting.has('read') ? await mailboxesToRead(engine, tenantId, now - READ_INTERVAL) : [],
  )
  if (due.length > 0)
    for (const id of await mailboxesToRead(engine, tenantId, now - 30_000))
      if (due.includes(id)) toRead.add(id)
  for (const id of toRead) {
    if (now - (triedToRead.get(id) ?? Number.NEGATIVE_INFINITY) < 30_000) continue
    triedToRead.set(id, now)
    did = (await readInbox(engine, tenantId, id)) > 0 || did
  }
  if (waiting.has('complete')) did = (await completeCampaigns(engine, tenantId)) || did
  if (waiting.has('replan') && (await replanDue(engine, tenantId, now))) {
    await replan(engine, tenantId)
    did = true
  }
  for (const id of due) did = (await dispatchMailbox(engine, tenantId, id)) || did
  // After the campaigns' mails, whose times were planned.
  if (waiting.has('engage-mail'))
    for (const id of await dueEngageMailboxes(engine, tenantId))
      did = (await dispatchEngageMail(engine, tenantId, id)) || did
  return did
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
