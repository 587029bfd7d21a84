import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { MailboxView } from '#model/api/outreach.ts'
import { createWork } from '#engine/work.ts'
import { startSignInWorld, type SignInWorld } from '#tests/support/sign-in-world.ts'

let world: SignInWorld
let t: SignInWorld['t']

beforeAll(async () => {
  world = await startSignInWorld()
  t = world.t
})
afterAll(() => world.close())
beforeEach(() => world.clear())

it.each([
  ['auto', 'smtp.plain.example', 'filed'],
  ['off', 'smtp.plain.example', null],
  ['auto', 'smtp.gmail.com', null],
  ['on', 'smtp.gmail.com', 'filed'],
] as const)('keeps a copy in Sent: %s at %s', async (sentCopy, smtpHost, outcome) => {
  t.engine.transport = {
    ...world.transport,
    deliver: async () => ({ kind: 'accepted', reply: '250 ok', providerId: '' }),
  }
  const made = await world.call<MailboxView>('POST', '/mailboxes', {
    address: `${sentCopy}@${smtpHost}`,
    smtpHost,
    imapHost: '127.0.0.1',
    imapPort: world.catchAll.imapPort,
    imapSecurity: 'none',
    smtpPassword: 'word',
    sentCopy,
  })
  const subject = `Copy ${sentCopy} ${smtpHost.slice(5, 10)}`
  await world.queueHello(made.body.id, subject)
  await createWork(t.engine).drain()
  t.engine.transport = world.transport
  const [message] = await t.database.system((db) =>
    db.selectFrom('engage_messages').select(['id', 'state', 'rfc_id', 'mime']).execute(),
  )
  expect(message).toMatchObject({ state: 'sent' })
  const jobs = await t.database.system((db) =>
    db
      .selectFrom('jobs')
      .select(['state', 'result'])
      .where('idempotency_key', '=', `copy:${message!.id}`)
      .execute(),
  )
  expect(jobs.map(({ result }) => result)).toEqual(outcome ? [{ copy: outcome }] : [])
  const account = {
    host: '127.0.0.1',
    port: world.catchAll.imapPort,
    security: 'none',
    user: made.body.address,
    password: 'word',
  } as const
  expect(await t.engine.reader.findSent(account, message!.rfc_id!)).toBe(outcome === 'filed')
  const copy = { rfcId: message!.rfc_id!, raw: message!.mime, at: t.clock.now() }
  expect(await t.engine.reader.fileSent(account, copy)).toBe(outcome ? 'present' : 'filed')
})

it('tries a copy a few times, and never fails or repeats the email', async () => {
  let tries = 0
  let sent = 0
  const { reader } = t.engine
  t.engine.transport = {
    ...world.transport,
    deliver: async () => ({ kind: 'accepted', reply: '250 ok', providerId: String(sent++) }),
  }
  t.engine.reader = {
    ...reader,
    newMessages: async (_account, state) => ({ messages: [], state }),
    fileSent: () => Promise.reject(new Error(`The folder is full (${++tries}).`)),
  }
  const made = await world.call<MailboxView>('POST', '/mailboxes', {
    address: 'full@plain.example',
    smtpHost: 'smtp.plain.example',
    imapHost: 'imap.plain.example',
    smtpPassword: 'word',
  })
  await world.queueHello(made.body.id, 'No copy')
  const work = createWork(t.engine)
  await work.playTo(t.clock.now() + 24 * 3600_000, t.clock)
  Object.assign(t.engine, { reader, transport: world.transport })
  expect([tries, sent]).toEqual([4, 1])
  const [message] = await t.database.system((db) =>
    db.selectFrom('engage_messages').select(['id', 'state']).execute(),
  )
  expect(message).toMatchObject({ state: 'sent' })
  const [job] = await t.database.system((db) =>
    db
      .selectFrom('jobs')
      .select(['state', 'result'])
      .where('idempotency_key', '=', `copy:${message!.id}`)
      .execute(),
  )
  expect(job).toMatchObject({ state: 'done', result: { copy: 'failed' } })
})

it('does not take its own copies for those of a server when an outcome is unknown', async () => {
  const subjects: string[] = []
  t.engine.transport = {
    ...world.transport,
    async deliver(_account, { raw }) {
      subjects.push(/^Subject: (.*)\r$/m.exec(raw)?.[1] ?? '')
      return subjects.length === 1
        ? { kind: 'accepted', reply: '250 ok', providerId: '' }
        : { kind: 'unknown', stage: 'final', code: 0, enhanced: '', reply: 'no answer' }
    },
  }
  const made = await world.call<MailboxView>('POST', '/mailboxes', {
    address: 'lost@plain.example',
    smtpHost: 'smtp.plain.example',
    imapHost: '127.0.0.1',
    imapPort: world.catchAll.imapPort,
    imapSecurity: 'none',
    smtpPassword: 'word',
    gapMinutes: 1,
  })
  const work = createWork(t.engine)
  await world.queueHello(made.body.id, 'Known')
  await work.drain()
  await world.queueHello(made.body.id, 'Lost')
  await work.playTo(t.clock.now() + 4 * 3600_000, t.clock)
  t.engine.transport = world.transport
  const rows = await t.database.system((db) =>
    db.selectFrom('engage_messages').select('state').orderBy('created_at').execute(),
  )
  expect(subjects).toEqual(['Known', 'Lost'])
  expect(rows).toEqual([{ state: 'sent' }, { state: 'unknown' }])
})
