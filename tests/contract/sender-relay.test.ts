import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Sender } from '#model/schema/entities.generated.ts'
import { silentLog } from '#platform/log.ts'
import { createSmtpTransport } from '#platform/mail/smtp.ts'
import { testSender } from '#engine/mail/senders/test-sender.ts'
import { queueEngageMessage } from '#engine/engage/messages/queue-message.ts'
import { publishTemplate } from '#engine/engage/templates/publish-template.ts'
import { createWorld, type World } from '../scenarios/campaign-world.ts'

/** A sender over a real SMTP server: credentials, headers, several connections, refusals. */

const TOKEN = 'server-token'
const relay = {
  server: null as unknown as SMTPServer,
  port: 0,
  raw: [] as string[],
  open: 0,
  most: 0,
  /** Resolves when the server may answer the final dot. */
  answer: () => Promise.resolve<Error | null>(null),
}
let world: World

beforeEach(async () => {
  Object.assign(relay, { raw: [], open: 0, most: 0, answer: async () => null })
  relay.server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: false,
    allowInsecureAuth: true,
    logger: false,
    onConnect: (_session, done) => {
      relay.most = Math.max(relay.most, ++relay.open)
      done()
    },
    onClose: () => void relay.open--,
    onAuth: ({ username, password }, _session, done) =>
      username === TOKEN && password === TOKEN
        ? done(null, { user: username })
        : done(Object.assign(new Error('Invalid credentials'), { responseCode: 535 })),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void relay.answer().then((refused) => {
          if (!refused) relay.raw.push(Buffer.concat(chunks).toString('utf8'))
          done(refused)
        })
      })
    },
  })
  relay.server.listen(0, '127.0.0.1')
  await once(relay.server.server, 'listening')
  relay.port = (relay.server.server.address() as AddressInfo).port
  world = await createWorld()
  world.engine.transport = createSmtpTransport({
    log: silentLog,
    allowInsecure: true,
    timeouts: { connect: 2000, greeting: 2000, command: 2000, final: 5000 },
  })
})
afterEach(async () => {
  await world.engine.transport.close()
  await new Promise<void>((resolve) => relay.server.close(() => resolve()))
  await world.close()
})

const addSender = (values: Partial<Sender> = {}): Promise<Sender> =>
  world.engine.stores.of('sender').create(world.scope, {
    name: 'Newsletter',
    fromName: 'Acme News',
    address: 'news@acme.example',
    provider: 'postmark',
    smtpHost: '127.0.0.1',
    smtpPort: relay.port,
    smtpSecurity: 'none',
    smtpPassword: TOKEN,
    messageStream: 'broadcast',
    maxConnections: 4,
    ...values,
  })

async function queueTo(sender: Sender, count: number): Promise<void> {
  const { engine, scope, tenantId } = world
  await engine.stores.of('template').create(scope, {
    id: 'hello',
    name: 'Hello',
    subject: 'Hi',
    source: '<p>Hi</p>',
  })
  await publishTemplate(engine, scope, 'hello', {})
  await engine.stores.of('engage').create(scope, {
    id: 'news',
    name: 'News mail',
    templateId: 'hello',
    senderId: sender.id,
  })
  for (let n = 0; n < count; n++) {
    const email = `person${n}@firm.example`
    const { id } = await engine.stores.of('profile').create(scope, { name: email, email })
    await world.database.tenant(tenantId, (db) =>
      queueEngageMessage(
        { db, engine, tenantId },
        {
          engageId: 'news',
          profileId: id,
          owner: { kind: 'journey', id: 'run-1', stepId: 'send', visit: 0 },
          at: new Date(world.clock.now()),
        },
      ),
    )
  }
}
const rows = () =>
  world.database.tenant(world.tenantId, (db) =>
    db.selectFrom('engage_messages').selectAll().orderBy('address').execute(),
  )
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}

it('sends over several connections at the same time, and no more than it may', async () => {
  await queueTo(await addSender(), 24)
  // The server answers none of the first four before it has all of them.
  let waiting: (() => void)[] = []
  relay.answer = () =>
    new Promise((resolve) => {
      waiting.push(() => resolve(null))
      if (waiting.length < 4) return
      for (const go of waiting) go()
      waiting = []
      relay.answer = async () => null
    })
  const work = world.work()
  work.start(10)
  await until(async () => (await rows()).every(({ state }) => state === 'sent'))
  await work.stop()
  expect(relay.raw).toHaveLength(24)
  expect(relay.most).toBe(4)
  const all = await rows()
  expect(new Set(relay.raw.map((raw) => /^Message-ID: (.+)\r$/im.exec(raw)![1])).size).toBe(24)
  for (const raw of relay.raw) {
    const id = /^X-PM-Metadata-delivery-id: (.+)\r$/im.exec(raw)![1]
    const row = all.find((one) => one.id === id)!
    // The bytes of the ledger are those that arrived.
    expect(raw).toBe(row.mime)
    expect(raw).toMatch(/^X-PM-Message-Stream: broadcast\r$/m)
  }
})

it('waits for the domain when the relay passes on that it asked to', async () => {
  await queueTo(await addSender({ maxConnections: 1 }), 3)
  relay.answer = async () =>
    Object.assign(new Error('4.7.0 firm.example asks to slow down'), { responseCode: 451 })
  await world.work().drain()
  const throttles = await world.database.tenant(world.tenantId, (db) =>
    db.selectFrom('domain_throttles').selectAll().execute(),
  )
  expect(throttles).toMatchObject([
    { domain: 'firm.example', reply: expect.stringContaining('asks to slow down') },
  ])
  expect((await rows()).map(({ state, attempt }) => [state, attempt]).toSorted()).toEqual([
    ['planned', 0],
    ['planned', 0],
    ['planned', 1],
  ])
})

it('names the step of the connection test that fails', async () => {
  const cases: [values: Partial<Sender>, result: object][] = [
    [{}, { ok: true, step: null }],
    [{ smtpPort: 1 }, { step: 'connect', message: expect.stringMatching(/^Connection failed\./) }],
    [
      { smtpSecurity: 'starttls' },
      { step: 'tls', message: expect.stringMatching(/^Encryption failed\./) },
    ],
    [
      { smtpPassword: 'wrong' },
      { step: 'auth', message: expect.stringMatching(/^Sign-in failed\./) },
    ],
  ]
  for (const [n, [values, result]] of cases.entries()) {
    const { id } = await addSender({ name: `Sender ${n}`, ...values })
    expect(await testSender(world.engine, world.scope, id)).toMatchObject(result)
  }
})
