import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import { noteExport } from '#engine/administration/notices/note-export.ts'
import { SEND_NOTICE } from '#engine/administration/notices/queue-notice.ts'
import { sendNoticeJob } from '#engine/administration/notices/send-notice.ts'
import { createWork } from '#engine/work.ts'
import type { Job } from '#model/schema/entities.generated.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  await t.engine.stores
    .of('profile')
    .create({ tenantId: t.tenants.a, actor: systemActor }, { email: 'eva@customer.example' })
})
afterAll(() => t?.close())
beforeEach(() => {
  // Another hour: what was told before does not count.
  t.clock.advance(2 * 3_600_000)
  t.mails.length = 0
})

const work = () => createWork(t.engine).drain()
const told = () => t.mails.map(({ to }) => to).toSorted()
const ask = (
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string>,
  payload?: object,
) => t.app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload ? { payload } : {}) })

describe('the email about an export', () => {
  it.each<[string, 'GET' | 'POST', string, object | undefined, string]>([
    ['a list as a file', 'GET', 'profiles/export?format=csv', undefined, 'Profiles as CSV'],
    [
      'people by a condition',
      'POST',
      'profiles/export',
      { format: 'ndjson' },
      'Profiles by a condition as NDJSON',
    ],
    ['the configuration', 'GET', 'settings/exportall', undefined, 'The whole configuration'],
  ])(
    'of %s goes to whoever ran it and to the administrators, once',
    async (_what, method, url, body, what) => {
      const answer = await ask(method, url, t.as.admin, body)
      expect(answer.statusCode).toBe(200)
      expect(t.mails, 'not before the export is written down').toEqual([])
      await work()
      await work()
      expect(told()).toEqual(['admin@a.example', 'boss@a.example', 'reader@a.example'])
      expect(t.mails[0]!.text).toContain('Who: admin@a.example')
      expect(t.mails[0]!.text).toContain(`What: ${what}`)
      expect(t.mails[0]!.text).toMatch(/Rows: \d+/)
    },
  )

  it('of a member or a key names them, and members get their own', async () => {
    expect((await ask('GET', 'contacts/export', t.as.member)).statusCode).toBe(200)
    await work()
    expect(told()).toEqual([
      'admin@a.example',
      'boss@a.example',
      'member@a.example',
      'reader@a.example',
    ])
    t.mails.length = 0
    expect((await ask('GET', 'profiles/export', t.as.key)).statusCode).toBe(200)
    await work()
    expect(told()).toEqual(['admin@a.example', 'boss@a.example', 'reader@a.example'])
    expect(t.mails[0]!.text).toContain('The API key "Test key"')
  })

  it('in a tenant without administrators goes to its members, and never to another tenant', async () => {
    expect((await ask('GET', 'contacts/export', t.as.memberB)).statusCode).toBe(200)
    await work()
    expect(told()).toEqual(['member@b.example'])
  })

  it('of an operator who looks at another tenant reaches that tenant and the operator', async () => {
    await ask('GET', 'contacts/export', { ...t.as.admin, 'x-tenant-id': t.tenants.b })
    await work()
    expect(told()).toEqual(['admin@a.example', 'member@b.example'])
  })

  it('comes once for one event, however often it is noted or tried', async () => {
    const scope = { tenantId: t.tenants.b, actor: systemActor }
    const exported = {
      entity: 'profile',
      summary: 'Export "Daily"',
      what: 'Profiles',
      rows: 3,
      eventId: 'export-1',
    }
    await noteExport(t.engine, scope, exported)
    await noteExport(t.engine, scope, exported)
    const { send } = t.engine.systemMailer
    t.engine.systemMailer.send = () => Promise.reject(new Error('down'))
    await work()
    t.engine.systemMailer.send = send
    t.clock.advance(10 * 60_000)
    await work()
    expect(told()).toEqual(['member@b.example'])
    await noteExport(t.engine, scope, exported)
    t.clock.advance(10 * 60_000)
    await work()
    expect(told()).toEqual(['member@b.example'])
  })

  it('keeps its Message-ID when a process died while it was sent', async () => {
    await noteExport(
      t.engine,
      { tenantId: t.tenants.b, actor: systemActor },
      { entity: 'profile', summary: 'Export', what: 'Profiles', eventId: 'export-2' },
    )
    const row = await t.database.system((db) =>
      db
        .selectFrom('jobs')
        .selectAll()
        .where('kind', '=', SEND_NOTICE)
        .where('state', '=', 'queued')
        .executeTakeFirstOrThrow(),
    )
    const ids: string[] = []
    const { send } = t.engine.systemMailer
    t.engine.systemMailer.send = async ({ headers }) => void ids.push(headers!['Message-ID']!)
    const job = { id: row.id, payload: row.payload } as unknown as Job
    const run = {
      job,
      signal: new AbortController().signal,
      progress: async () => {},
      save: async () => {},
      conclude: async () => {},
    }
    await sendNoticeJob(t.engine, run)
    await sendNoticeJob(t.engine, run)
    t.engine.systemMailer.send = send
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    await work()
  })

  it('is lost or kept with the export itself', async () => {
    const count = () =>
      t.database.system(
        async (db) =>
          (await db.selectFrom('jobs').select('id').where('kind', '=', SEND_NOTICE).execute())
            .length,
      )
    const before = await count()
    await expect(
      t.database.system(async (db) => {
        await noteExport(
          t.engine,
          { tenantId: t.tenants.b, actor: systemActor },
          { entity: 'profile', summary: 'Export', what: 'Profiles' },
          db,
        )
        throw new Error('the transaction failed')
      }),
    ).rejects.toThrow('failed')
    expect(await count()).toBe(before)
  })

  it('is not sent to people who switched it off', async () => {
    const id = (await ask('GET', 'users/me', t.as.member)).json<{ id: string }>().id
    expect(
      (
        await ask('PUT' as 'POST', 'users/me/preferences', t.as.member, {
          name: 'alerts',
          value: { newDevice: true, exports: false },
        })
      ).statusCode,
    ).toBe(200)
    await ask('GET', 'contacts/export', t.as.member)
    await work()
    expect(told()).toEqual(['admin@a.example', 'boss@a.example', 'reader@a.example'])
    expect(id).toBeTruthy()
  })

  it('and its queue are hidden from members, who could cancel it', async () => {
    await ask('GET', 'contacts/export', t.as.member)
    const rows = (await ask('GET', 'jobs', t.as.member)).json<{ kind: string }[]>()
    expect(rows.filter(({ kind }) => kind === SEND_NOTICE)).toEqual([])
    const { id } = await t.database.system((db) =>
      db
        .selectFrom('jobs')
        .select('id')
        .where('kind', '=', SEND_NOTICE)
        .where('tenant_id', '=', t.tenants.a)
        .where('state', '=', 'queued')
        .executeTakeFirstOrThrow(),
    )
    expect((await ask('POST', `jobs/${id}/cancel`, t.as.member)).statusCode).toBe(404)
    await work()
  })
})
