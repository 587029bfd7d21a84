import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemScope } from '#engine/kernel/engine.ts'
import { publishTemplate } from '#engine/engage/templates/publish-template.ts'
import { runDueJob } from '#engine/kernel/jobs/run-due-jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let t: TestApp
const scope = () => systemScope(t.tenants.a)

beforeAll(async () => {
  t = await startTestApp()
  const { stores } = t.engine
  const mailbox = await stores
    .of('mailbox')
    .create(scope(), { address: 'a@firm.example', smtpHost: 'localhost', imapHost: 'localhost' })
  await stores.of('topic').create(scope(), { id: 'news', name: 'News' })
  await stores
    .of('template')
    .create(scope(), { id: 'hello', name: 'Hello', subject: 'Hi', source: '<p>Hello</p>' })
  await publishTemplate(t.engine, scope(), 'hello', {})
  await stores.of('engage').create(scope(), {
    id: 'again',
    name: 'Again',
    templateId: 'hello',
    mailboxId: mailbox.id,
    topicId: 'news',
  })
})
afterAll(() => t.close())

async function call(method: 'POST', url: string, payload: object) {
  const answer = await t.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...t.as.admin, 'x-tenant-id': t.tenants.a },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const people = (...emails: string[]) =>
  Promise.all(
    emails.map(
      async (email) =>
        (await t.engine.stores.of('profile').create(scope(), { name: 'Reader', email })).id,
    ),
  )
async function listOf(id: string, profileIds: string[]) {
  await t.engine.stores.of('user-list').create(scope(), { id, name: `List ${id}` })
  await call('POST', `/lists/${id}/members`, { profileIds })
}
const jobs = async () => {
  while (await runDueJob(t.engine, t.tenants.a));
}

describe('a second send of a message to the same audience', () => {
  const send = (body: object) => call('POST', '/engage/again/email', body)

  it('within a day is asked about first, and says when the first was', async () => {
    const ids = await people('twice-1@firm.example', 'twice-2@firm.example')
    await listOf('twice', ids)
    const first = await send({ listId: 'twice', count: 2 })
    expect(first.status).toBe(202)
    await jobs()
    const query = await call('POST', '/engage/again/query', { listId: 'twice' })
    expect(query.body).toMatchObject({
      gets: 0,
      reasons: { repeated: 2 },
      lastSend: { id: first.body.id },
    })
    const refused = await send({ listId: 'twice' })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'conflict', lastSend: { id: first.body.id }, errors: [{ path: '/again' }] },
    })
    const again = await call('POST', '/engage/again/query', { listId: 'twice', again: true })
    expect(again.body.gets).toBe(2)
    expect((await send({ listId: 'twice', count: 2, again: true })).status).toBe(202)
    await jobs()
  })

  it('is one send when two requests come at once', async () => {
    await listOf('at-once', await people('at-once@firm.example'))
    const answers = await Promise.all([1, 2, 3].map(() => send({ listId: 'at-once' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409])
    await jobs()
  })

  it('is the same whatever the order and the case of the people named', async () => {
    const ids = await people('n1@firm.example', 'n2@firm.example')
    expect((await send({ profileIds: ids })).status).toBe(202)
    const others = ids.toReversed().map((id) => id.toUpperCase())
    expect((await send({ profileIds: others })).status).toBe(409)
    expect((await send({ profileIds: [ids[0]] })).status).toBe(202)
    await jobs()
  })
})
