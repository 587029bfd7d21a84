import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import type { Log } from '#platform/log.ts'
import { silentLog } from '#platform/log.ts'
import type { DeliveryResult, OutgoingMail, SmtpAccount } from '#platform/mail/mail.ts'
import { publicHosts } from '#platform/mail-servers/mail-hosts.ts'
import { createSmtpTransport, type SmtpTransportOptions } from '#platform/mail/smtp.ts'
import { certificate, certificateKey } from './mail-certificate.ts'
import { startScriptedServer, type Deed, type Moment, type Script } from './mail-scripted-server.ts'

/** What became of an email, whatever the server does and whenever it does it. */

const PASSWORD = 'correct horse battery'
/** Longer than any answer of a busy machine. */
const timeouts = { connect: 20_000, greeting: 20_000, command: 20_000, final: 20_000 }
/** For servers that never answer. */
const impatient = { timeouts: { connect: 400, greeting: 400, command: 400, final: 500 } }
/** For a mail whose bytes alone take a busy machine longer than that. */
const slower = { timeouts: { ...impatient.timeouts, command: 4000 } }
const timeoutsFor = (deed: Deed, mail = small) =>
  deed === 'hang' ? (mail === huge ? slower : impatient) : {}
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const makeTransport = (options: Partial<SmtpTransportOptions> = {}) => {
  const transport = createSmtpTransport({
    log: silentLog,
    allowInsecure: true,
    timeouts,
    ...options,
  })
  closers.push(() => transport.close())
  return transport
}
const scripted = async (script: Script) => {
  const server = await startScriptedServer(script)
  closers.push(() => server.close())
  return server
}
const accountAt = (port: number, security: SmtpAccount['security'] = 'none'): SmtpAccount => ({
  host: '127.0.0.1',
  port,
  security,
  user: 'ann@acme.example',
  password: PASSWORD,
})
const mailOf = (body: string): OutgoingMail => ({
  envelope: { from: 'ann@acme.example', to: 'bob@prospect.example' },
  raw: `Subject: hi\r\nMessage-ID: <1@acme.example>\r\n\r\n${body}\r\n`,
})
const small = mailOf('Hello')
const lines = (count: number) => mailOf('0123456789'.repeat(7).concat('\r\n').repeat(count))
const large = lines(10_000)
/** More than what the two systems' socket buffers take in. */
const huge = lines(200_000)

interface Case {
  at: Moment
  deed: Deed
  expected: Partial<Exclude<DeliveryResult, { kind: 'accepted' }>>
  mail?: OutgoingMail
  security?: SmtpAccount['security']
}

const refusal = (at: Moment, code: string, text: string, expected: Case['expected']): Case => ({
  at,
  deed: { say: `${code} ${text}` },
  expected: { code: Number(code), ...expected },
})

const cases: Case[] = [
  // A refused connection or refused TLS says nothing about this message.
  refusal('greeting', '421', '4.7.0 try later', {
    kind: 'deferred',
    stage: 'greet',
    enhanced: '4.7.0',
  }),
  refusal('greeting', '554', '5.7.1 not from you', {
    kind: 'deferred',
    stage: 'greet',
    enhanced: '5.7.1',
  }),
  refusal('ehlo', '421', 'busy', { kind: 'deferred', stage: 'greet', enhanced: '' }),
  {
    ...refusal('starttls', '454', '4.7.0 no TLS today', { kind: 'deferred', stage: 'tls' }),
    security: 'starttls',
  },
  {
    ...refusal('starttls', '502', '5.5.1 what', { kind: 'deferred', stage: 'tls' }),
    security: 'starttls',
  },
  refusal('auth', '454', '4.7.0 temporary', { kind: 'deferred', stage: 'auth', enhanced: '4.7.0' }),
  refusal('auth', '535', '5.7.8 bad credentials', {
    kind: 'rejected',
    stage: 'auth',
    enhanced: '5.7.8',
  }),
  refusal('mail', '451', '4.3.0 later', { kind: 'deferred', stage: 'mail', enhanced: '4.3.0' }),
  refusal('mail', '550', '5.7.26 unauthenticated', {
    kind: 'rejected',
    stage: 'mail',
    enhanced: '5.7.26',
  }),
  refusal('rcpt', '450', '4.2.1 greylisted', {
    kind: 'deferred',
    stage: 'rcpt',
    enhanced: '4.2.1',
  }),
  refusal('rcpt', '550', '5.1.1 no such user', {
    kind: 'rejected',
    stage: 'rcpt',
    enhanced: '5.1.1',
    reply: '550 5.1.1 no such user',
  }),
  refusal('rcpt', '550', 'no such user', { kind: 'rejected', stage: 'rcpt', enhanced: '' }),
  refusal('rcpt', '452', '4.2.2 full', { kind: 'deferred', stage: 'rcpt', enhanced: '4.2.2' }),
  refusal('data', '451', '4.3.2 later', { kind: 'deferred', stage: 'data', enhanced: '4.3.2' }),
  refusal('data', '554', '5.7.1 no', { kind: 'rejected', stage: 'data', enhanced: '5.7.1' }),
  refusal('dot', '421', '4.7.0 going down', { kind: 'deferred', stage: 'final' }),
  refusal('dot', '451', '4.7.1 later', { kind: 'deferred', stage: 'final', enhanced: '4.7.1' }),
  refusal('dot', '554', '5.7.1 spam', { kind: 'rejected', stage: 'final', enhanced: '5.7.1' }),
  {
    at: 'dot',
    deed: { say: '550-5.7.515 Access denied\r\n550 5.7.515 see the page' },
    expected: {
      kind: 'rejected',
      stage: 'final',
      code: 550,
      enhanced: '5.7.515',
      reply: '550-5.7.515 Access denied 550 5.7.515 see the page',
    },
  },
  // An answer that is no answer, after the dot.
  { at: 'dot', deed: { say: '354 again' }, expected: { kind: 'unknown', stage: 'final' } },
  { at: 'dot', deed: { say: 'hello there' }, expected: { kind: 'unknown', stage: 'final' } },
  {
    at: 'dot',
    deed: { say: '451 4.3.0 torn', thenDrop: true },
    expected: { kind: 'unknown', stage: 'final', code: 0 },
  },
  {
    at: 'dot',
    deed: { say: '550 5.1.1 torn', thenDrop: true },
    expected: { kind: 'unknown', stage: 'final', code: 0 },
  },
  {
    at: 'dot',
    deed: { say: '250', thenDrop: true },
    expected: { kind: 'unknown', stage: 'final', code: 0 },
  },
  // Lost and silent connections.
  ...(['drop', 'hang'] as const).flatMap((deed): Case[] => [
    { at: 'greeting', deed, expected: { kind: 'deferred', stage: 'greet', code: 0 } },
    { at: 'ehlo', deed, expected: { kind: 'deferred', stage: 'greet', code: 0 } },
    {
      at: 'starttls',
      deed,
      expected: { kind: 'deferred', stage: 'tls', code: 0 },
      security: 'starttls',
    },
    { at: 'auth', deed, expected: { kind: 'deferred', stage: 'auth', code: 0 } },
    { at: 'mail', deed, expected: { kind: 'deferred', stage: 'mail', code: 0 } },
    { at: 'rcpt', deed, expected: { kind: 'deferred', stage: 'rcpt', code: 0 } },
    { at: 'data', deed, expected: { kind: 'deferred', stage: 'data', code: 0 } },
    { at: 'body', deed, mail: huge, expected: { kind: 'deferred', stage: 'data', code: 0 } },
    { at: 'dot', deed, expected: { kind: 'unknown', stage: 'final', code: 0 } },
    { at: 'dot', deed, mail: large, expected: { kind: 'unknown', stage: 'final', code: 0 } },
  ]),
  // Refused while the message is still on its way.
  {
    at: 'body',
    deed: { say: '552 5.3.4 too big' },
    mail: huge,
    expected: { kind: 'rejected', stage: 'data', code: 552, enhanced: '5.3.4' },
  },
  {
    at: 'body',
    deed: { say: '451 4.3.1 disk full' },
    mail: huge,
    expected: { kind: 'deferred', stage: 'data', code: 451 },
  },
  {
    at: 'body',
    deed: { say: '250 2.0.0 sure' },
    mail: huge,
    expected: { kind: 'unknown', stage: 'data' },
  },
]

const name = ({ at, deed, mail }: Case) =>
  `${at}: ${typeof deed === 'string' ? deed : JSON.stringify(deed)}${mail ? ' (large mail)' : ''}`

for (const pipelining of [false, true]) {
  test.for(cases.map((one) => ({ name: name(one), ...one })))(
    `${pipelining ? 'pipelined' : 'one by one'}, $name`,
    async ({ at, deed, expected, mail = small, security }) => {
      const server = await scripted({
        at,
        deed,
        pipelining,
        starttls: security === 'starttls',
        ...(at === 'body' ? { times: 1 } : {}),
      })
      const transport = makeTransport(timeoutsFor(deed, mail))
      const result = await transport.deliver(accountAt(server.port, security), mail)
      expect(result).toMatchObject(expected)
      // The one sin: "try again" about a mail whose last dot has gone out and which nobody refused.
      if (server.seen.dots > 0 && result.kind === 'deferred')
        expect(result.code).toBeGreaterThanOrEqual(400)
      expect(JSON.stringify(result)).not.toContain(PASSWORD)
      expect(result.kind === 'accepted' ? '' : result.reply).not.toBe('')
      expect(server.seen.connections).toBeLessThanOrEqual(1)
      // Nothing of a broken-off mail may arrive later either.
      if (at === 'body' && typeof deed === 'object') await server.gone()
      if (at === 'body')
        expect([server.seen.dots, server.seen.lines]).toEqual([
          0,
          server.seen.lines.filter((line) => !line.startsWith('QUIT')),
        ])
    },
  )
}

test('a drop right after 354 is never called deferred when the dot may have arrived', async () => {
  for (let round = 0; round < 10; round++) {
    const server = await scripted({ at: 'data', deed: { say: '354 go', thenDrop: true } })
    const result = await makeTransport().deliver(accountAt(server.port), small)
    expect(result.kind).toBe('deferred')
    expect(server.seen.dots).toBe(0)
  }
})

test('a failure never poisons what comes after', async () => {
  for (const at of ['mail', 'rcpt', 'data', 'dot'] as const) {
    for (const deed of [{ say: '550 5.0.0 no' }, 'drop', 'hang'] as const) {
      const server = await scripted({ at, deed, times: 1, pipelining: true })
      const transport = makeTransport(timeoutsFor(deed))
      const [first, second] = [
        await transport.deliver(accountAt(server.port), small),
        await transport.deliver(accountAt(server.port), small),
      ]
      expect([at, deed, first.kind]).not.toContain('accepted')
      expect(second).toMatchObject({ kind: 'accepted', providerId: 'ABC123' })
    }
  }
})

test('a kept connection that the server has closed is replaced without a word', async () => {
  const server = await scripted({})
  const transport = makeTransport()
  const account = accountAt(server.port)
  expect((await transport.deliver(account, small)).kind).toBe('accepted')
  expect((await transport.deliver(account, small)).kind).toBe('accepted')
  expect(server.seen.connections).toBe(1)
  const gone = await scripted({ at: 'mail', deed: 'drop', times: 1 })
  expect((await transport.deliver(accountAt(gone.port), small)).kind).toBe('deferred')
  expect((await transport.deliver(accountAt(gone.port), small)).kind).toBe('accepted')
})

test('many mails at once share few connections and all arrive once', async () => {
  const server = await scripted({ pipelining: true })
  const transport = makeTransport()
  const mails = Array.from({ length: 20 }, (_, number) => mailOf(`number ${number}`))
  const results = await Promise.all(
    mails.map((mail) => transport.deliver(accountAt(server.port), mail)),
  )
  expect(results.every(({ kind }) => kind === 'accepted')).toBe(true)
  expect(server.seen.connections).toBeLessThanOrEqual(2)
  expect(new Set(server.seen.messages).size).toBe(20)
})

const bytes: Record<string, string> = {
  'dots at line starts': 'a\r\n.\r\n..\r\n.hidden\r\n\r\n. x',
  'long lines': `${'x'.repeat(997)}\r\n${'y'.repeat(5000)}`,
  'UTF-8': 'Grüße 日本語 😀\r\n',
  'no last line end is added twice': 'end',
  'header-like and empty lines': '\r\n\r\nSubject: no\r\n \r\n\t',
  'over several pieces': '.0123456789 ü\r\n'.repeat(20_000),
}

test.for(Object.entries(bytes))('bytes arrive as they were given: %s', async ([, body]) => {
  const received: { raw: Buffer; params: unknown }[] = []
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: (auth, _session, done) =>
      auth.password === PASSWORD
        ? done(null, { user: auth.username ?? '' })
        : done(new Error('no')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          raw: Buffer.concat(chunks),
          params: session.envelope.mailFrom && session.envelope.mailFrom.args,
        })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server as Server, 'listening')
  closers.push(() => new Promise((resolve) => server.close(() => resolve(null))))
  const mail = mailOf(body)
  const result = await makeTransport().deliver(
    accountAt((server.server.address() as AddressInfo).port),
    mail,
  )
  expect(result.kind).toBe('accepted')
  expect(received).toHaveLength(1)
  expect(received[0]!.raw.equals(Buffer.from(mail.raw))).toBe(true)
  expect(received[0]!.params).toMatchObject(/[^\x00-\x7f]/.test(body) ? { BODY: '8BITMIME' } : {})
})

test('TLS: a certificate nobody vouches for stops before the password; a trusted one carries the mail', async () => {
  for (const [security, secure] of [
    ['tls', true],
    ['starttls', false],
  ] as const) {
    let passwords = 0
    let mails = 0
    const server = new SMTPServer({
      secure,
      key: certificateKey,
      cert: certificate,
      logger: false,
      onAuth: (auth, _session, done) => (passwords++, done(null, { user: auth.username ?? '' })),
      onData: (stream, _session, done) => (
        stream.resume(),
        stream.on('end', () => (mails++, done()))
      ),
    })
    server.on('error', () => {})
    server.listen(0, '127.0.0.1')
    await once(server.server as Server, 'listening')
    closers.push(() => new Promise((resolve) => server.close(() => resolve(null))))
    const account = {
      ...accountAt((server.server.address() as AddressInfo).port, security),
      host: 'localhost',
    }
    expect(await makeTransport().deliver(account, small)).toMatchObject({
      kind: 'deferred',
      stage: 'tls',
      reply: expect.stringContaining('certificate'),
    })
    expect(passwords).toBe(0)
    expect(
      await makeTransport({ ca: certificate, allowInsecure: false }).deliver(account, small),
    ).toMatchObject({ kind: 'accepted' })
    expect([passwords, mails]).toEqual([1, 1])
  }
})

test('no password without TLS unless that is allowed', async () => {
  const server = await scripted({})
  const strict = makeTransport({ allowInsecure: false })
  expect(await strict.deliver(accountAt(server.port), small)).toMatchObject({
    kind: 'deferred',
    stage: 'tls',
  })
  expect(await strict.probe(accountAt(server.port))).toMatchObject({
    stage: 'tls',
    message: expect.stringMatching(/without encryption/),
  })
  const plain = await scripted({
    starttls: false,
    at: 'starttls',
    deed: { say: '502 5.5.1 unknown command' },
  })
  expect(await strict.deliver(accountAt(plain.port, 'starttls'), small)).toMatchObject({
    kind: 'deferred',
    stage: 'tls',
  })
  expect([...server.seen.lines, ...plain.seen.lines].some((line) => /AUTH/i.test(line))).toBe(false)
})

test('a password stands in no result and no log line, also when the server repeats it', async () => {
  const lines: string[] = []
  const note = (facts: object, message: string) => void lines.push(JSON.stringify(facts) + message)
  const log: Log = { debug: note, info: note, warn: note, error: note, child: () => log }
  const plain = Buffer.from(`\0ann@acme.example\0${PASSWORD}`).toString('base64')
  for (const text of [PASSWORD, plain, Buffer.from(PASSWORD).toString('base64')]) {
    const server = await scripted({ at: 'auth', deed: { say: `535 5.7.8 wrong: ${text}` } })
    const transport = makeTransport({ log })
    const said = [
      JSON.stringify(await transport.deliver(accountAt(server.port), small)),
      JSON.stringify(await transport.probe(accountAt(server.port))),
    ]
    for (const line of [...said, ...lines])
      for (const secret of [PASSWORD, plain, Buffer.from(PASSWORD).toString('base64')])
        expect(line).not.toContain(secret)
    expect(said[1]).toMatch(/"stage":"auth".*did not accept the user name and password/)
  }
  expect(lines.length).toBeGreaterThan(0)
})

test('addresses that would break the dialogue are refused before it begins', async () => {
  const server = await scripted({})
  const transport = makeTransport()
  for (const to of ['', 'bob', 'bob@x.example>\r\nRCPT TO:<eve@x.example', 'a b@x.example'])
    expect(
      await transport.deliver(accountAt(server.port), {
        ...small,
        envelope: { from: 'ann@acme.example', to },
      }),
    ).toMatchObject({ kind: 'rejected', stage: 'rcpt', enhanced: '5.1.3' })
  expect(
    await transport.deliver(accountAt(server.port), {
      ...small,
      envelope: { from: 'x\r\ny', to: 'b@c.example' },
    }),
  ).toMatchObject({ kind: 'rejected', stage: 'mail' })
  expect(server.seen.dots).toBe(0)
})

test('greets with its public name', async () => {
  const server = await scripted({})
  await makeTransport({ greetsAs: 'mail.acme.example' }).deliver(accountAt(server.port), small)
  expect(server.seen.lines[0]).toBe('EHLO mail.acme.example')
})

test('unreachable servers are told apart, and a closed transport sends nothing', async () => {
  const transport = makeTransport()
  expect(await transport.deliver(accountAt(1), small)).toMatchObject({
    kind: 'deferred',
    stage: 'connect',
    reply: expect.stringContaining('refused the connection'),
  })
  expect(await transport.probe({ ...accountAt(25), host: 'no-such-host.invalid' })).toMatchObject({
    stage: 'name',
    message: expect.stringMatching(/no server named|did not answer/),
  })
  const server = await scripted({})
  const closed = createSmtpTransport({ log: silentLog, allowInsecure: true, timeouts })
  await closed.deliver(accountAt(server.port), small)
  await closed.close()
  expect(await closed.deliver(accountAt(server.port), small)).toMatchObject({ kind: 'deferred' })
  expect(server.seen.dots).toBe(1)
})

test('a server in a private network is not connected to unless it is allowed', async () => {
  const server = await scripted({})
  const guarded = makeTransport({ addressOf: publicHosts({ allow: [] }) })
  expect(await guarded.deliver(accountAt(server.port), small)).toMatchObject({
    kind: 'rejected',
    stage: 'connect',
    code: 530,
    reply: expect.stringContaining('lies in a private network'),
  })
  expect(await guarded.probe(accountAt(server.port))).toMatchObject({
    stage: 'connect',
    message: expect.stringContaining('lies in a private network'),
  })
  const allowed = makeTransport({ addressOf: publicHosts({ allow: [`127.0.0.1:${server.port}`] }) })
  expect((await allowed.deliver(accountAt(server.port), small)).kind).toBe('accepted')
})
