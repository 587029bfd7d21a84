import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Profile, Suppression } from '#model/schema/entities.generated.ts'
import { systemScope } from '#engine/kernel/engine.ts'
import { newOptOutToken, placeOfToken } from '#engine/mail/opt-out-token.ts'
import { sha256 } from '#platform/secrets.ts'
import { queueEngageMessage, type MessageOwner } from '#engine/engage/messages/queue-message.ts'
import { NOW, startTestApp, type TestApp } from '../support/test-app.ts'

let it_: TestApp
let mailboxId = ''
const at = new Date(NOW)

beforeAll(async () => {
  it_ = await startTestApp()
  const { engine, tenants } = it_
  const scope = systemScope(tenants.a)
  const mailbox = await engine.stores.of('mailbox').create(scope, {
    address: 'news@firm.example',
    smtpHost: 'localhost',
    imapHost: 'localhost',
    fromName: 'Firm',
  })
  mailboxId = mailbox.id
  await engine.stores.of('topic').create(scope, { id: 'news', name: 'News' })
  await engine.stores.of('template').create(scope, {
    id: 'hello',
    name: 'Hello',
    publishedVersion: 1,
    state: 'published',
    subject: 'Hi',
  })
  await engine.stores.of('template').create(scope, { id: 'draft', name: 'Draft', subject: 'Hi' })
  await engine.stores.of('engage').create(scope, {
    id: 'news',
    name: 'News mail',
    templateId: 'hello',
    mailboxId,
    topicId: 'news',
  })
})
afterAll(() => it_.close())

const person = (values: Partial<Profile>) =>
  it_.engine.stores.of('profile').create(systemScope(it_.tenants.a), { name: 'Anna', ...values })
const owner = (id: string, more: Partial<MessageOwner> = {}): MessageOwner => ({
  kind: 'journey',
  id,
  stepId: 'send',
  visit: 0,
  ...more,
})
const queue = (profileId: string, engageId = 'news', by = owner('run')) =>
  it_.database.tenant(it_.tenants.a, (db) =>
    queueEngageMessage(
      { db, engine: it_.engine, tenantId: it_.tenants.a },
      { engageId, profileId, owner: by, at },
    ),
  )
const call = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  as: keyof TestApp['as'] = 'admin',
) =>
  it_.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...it_.as[as], 'x-tenant-id': it_.tenants.a },
    ...(payload ? { payload } : {}),
  })

describe('queueEngageMessage', () => {
  it('writes one row for a person, step and visit, however often it is asked', async () => {
    const { id } = await person({ email: 'once@firm.example' })
    const first = await queue(id)
    expect(first).toMatchObject({ state: 'planned', reason: '' })
    expect(await queue(id)).toEqual(first)
    expect((await queue(id, 'news', owner('run', { visit: 1 }))).id).not.toBe(first.id)
    const rows = JSON.parse(
      (
        await call(
          'GET',
          `/engage-messages?filter=${encodeURIComponent(JSON.stringify({ profileId: id }))}`,
        )
      ).body,
    ) as object[]
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      state: 'planned',
      address: 'once@firm.example',
      topicId: 'news',
      dueAt: at.toISOString(),
    })
  })

  const suppressedBy = async (values: Partial<Suppression>) =>
    it_.app.inject({
      method: 'POST',
      url: '/api/v1/suppressions',
      headers: { ...it_.as.admin, 'x-tenant-id': it_.tenants.a },
      payload: values,
    })
  it.each<[string, Partial<Profile>, string]>([
    ['nobody without an address', { email: null }, 'no-address'],
    [
      'who refused the topic',
      { email: 'a1@firm.example', consents: { news: { status: 'DENIED' } } },
      'left-topic',
    ],
    [
      'who took the agreement back',
      { email: 'a2@firm.example', consents: { news: { status: 'REVOKED' } } },
      'left-topic',
    ],
    [
      'whose agreement has ended',
      {
        email: 'a3@firm.example',
        consents: { news: { status: 'GRANTED', revokeDate: '2026-11-22T00:00:00.000Z' } },
      },
      'left-topic',
    ],
    [
      'a consent that is only a word',
      { email: 'a4@firm.example', consents: { news: 'denied' } },
      'left-topic',
    ],
    [
      'a suppressed address, however it is written',
      { email: 'Stop@Blocked.example' },
      'suppressed',
    ],
    ['a domain below a suppressed one', { email: 'any@mail.never.example' }, 'suppressed'],
    [
      'who agreed',
      {
        email: 'a5@firm.example',
        consents: { news: { status: 'GRANTED', revokeDate: '2027-11-22T00:00:00.000Z' } },
      },
      '',
    ],
    [
      'who left another topic',
      { email: 'a6@firm.example', consents: { offers: { status: 'DENIED' } } },
      '',
    ],
    ['a domain that only ends like a suppressed one', { email: 'a@notnever.example' }, ''],
  ])('%s', async (_name, values, reason) => {
    await suppressedBy({ value: 'stop@blocked.example' })
    await suppressedBy({ value: 'never.example', kind: 'domain' })
    expect(await queue((await person(values)).id)).toMatchObject({
      state: reason === '' ? 'planned' : 'skipped',
      reason,
    })
  })

  it('withholds a receipt for a bad address, and not after an opt-out', async () => {
    const scope = systemScope(it_.tenants.a)
    const { stores } = it_.engine
    await stores
      .of('engage')
      .create(scope, { id: 'receipt', name: 'Receipt', templateId: 'hello', mailboxId })
    const reasonOf = async (engageId: string, reason: Suppression['reason']) => {
      const email = `${engageId}-${reason}@receipts.example`
      const value = { kind: 'address' as const, value: email, valueHash: sha256(email), reason }
      await stores.of('suppression').create(scope, value)
      return (await queue((await person({ email })).id, engageId)).reason
    }
    expect(await reasonOf('receipt', 'unsubscribed')).toBe('')
    expect(await reasonOf('receipt', 'replied-opt-out')).toBe('')
    expect(await reasonOf('receipt', 'bounced')).toBe('suppressed')
    expect(await reasonOf('receipt', 'complained')).toBe('suppressed')
    expect(await reasonOf('receipt', 'manual')).toBe('suppressed')
    expect(await reasonOf('news', 'unsubscribed')).toBe('suppressed')
    // A send to an audience is no receipt.
    const { id } = await person({ email: 'receipt-unsubscribed@receipts.example' })
    const counted = await call('POST', '/engage/receipt/query', { profileIds: [id] })
    expect(JSON.parse(counted.body)).toMatchObject({ gets: 0, reasons: { suppressed: 1 } })
  })

  it('says why nobody gets it', async () => {
    const scope = systemScope(it_.tenants.a)
    const make = (id: string, values: object) =>
      it_.engine.stores.of('engage').create(scope, { id, name: `Message ${id}`, ...values })
    const { id } = await person({ email: 'why@firm.example' })
    await make('off', { enabled: false, templateId: 'hello', mailboxId })
    await make('nowhere', { templateId: 'hello' })
    await make('unpublished', { templateId: 'draft', mailboxId })
    await make('hook', { channel: 'webhook', url: 'https://sms.example/x' })
    expect(await queue(id, 'off')).toMatchObject({ reason: 'disabled' })
    expect(await queue(id, 'nowhere')).toMatchObject({ reason: 'no-mailbox' })
    expect(await queue(id, 'unpublished')).toMatchObject({ reason: 'not-published' })
    expect(await queue(id, 'hook')).toMatchObject({ state: 'planned', reason: '' })
    const { status } = await it_.database.system((db) =>
      db
        .selectFrom('tenants')
        .select('status')
        .where('id', '=', it_.tenants.a)
        .executeTakeFirstOrThrow(),
    )
    await it_.database.system((db) =>
      db
        .updateTable('tenants')
        .set({ status: 'TRIAL_EXPIRED' })
        .where('id', '=', it_.tenants.a)
        .execute(),
    )
    expect(await queue(id, 'news', owner('later'))).toMatchObject({ reason: 'not-sending' })
    await it_.database.system((db) =>
      db.updateTable('tenants').set({ status }).where('id', '=', it_.tenants.a).execute(),
    )
  })

  it('refuses messages and people that are not there', async () => {
    const { id } = await person({ email: 'x@firm.example' })
    await expect(queue(id, 'nothing')).rejects.toMatchObject({ code: 'not_found' })
    await expect(queue('00000000-0000-7000-8000-000000000000')).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('the record', () => {
  const fault = async (payload: object) => {
    const answer = await call('POST', '/engage', { name: 'Some message', ...payload })
    return {
      status: answer.statusCode,
      paths: ((JSON.parse(answer.body) as { errors?: { path: string }[] }).errors ?? []).map(
        (one) => one.path,
      ),
    }
  }

  it('is refused with the places of what is missing or wrong', async () => {
    expect(await fault({ id: 'f1' })).toEqual({ status: 422, paths: ['/templateId'] })
    expect(await fault({ id: 'f6', templateId: 'hello' })).toEqual({ status: 201, paths: [] })
    expect(await fault({ id: 'f2', channel: 'webhook' })).toEqual({ status: 422, paths: ['/url'] })
    expect(await fault({ id: 'pigeon', channel: 'pigeon' })).toMatchObject({ status: 422 })
    expect(
      await fault({
        id: 'f3',
        channel: 'webhook',
        url: 'https://a.example',
        body: 'a\n{{ x | nope }}',
      }),
    ).toEqual({ status: 422, paths: ['/body'] })
    expect(await fault({ id: 'f4', templateId: 'hello', mailboxId, quietFrom: '21:00' })).toEqual({
      status: 422,
      paths: ['/quietTo'],
    })
    const sender = await it_.engine.stores.of('sender').create(systemScope(it_.tenants.a), {
      name: 'Newsletter',
      address: 'news@firm.example',
      smtpHost: 'relay.example',
    })
    expect(await fault({ id: 'f7', templateId: 'hello', mailboxId, senderId: sender.id })).toEqual({
      status: 422,
      paths: ['/senderId'],
    })
    expect(await fault({ id: 'f8', templateId: 'hello', senderId: sender.id })).toEqual({
      status: 201,
      paths: [],
    })
    expect(await fault({ id: 'f5', enabled: false })).toEqual({ status: 201, paths: [] })
  })

  it('keeps a template that it needs, and its own ledger', async () => {
    expect(
      (
        await it_.app.inject({
          method: 'DELETE',
          url: '/api/v1/email-template/hello?version=1',
          headers: { ...it_.as.admin, 'x-tenant-id': it_.tenants.a },
        })
      ).statusCode,
    ).toBe(409)
    expect(
      (
        await it_.app.inject({
          method: 'DELETE',
          url: '/api/v1/engage/news?version=1',
          headers: { ...it_.as.admin, 'x-tenant-id': it_.tenants.a },
        })
      ).statusCode,
    ).toBe(409)
  })
})

describe('the opt-out link', () => {
  const linkFor = async (email: string) => {
    const { id } = await person({ email })
    await queue(id, 'news', owner(email))
    const sent = await queue(id, 'news', owner(`${email} sent`))
    const token = newOptOutToken(it_.tenants.a, sent.id)
    await it_.database.system((db) =>
      db
        .updateTable('engage_messages')
        .set({ state: 'sent', unsubscribe_token_hash: sha256(token) })
        .where('id', '=', sent.id)
        .execute(),
    )
    const consent = async () =>
      (
        (await it_.engine.stores.of('profile').get(systemScope(it_.tenants.a), id))!
          .consents as Record<string, { status?: string }>
      )['news']?.status
    const planned = async () =>
      (
        await it_.database.system((db) =>
          db
            .selectFrom('engage_messages')
            .select('state')
            .where('profile_id', '=', id)
            .where('state', '!=', 'sent')
            .execute(),
        )
      ).map((row) => row.state)
    return { id, token, consent, planned }
  }
  const open = (
    method: 'GET' | 'HEAD' | 'POST',
    token: string,
    payload?: string,
    type = 'application/x-www-form-urlencoded',
  ) =>
    it_.app.inject({
      method,
      url: `/unsubscribe/${token}`,
      ...(payload === undefined ? {} : { headers: { 'content-type': type }, payload }),
    })

  it('changes nothing when it is looked at, and leaves the topic by one click; twice is once', async () => {
    const { token, consent, planned } = await linkFor('leaves@firm.example')
    for (const method of ['GET', 'HEAD'] as const)
      expect((await open(method, token)).statusCode).toBe(200)
    expect(await consent()).toBeUndefined()
    expect(await planned()).toEqual(['planned'])
    for (let n = 0; n < 2; n++)
      expect((await open('POST', token, 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
    expect(await consent()).toBe('REVOKED')
    expect(await planned()).toEqual(['cancelled'])
  })

  it('takes the form of mail programs as multipart, too', async () => {
    const { token, consent } = await linkFor('multipart@firm.example')
    expect(
      (
        await open(
          'POST',
          token,
          '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
          'multipart/form-data; boundary=x',
        )
      ).statusCode,
    ).toBe(200)
    expect(await consent()).toBe('REVOKED')
  })

  it('lets people come back, or leave everything', async () => {
    const { id, token, consent } = await linkFor('back@firm.example')
    await open('POST', token, 'what=leave&topic=news')
    expect((await open('GET', token)).body).toContain('Get it again')
    await open('POST', token, 'what=join&topic=news')
    expect(await consent()).toBe('GRANTED')
    await open('POST', token, 'what=all')
    expect((await queue(id, 'news', owner('after'))).reason).toBe('suppressed')
  })

  it('is nothing for a token that nobody made, and does nothing in a preview', async () => {
    const { token } = await linkFor('guess@firm.example')
    const guessed = newOptOutToken(it_.tenants.a, placeOfToken(token)!.id)
    expect((await open('POST', guessed, '')).statusCode).toBe(404)
    expect((await open('GET', 'preview')).statusCode).toBe(200)
    expect((await open('POST', 'preview', '')).statusCode).toBe(404)
  })
})
