import { afterEach, describe, expect, it, vi } from 'vitest'
import { silentLog } from '#platform/log.ts'
import { createLanes, LANE_LIMITS, type LaneLimits } from './lanes.ts'

/** Work that ends on demand. */
function gate() {
  let open = (_did: boolean) => {}
  const ended = new Promise<boolean>((resolve) => (open = resolve))
  return { work: () => ended, open }
}

const here = { tenantId: 't' }
const lanesWith = (limits: Partial<LaneLimits> = {}, onEnd = () => {}) => {
  const clock = { now: 0 }
  const lanes = createLanes(silentLog, onEnd, { ...LANE_LIMITS, ...limits }, () => clock.now)
  return { lanes, clock }
}

/** Starts tasks that end on demand. @returns the names of those that have begun */
function starter(lanes: ReturnType<typeof createLanes>) {
  const begun: string[] = []
  const gates = new Map<string, ReturnType<typeof gate>>()
  return {
    begun,
    open: (name: string) => gates.get(name)!.open(false),
    async start(name: string, place: { tenantId: string; host?: string }) {
      const one = gate()
      gates.set(name, one)
      lanes.start(name, place, () => {
        begun.push(name)
        return one.work()
      })
      await Promise.resolve()
    },
  }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

afterEach(() => {
  vi.useRealTimers()
})

describe('lanes', () => {
  it('run beside one another, so that a silent server holds up its own lane only', async () => {
    const ended: string[] = []
    const { lanes } = lanesWith()
    const silent = gate()
    lanes.start('silent', here, silent.work)
    lanes.start('other', here, async () => ended.push('other') > 0)
    await expect.poll(() => ended).toEqual(['other'])
    silent.open(true)
    expect(await lanes.ended()).toBe(true)
    expect(await lanes.ended()).toBe(false)
  })

  it('hold one piece at a time', async () => {
    const { lanes } = lanesWith()
    const first = gate()
    let started = 0
    lanes.start('mailbox', here, first.work)
    lanes.start('mailbox', here, async () => ++started > 0)
    first.open(true)
    await lanes.ended()
    expect(started).toBe(0)
    lanes.start('mailbox', here, async () => ++started > 0)
    await lanes.ended()
    expect(started).toBe(1)
  })

  it('keep what is beyond the limit until there is room, and drop nothing', async () => {
    const { lanes } = lanesWith({ tasks: 3 })
    const { begun, start, open } = starter(lanes)
    for (const name of ['a', 'b', 'c', 'd', 'e']) await start(name, here)
    expect(begun).toEqual(['a', 'b', 'c'])
    open('b')
    await settled()
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
    for (const name of ['a', 'c', 'd', 'e']) open(name)
    await lanes.ended()
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('leave every organization its share', async () => {
    const { lanes } = lanesWith({ tasks: 6, ofTenant: 4 })
    const { begun, start, open } = starter(lanes)
    for (let n = 0; n < 10; n++) await start(`big ${n}`, { tenantId: 'big' })
    for (let n = 0; n < 3; n++) await start(`small ${n}`, { tenantId: 'small' })
    expect(begun).toEqual(['big 0', 'big 1', 'big 2', 'big 3', 'small 0', 'small 1'])
    // What has fewer tasks comes first, however long the other has waited.
    open('big 0')
    await settled()
    expect(begun.at(-1)).toBe('small 2')
    for (let n = 0; n < 10; n++) open(`big ${n}`)
    for (let n = 0; n < 3; n++) open(`small ${n}`)
    await lanes.ended()
    expect(begun).toHaveLength(13)
  })

  it('do not count tasks that wait for a slow server, and start no more for its host', async () => {
    vi.useFakeTimers()
    const { lanes } = lanesWith({ tasks: 2, slowOfHost: 2, slowAfter: 5000 })
    const { begun, start, open } = starter(lanes)
    for (let n = 0; n < 4; n++) await start(`silent ${n}`, { tenantId: `t${n}`, host: 'silent' })
    await start('healthy', { tenantId: 't', host: 'healthy' })
    expect(begun).toEqual(['silent 0', 'silent 1'])
    await vi.advanceTimersByTimeAsync(5000)
    // The first slow one leaves room for one more of its host, the second for none.
    expect(begun).toEqual(['silent 0', 'silent 1', 'silent 2', 'healthy'])
    vi.useRealTimers()
    open('healthy')
    for (let n = 0; n < 4; n++) open(`silent ${n}`)
    await lanes.stop()
    expect(begun).toEqual(['silent 0', 'silent 1', 'silent 2', 'healthy'])
  })

  it('let a host rest after a slow task, longer each time, and try one at first', async () => {
    const { lanes, clock } = lanesWith({ slowAfter: 5000, rest: 30_000 })
    const { begun, start, open } = starter(lanes)
    const at = (tenantId: string) => ({ tenantId, host: 'slow' })
    const takes = async (name: string, milliseconds: number) => {
      await start(name, at(name))
      clock.now += milliseconds
      open(name)
      await settled()
    }
    await takes('a', 6000)
    await start('b', at('b'))
    expect(begun, 'rests').toEqual(['a'])
    clock.now += 30_000
    await takes('c', 6000)
    clock.now += 30_000
    await start('d', at('d'))
    expect(begun, 'rests twice as long').toEqual(['a', 'c'])
    clock.now += 30_000
    await start('e', at('e'))
    await start('f', at('f'))
    expect(begun, 'one at a time').toEqual(['a', 'c', 'e'])
    open('e')
    await settled()
    await start('g', at('g'))
    expect(begun, 'as before').toEqual(['a', 'c', 'e', 'f', 'g'])
    for (const name of ['f', 'g']) open(name)
    await lanes.ended()
  })

  it.each([
    ['did something', true, 1],
    ['did nothing', false, 0],
  ])('wake the loop when a piece %s', async (_what, did, woken) => {
    let wakes = 0
    const { lanes } = lanesWith({}, () => wakes++)
    lanes.start('a', here, async () => did)
    await lanes.ended()
    expect(wakes).toBe(woken)
  })

  it('are free again after a fault', async () => {
    const { lanes } = lanesWith()
    lanes.start('a', here, () => Promise.reject(new Error('no')))
    await lanes.ended()
    let ran = false
    lanes.start('a', here, async () => (ran = true))
    await lanes.ended()
    expect(ran).toBe(true)
  })

  it('drop what waits when they stop, because it stays due', async () => {
    const { lanes } = lanesWith({ tasks: 1 })
    const { begun, start, open } = starter(lanes)
    await start('a', here)
    await start('b', here)
    const stopped = lanes.stop()
    open('a')
    await stopped
    expect(begun).toEqual(['a'])
  })
})
