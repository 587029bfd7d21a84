import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/** More than one portion, so that the seam between two is crossed. */
const MANY = 1203
let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  await t.database.tenant(t.tenants.a, async (db) => {
    for (let i = 0; i < MANY; i++)
      await t.engine.stores.of('goal').create(
        { tenantId: t.tenants.a, actor: systemActor },
        {
          id: `goal-${i}`,
          name: i % 3 ? `Goal number ${i}` : `="Sum" ${i}`,
          enabled: i % 2 === 0,
        },
        { db },
      )
  })
  await t.engine.stores
    .of('goal')
    .create(
      { tenantId: t.tenants.b, actor: systemActor },
      { id: 'foreign', name: 'Not of this tenant' },
    )
})
afterAll(() => t.close())

const take = (query: Record<string, string>, who: keyof TestApp['as'] = 'admin') =>
  t.app.inject({ url: '/api/v1/goals/export', query, headers: t.as[who] })

/** Cells without line breaks; enough to count and compare. */
const linesOf = (csv: string) => csv.replace('\uFEFF', '').split('\r\n').filter(Boolean)

it.each([
  [
    'csv',
    (body: string) =>
      linesOf(body)
        .slice(1)
        .map((line) => /goal-\d+|foreign/.exec(line)![0]),
  ],
  ['json', (body: string) => (JSON.parse(body) as { id: string }[]).map((row) => row.id)],
  [
    'ndjson',
    (body: string) =>
      body
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: string }).id),
  ],
])('gives every row of the tenant once, as %s', async (format, idsOf) => {
  const answer = await take({ format })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  expect(answer.headers['x-total-count']).toBe(String(MANY))
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="goals.${format}"`)
  expect(idsOf(answer.body).toSorted()).toEqual(
    Array.from({ length: MANY }, (_unused, i) => `goal-${i}`).toSorted(),
  )
})

it('gives what is filtered, in the columns asked for, formulas made harmless', async () => {
  const { body } = await take({
    filter: '{"enabled":true,"id":["goal-3","goal-6","goal-8"]}',
    columns: 'name,id',
  })
  expect(linesOf(body)).toEqual(['name,id', '"\'=""Sum"" 6",goal-6', 'Goal number 8,goal-8'])
})

it.each([
  [{ format: 'xls' }, 'xls'],
  [{ columns: 'name,colour' }, 'colour'],
  [{ filter: '{"colour":"red"}' }, 'colour'],
])('names what is wrong with %j', async (query, part) => {
  const answer = await take(query as Record<string, string>)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().detail).toContain(part)
})

it('gives nothing to members where lists are for admins, and no secrets to anybody', async () => {
  expect((await take({}, 'member')).statusCode).toBe(403)
  const keys = await t.app.inject({
    url: '/api/v1/api-keys/export',
    query: { format: 'ndjson' },
    headers: t.as.admin,
  })
  expect(keys.body).toContain('Test key')
  expect(keys.body).not.toContain('keyHash')
})

it('tells the audit log who took what', async () => {
  await take({ format: 'json', filter: '{"enabled":false}' }, 'reader')
  const { rows } = await t.engine.stores.of('audit-entry').list(
    { tenantId: '', actor: systemActor },
    {
      filter: { action: 'export', actorName: 'reader@a.example' },
      sort: ['chainPosition', 'DESC'],
    },
  )
  expect(rows[0]).toMatchObject({
    entity: 'goal',
    tenantId: t.tenants.a,
    after: {
      format: 'json',
      filter: { enabled: false },
      columns: 'all',
      rows: Math.floor(MANY / 2),
    },
  })
})

it('says whether the audit log is as it was written', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/v1/system-auditlog/verify',
    payload: { tenantId: t.tenants.a },
    headers: t.as.reader,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toMatchObject({ ok: true, chains: [{ tenantId: t.tenants.a, faults: [] }] })
  expect(answer.json().entries).toBeGreaterThan(MANY)
})
