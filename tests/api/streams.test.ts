import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
let origin = ''
const open: AbortController[] = []
/** An answer that no one holds is closed when its memory is freed. */
const held: Response[] = []

beforeAll(async () => {
  t = await startTestApp()
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const one of open) one.abort()
  await t.close()
})

const stream = async (who: keyof TestApp['as']) => {
  const stop = new AbortController()
  open.push(stop)
  const answer = await fetch(`${origin}/api/v1/stream`, {
    headers: t.as[who],
    signal: stop.signal,
  })
  held.push(answer)
  return answer.status
}

it('one person may have twenty streams, which take none from others', async () => {
  const statuses = await Promise.all(Array.from({ length: 30 }, () => stream('member')))
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(await stream('tenantAdmin')).toBe(200)
  expect(await stream('memberB')).toBe(200)
})

it('a stream that has ended leaves room for another', async () => {
  for (const one of open.splice(0)) one.abort()
  await expect.poll(() => stream('member')).toBe(200)
})
