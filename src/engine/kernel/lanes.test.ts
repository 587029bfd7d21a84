import { describe, expect, it } from 'vitest'
import { silentLog } from '#platform/log.ts'
import { createLanes } from './lanes.ts'

/** Work that ends on demand. */
function gate() {
  let open = (_did: boolean) => {}
  const ended = new Promise<boolean>((resolve) => (open = resolve))
  return { work: () => ended, open }
}

describe('lanes', () => {
  it('run beside one another, so that a silent server holds up its own lane only', async () => {
    const ended: string[] = []
    const lanes = createLanes(silentLog, () => {})
    const silent = gate()
    lanes.start('silent', silent.work)
    lanes.start('other', async () => ended.push('other') > 0)
    await expect.poll(() => ended).toEqual(['other'])
    silent.open(true)
    expect(await lanes.ended()).toBe(true)
    expect(await lanes.ended()).toBe(false)
  })

  it('hold one piece at a time', async () => {
    const lanes = createLanes(silentLog, () => {})
    const first = gate()
    let started = 0
    lanes.start('mailbox', first.work)
    lanes.start('mailbox', async () => ++started > 0)
    first.open(true)
    await lanes.ended()
    expect(started).toBe(0)
    lanes.start('mailbox', async () => ++started > 0)
    await lanes.ended()
    expect(started).toBe(1)
  })

  it('are limited in number', async () => {
    const lanes = createLanes(silentLog, () => {})
    const gates = Array.from({ length: 25 }, gate)
    let started = 0
    gates.forEach(({ work }, at) =>
      lanes.start(String(at), () => {
        started++
        return work()
      }),
    )
    await Promise.resolve()
    expect(started).toBe(20)
    for (const { open } of gates) open(false)
    await lanes.ended()
  })

  it.each([
    ['did something', true, 1],
    ['did nothing', false, 0],
  ])('wake the loop when a piece %s', async (_what, did, woken) => {
    let wakes = 0
    const lanes = createLanes(silentLog, () => wakes++)
    lanes.start('a', async () => did)
    await lanes.ended()
    expect(wakes).toBe(woken)
  })

  it('are free again after a fault', async () => {
    const lanes = createLanes(silentLog, () => {})
    lanes.start('a', () => Promise.reject(new Error('no')))
    await lanes.ended()
    let ran = false
    lanes.start('a', async () => (ran = true))
    await lanes.ended()
    expect(ran).toBe(true)
  })
})
