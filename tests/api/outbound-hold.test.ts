import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import type { HoldReview } from '#model/api/answers/outbound-hold.ts'
import { createExchange } from '#platform/exchange/create-exchange.ts'
import { sendTest } from '#engine/webhooks/replay-deliveries.ts'
import { createWork } from '#engine/work.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  // Webhooks may be named; nothing is called while they wait.
  t.engine.exchange = createExchange({ allowHosts: ['localhost'], folder: '', userAgent: 'test' })
})
afterAll(() => t.close())

const call = async (
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  headers = t.as.admin,
) => {
  const answer = await t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.json() as any }
}
const tenantOf = async (headers: Record<string, string>) =>
  (await call('GET', 'tenants/me', undefined, headers)).body.sendingHold

it('shows a hold to admins with its cause, to members without, and to nobody when there is none', async () => {
  expect((await call('GET', 'outbound-hold')).body).toEqual({ hold: null, overdue: [] })
  expect(await tenantOf(t.as.member)).toBeNull()
  const placed = await call('POST', 'outbound-hold')
  expect(placed).toMatchObject({
    status: 200,
    body: { hold: { cause: 'manual', heldBy: expect.any(String) } },
  })
  // Twice is once.
  expect((await call('POST', 'outbound-hold')).body.hold.id).toBe(placed.body.hold.id)
  expect(await tenantOf(t.as.admin)).toMatchObject({
    since: new Date(t.clock.now()).toISOString(),
    cause: 'manual',
  })
  expect(await tenantOf(t.as.member)).toEqual({ since: new Date(t.clock.now()).toISOString() })
  const health = (await call('GET', 'health')).body as { id: string; state: string; link: string }[]
  expect(health.find(({ id }) => id === 'hold')).toMatchObject({
    state: 'fault',
    link: '/admin/hold',
  })
})

it('lists what is overdue page by page, and resumes as decided', async () => {
  const hook = (await call('POST', 'webhooks', { name: 'Hook', url: 'http://localhost:9/hook' }))
    .body
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  for (let n = 0; n < 53; n++) await sendTest(t.engine, scope, hook.id)
  t.clock.advance(DAY_MS)
  await createWork(t.engine).drain()
  const { hold, overdue } = (await call('GET', 'outbound-hold')).body as HoldReview
  expect(overdue).toMatchObject([
    { tenantId: t.tenants.a, tenant: 'Tenant A', kind: 'webhook', count: 53 },
  ])
  const page = async (offset: number) =>
    (
      await call(
        'GET',
        `outbound-hold/overdue?kind=webhook&tenantId=${t.tenants.a}&offset=${offset}`,
      )
    ).body as { subject: string; recipient: string }[]
  expect(await page(0)).toHaveLength(50)
  expect(await page(50)).toHaveLength(3)
  expect((await page(50))[0]).toMatchObject({ subject: 'Hook', recipient: 'webhook.test' })
  expect((await call('GET', 'outbound-hold/overdue?kind=webhook')).status).toBe(422)
  expect(
    (await call('GET', `outbound-hold/overdue?kind=other&tenantId=${t.tenants.a}`)).status,
  ).toBe(422)
  expect((await call('POST', 'outbound-hold/release', { holdId: t.tenants.a })).status).toBe(409)
  expect(
    (
      await call('POST', 'outbound-hold/release', {
        holdId: hold!.id,
        decisions: [{ kind: 'webhook', choice: 'lose' }],
      })
    ).status,
  ).toBe(422)
  const released = await call('POST', 'outbound-hold/release', {
    holdId: hold!.id,
    decisions: [{ kind: 'webhook', choice: 'skip' }],
  })
  expect(released).toMatchObject({
    status: 200,
    body: { done: [{ kind: 'webhook', count: 53, choice: 'skip' }] },
  })
  expect(await tenantOf(t.as.admin)).toBeNull()
  await createWork(t.engine).drain()
  const deliveries = await call(
    'GET',
    `webhook-deliveries?filter=${encodeURIComponent(JSON.stringify({ webhookId: hook.id, state: ['discarded'] }))}`,
  )
  expect(deliveries.body).toHaveLength(30)
  expect(
    await t.database.system((db) =>
      db.selectFrom('webhook_deliveries').select('id').where('state', '!=', 'discarded').execute(),
    ),
  ).toEqual([])
  const audit = (
    await call(
      'GET',
      `system-auditlog?filter=${encodeURIComponent(JSON.stringify({ entity: ['outbound-hold'] }))}`,
    )
  ).body as { summary: string }[]
  expect(audit.map(({ summary }) => summary).toSorted()).toEqual([
    'Overdue work was reviewed and sending was resumed',
    'Sending was put on hold',
  ])
})

it('does not call late by itself, and lets a person send again what was too late', async () => {
  const hook = (await call('POST', 'webhooks', { name: 'Late', url: 'http://localhost:9/hook' }))
    .body
  const { id } = await sendTest(t.engine, { tenantId: t.tenants.a, actor: systemActor }, hook.id)
  t.clock.advance(6 * DAY_MS)
  await createWork(t.engine).drain()
  const delivery = async () => (await call('GET', `webhook-deliveries/${id}`)).body
  expect(await delivery()).toMatchObject({
    state: 'failed',
    attempts: 0,
    answer: 'Not sent: it was due more than five days ago.',
  })
  await call('POST', `webhook-deliveries/${id}/replay`)
  await createWork(t.engine).tick()
  expect(await delivery()).toMatchObject({ state: 'waiting', attempts: 1 })
})
