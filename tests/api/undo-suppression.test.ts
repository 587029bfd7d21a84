import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '#model/api/actor.ts'
import type { SuppressionReason } from '#engine/audience/contacts/suppression-list.ts'
import { suppress } from '#engine/audience/contacts/suppress.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { scopedTx } from '#engine/kernel/tenant-tx.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const scope = () => ({ tenantId: t.tenants.a, actor: systemActor })
const call = (method: 'GET' | 'POST', path: string, as = t.as.member) =>
  t.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: as,
    ...(method === 'POST' ? { payload: {} } : {}),
  })
const entriesOf = async (address: string) =>
  (await call('GET', `suppressions/of-address?address=${encodeURIComponent(address)}`)).json() as {
    id: string
    source: string
    reason: string
    personAsked: string
    undoable: boolean
  }[]
const suppressed = async (value: string, reason: SuppressionReason, source = 'a test') => {
  await t.database.tenant(t.tenants.a, (db) =>
    suppress(scopedTx(t.engine, db, scope()), {
      kind: value.includes('@') ? 'address' : 'domain',
      value,
      reason,
      source,
    }),
  )
  return (await entriesOf(value.includes('@') ? value : `kim@${value}`))[0]!
}

it('says which words decided, and undoes a wrong bounce with all that it did to the contact', async () => {
  const contact = await t.engine.stores
    .of('contact')
    .create(scope(), { email: 'full@box.example', verification: 'invalid' })
  const words = '552 5.2.2 The mailbox is full'
  const entry = await suppressed('full@box.example', 'bounced', words)
  expect(entry).toMatchObject({ source: words, undoable: true })
  expect((await call('POST', `suppressions/${entry.id}/undo`)).statusCode).toBe(200)
  expect(await entriesOf('full@box.example')).toEqual([])
  expect(await t.engine.stores.of('contact').get(scope(), contact.id)).toMatchObject({
    verification: 'unknown',
  })
  const { rows } = await t.engine.stores
    .of('audit-entry')
    .list({ tenantId: '', actor: systemActor }, { filter: { entityId: entry.id } })
  expect(rows).toMatchObject([{ action: 'delete', before: { source: words, reason: 'bounced' } }])
})

it('finds and undoes the entry of a whole domain', async () => {
  const entry = await suppressed('domain.example', 'manual')
  expect((await call('POST', `suppressions/${entry.id}/undo`)).statusCode).toBe(200)
  expect(await entriesOf('kim@domain.example')).toEqual([])
})

it.each(['unsubscribed', 'replied-opt-out', 'complained'] as const)(
  'refuses to undo what the person asked for: %s',
  async (reason) => {
    const address = `${reason}@box.example`
    const entry = await suppressed(address, reason)
    expect(entry.undoable).toBe(false)
    const refused = await call('POST', `suppressions/${entry.id}/undo`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'wrong_state'])
    expect(await entriesOf(address)).toHaveLength(1)
  },
)

it.each(['unsubscribed', 'replied-opt-out', 'complained'] as const)(
  'refuses to undo an older entry after the person asked for it too: %s',
  async (reason) => {
    const address = `later-${reason}@box.example`
    await suppressed(address, 'manual', 'Ann added it')
    const entry = await suppressed(address, reason)
    expect(entry).toMatchObject({
      reason: 'manual',
      source: 'Ann added it',
      personAsked: reason,
      undoable: false,
    })
    const refused = await call('POST', `suppressions/${entry.id}/undo`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'wrong_state'])
  },
)

it('keeps a complaint beside an opt-out by reply, and not the other way round', async () => {
  await suppressed('both@box.example', 'bounced')
  await suppressed('both@box.example', 'replied-opt-out')
  expect(await suppressed('both@box.example', 'complained')).toMatchObject({
    personAsked: 'complained',
  })
  expect(await suppressed('both@box.example', 'replied-opt-out')).toMatchObject({
    reason: 'bounced',
    personAsked: 'complained',
  })
})

it('is for users who may change suppressions, in their organization', async () => {
  const entry = await suppressed('access@box.example', 'bounced')
  const path = `suppressions/${entry.id}/undo`
  expect((await call('POST', path, t.as.reader)).statusCode).toBe(403)
  expect((await call('POST', path, t.as.memberB)).statusCode).toBe(404)
  expect((await call('GET', 'suppressions/of-address', t.as.member)).json()).toEqual([])
  expect(await entriesOf('access@box.example')).toHaveLength(1)
})

it.each(['bounced', 'manual', 'imported'] as const)(
  'keeps an opt-out that was read in a reply when it is %s later',
  async (reason) => {
    const address = `then-${reason}@box.example`
    await suppressed(address, 'replied-opt-out', 'reply: remove me')
    expect(await suppressed(address, reason)).toMatchObject({
      source: 'reply: remove me',
      undoable: false,
    })
  },
)
