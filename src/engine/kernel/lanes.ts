import type { Log } from '#platform/log.ts'
import { stackOf } from '#model/lib/thrown.ts'

/** Whose work a lane does, and whose server it waits for. */
export interface LanePlace {
  tenantId: string
  /** Name of the server's host; where there is none or it is empty, only the organization counts. */
  host?: string
}

export interface LaneLimits {
  /** Tasks at the same time, without those that wait for a slow server. */
  tasks: number
  /** Tasks of one organization at the same time, slow ones included. */
  ofTenant: number
  /** Slow tasks of one host, beyond which none is started for it. */
  slowOfHost: number
  /** Milliseconds after which a task counts as slow. */
  slowAfter: number
  /** Milliseconds for which a host rests after a slow task; doubles with each further one. */
  rest: number
  longestRest: number
}

export const LANE_LIMITS: LaneLimits = {
  tasks: 40,
  ofTenant: 16,
  slowOfHost: 2,
  slowAfter: 5000,
  rest: 30_000,
  longestRest: 15 * 60_000,
}

/** How the lanes of senders' connections begin, which have separate limits. */
export const SENDER_LANE = 'sender '

/**
 * Work that waits for mail servers, inboxes and webhooks, outside of the loop. A lane holds one task at
 * a time. A server that does not answer takes from its own host and organization alone: its tasks
 * do not count among those of the process once they are slow, and its host rests afterwards.
 */
export interface Lanes {
  /**
   * Starts a task, or keeps it until there is room. Ignored while the lane has a task, or the host
   * rests: such work stays due.
   */
  start(lane: string, place: LanePlace, work: () => Promise<unknown>): void
  /**
   * Resolves when no task runs or waits.
   * @returns whether any did
   */
  ended(): Promise<boolean>
  /** Drops what waits, and resolves when no task runs. */
  stop(): Promise<void>
}

interface Task {
  place: LanePlace
  work(): Promise<unknown>
}

interface Running {
  place: LanePlace
  isSlow: boolean
  done: Promise<void>
}

/** A host whose last task was slow. */
interface SlowHost {
  restsUntil: number
  rest: number
}

/**
 * @param onEnd called when a lane becomes free, because more work may be due in it
 * @param now milliseconds of the machine
 */
export function createLanes(
  log: Log,
  onEnd: () => void,
  limits: LaneLimits = LANE_LIMITS,
  now: () => number = () => performance.now(),
): Lanes {
  const running = new Map<string, Running>()
  const waiting = new Map<string, Task>()
  const slowHosts = new Map<string, SlowHost>()
  const count = (fits: (one: Running) => boolean) => [...running.values()].filter(fits).length

  function hasRoom({ tenantId, host }: LanePlace): boolean {
    if (count(({ isSlow }) => !isSlow) >= limits.tasks) return false
    if (count(({ place }) => place.tenantId === tenantId) >= limits.ofTenant) return false
    if (!host) return true
    const ofHost = (one: Running) => one.place.host === host
    // Until one of its tasks was fast again, a host gets one at a time.
    if (slowHosts.has(host)) return count(ofHost) === 0
    return count((one) => ofHost(one) && one.isSlow) < limits.slowOfHost
  }

  const rests = ({ host }: LanePlace) =>
    host !== undefined && now() < (slowHosts.get(host)?.restsUntil ?? 0)

  /** Notes how long a host took for a task. */
  function learn({ host }: LanePlace, isSlow: boolean) {
    if (!host) return
    if (!isSlow) return void slowHosts.delete(host)
    const before = slowHosts.get(host)?.rest ?? limits.rest / 2
    const rest = Math.min(limits.longestRest, before * 2)
    slowHosts.set(host, { rest, restsUntil: now() + rest })
  }

  function run(lane: string, { place, work }: Task) {
    const began = now()
    const task: Running = { place, isSlow: false, done: Promise.resolve() }
    const timer = setTimeout(() => {
      task.isSlow = true
      startNext()
    }, limits.slowAfter)
    timer.unref()
    task.done = Promise.resolve()
      .then(work)
      .then(
        (did) => did === true,
        (error: unknown) => {
          log.error({ lane, fault: stackOf(error) }, 'a piece of work failed')
          return false
        },
      )
      .then((did) => {
        clearTimeout(timer)
        running.delete(lane)
        learn(place, task.isSlow || now() - began >= limits.slowAfter)
        startNext()
        if (did) onEnd()
      })
    running.set(lane, task)
  }

  /** Starts what waits and has room, of the organizations with the fewest tasks first. */
  function startNext() {
    for (;;) {
      const ready = [...waiting].filter(([, { place }]) => hasRoom(place) && !rests(place))
      if (ready.length === 0) return
      const tasksOf = ({ tenantId }: LanePlace) => count(({ place }) => place.tenantId === tenantId)
      const [lane, task] = ready.reduce((best, one) =>
        tasksOf(one[1].place) < tasksOf(best[1].place) ? one : best,
      )
      waiting.delete(lane)
      run(lane, task)
    }
  }

  async function ended(): Promise<boolean> {
    const wasBusy = running.size + waiting.size > 0
    while (running.size > 0) await Promise.all([...running.values()].map(({ done }) => done))
    return wasBusy
  }

  return {
    start(lane, place, work) {
      if (running.has(lane) || waiting.has(lane) || rests(place)) return
      waiting.set(lane, { place, work })
      startNext()
    },
    ended,
    async stop() {
      waiting.clear()
      await ended()
    },
  }
}
