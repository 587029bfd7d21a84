import { afterAll, beforeAll, expect, it } from 'vitest'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'
import { requestReplan } from '#engine/outreach/lifecycle/request-replan.ts'
import { DELETE_TENANT } from '#engine/administration/tenants/delete-tenant.ts'
import { systemActor } from '#model/api/actor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  const scope = { tenantId: t.tenants.a, actor: systemActor }
  await t.database.tenant(t.tenants.a, async (db) => {
    // Newest first: what nobody is to see stands in the middle of what they do.
    for (const kind of ['draft-campaign', DELETE_TENANT, 'import-contacts']) {
      await enqueue(scopedTx(t.engine, db, scope), { kind, payload: {} })
      t.clock.advance(1000)
      if (kind === DELETE_TENANT)
        await requestReplan({ db, engine: t.engine, tenantId: t.tenants.a })
      t.clock.advance(1000)
    }
  })
})
afterAll(() => t.close())

const list = async (query: Record<string, unknown>, headers: Record<string, string>) => {
  const answer = await t.app.inject({
    url: '/api/v1/jobs',
    query: Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    headers,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return {
    kinds: answer.json<{ kind: string }[]>().map(({ kind }) => kind),
    range: answer.headers['content-range'],
  }
}

it('a page holds as many jobs as it says, and the total counts those that the caller may see', async () => {
  expect(await list({ sort: ['createdAt', 'DESC'] }, t.as.admin)).toEqual({
    kinds: ['import-contacts', DELETE_TENANT, 'draft-campaign'],
    range: 'jobs 0-2/3',
  })
  expect(await list({ sort: ['createdAt', 'DESC'] }, t.as.member)).toEqual({
    kinds: ['import-contacts', 'draft-campaign'],
    range: 'jobs 0-1/2',
  })
  expect(await list({ sort: ['createdAt', 'DESC'], range: [0, 1] }, t.as.member)).toEqual({
    kinds: ['import-contacts', 'draft-campaign'],
    range: 'jobs 0-1/2',
  })
  expect(await list({ filter: { state: 'queued' } }, t.as.admin)).toMatchObject({
    range: 'jobs 0-2/3',
  })
})

it('whoever asks for kinds gets those of them that they may see', async () => {
  expect((await list({ filter: { kind: 'draft-campaign' } }, t.as.member)).kinds).toEqual([
    'draft-campaign',
  ])
  expect((await list({ filter: { kind: DELETE_TENANT } }, t.as.member)).kinds).toEqual([])
  expect(
    (await list({ filter: { kind: [DELETE_TENANT, 'import-contacts'] } }, t.as.member)).kinds,
  ).toEqual(['import-contacts'])
  expect((await list({ filter: { kind_like: 'import' } }, t.as.member)).kinds).toEqual([
    'import-contacts',
  ])
})
