import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { silentLog, type Log } from '#platform/log.ts'
import { createImapReader, type ImapReaderOptions } from '#platform/mailbox-reading/imap.ts'
import { ReadingFault, type ImapAccount } from '#platform/mailbox-reading/mailbox-reading.ts'
import { certificate, certificateKey } from './mail-certificate.ts'

/**
 * Reading against servers that misbehave, and against the odd ways of real ones. What is read
 * rightly: mail-catch-all.test.ts.
 */

const PASSWORD = 'correct horse battery'
const timeouts = { connect: 400, greeting: 400, socket: 400, total: 900 }
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Answers to commands, by name; without one: OK. `{tag}` stands for the client's tag. */
type Answers = Record<string, string | 'hang' | 'drop'>

const mailBytes = (id: number) =>
  `From: bob@prospect.example\r\nMessage-ID: <${id}@prospect.example>\r\nSubject: mail ${id}\r\n\r\nbody ${id}\r\n`
const folder = (uidNext: number) =>
  `* ${uidNext - 1} EXISTS\r\n* OK [UIDVALIDITY 77] ok\r\n* OK [UIDNEXT ${uidNext}] ok\r\n{tag} OK [READ-ONLY] done`
const sane: Answers = {
  CAPABILITY: '* CAPABILITY IMAP4rev1 AUTH=PLAIN SPECIAL-USE\r\n{tag} OK done',
  LOGIN: '{tag} OK in',
  'LIST "" ""': '* LIST (\\Noselect) "/" ""\r\n{tag} OK done',
  LIST: '* LIST (\\HasNoChildren) "/" INBOX\r\n{tag} OK done',
}

async function serveImap(
  answers: Answers,
  greeting: string | 'hang' | 'drop' = '* OK ready',
  secure = false,
) {
  const lines: string[] = []
  const sockets = new Set<Socket>()
  const onSocket = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    const say = (text: string) =>
      text === 'drop' ? socket.destroy() : text === 'hang' ? undefined : socket.write(`${text}\r\n`)
    say(greeting)
    let buffer = ''
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1')
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end)
        buffer = buffer.slice(end + 2)
        lines.push(line)
        const [tag = '', first = '', second = ''] = line.split(' ')
        const word = first.toUpperCase() === 'UID' ? second.toUpperCase() : first.toUpperCase()
        const key =
          Object.keys({ ...sane, ...answers }).find(
            (one) => one.includes(' ') && line.toUpperCase().includes(one.toUpperCase()),
          ) ?? word
        say((answers[key] ?? sane[key] ?? '{tag} OK done').replaceAll('{tag}', tag))
      }
    })
  }
  const server = secure
    ? createTlsServer({ key: certificateKey, cert: certificate }, onSocket)
    : createServer(onSocket)
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return { port: (server.address() as AddressInfo).port, lines }
}

const accountAt = (port: number, security: ImapAccount['security'] = 'none'): ImapAccount => ({
  host: 'localhost',
  port,
  security,
  user: 'ann@acme.example',
  password: PASSWORD,
})
const readerWith = (options: Partial<ImapReaderOptions> = {}) =>
  createImapReader({ log: silentLog, allowInsecure: true, timeouts, ...options })

const faults: { name: string; answers?: Answers; greeting?: string; says: RegExp }[] = [
  { name: 'silent from the start', greeting: 'hang', says: /did not answer in time/ },
  { name: 'gone at once', greeting: 'drop', says: /closed the connection/ },
  {
    name: 'goodbye instead of hello',
    greeting: '* BYE overloaded',
    says: /overloaded|closed the connection|did not answer in time/,
  },
  {
    name: 'wrong password',
    answers: {
      LOGIN: '{tag} NO [AUTHENTICATIONFAILED] Invalid credentials',
      AUTHENTICATE: '{tag} NO [AUTHENTICATIONFAILED] Invalid credentials',
    },
    says: /did not accept the user name and password\. It said: .*Invalid credentials/,
  },
  {
    name: 'password repeated by the server',
    answers: {
      LOGIN: `{tag} NO [AUTHENTICATIONFAILED] wrong: ${PASSWORD}`,
      AUTHENTICATE: `{tag} NO [AUTHENTICATIONFAILED] wrong: ${PASSWORD}`,
    },
    says: /wrong: \*\*\*/,
  },
  {
    name: 'silent after sign-in',
    answers: { LIST: 'hang' },
    says: /did not answer in time|closed/,
  },
  { name: 'gone while listing', answers: { LIST: 'drop' }, says: /closed the connection/ },
  {
    name: 'gone in the middle of a mail',
    answers: {
      EXAMINE: folder(2),
      SEARCH: '* SEARCH 1\r\n{tag} OK done',
      FETCH: '* 1 FETCH (UID 1 RFC822.SIZE 100 BODY[] {5000}\r\nFrom:',
      LIST: sane['LIST']!,
    },
    says: /did not answer in time|closed/,
  },
]

test.for(faults)(
  'fails with a sentence in time: $name',
  async ({ answers = {}, greeting = '* OK ready', says }) => {
    const logged: string[] = []
    const note = (facts: object, message: string) =>
      void logged.push(JSON.stringify(facts) + message)
    const log: Log = { debug: note, info: note, warn: note, error: note, child: () => log }
    const server = await serveImap(answers, greeting)
    const error = await readerWith({ log })
      .newMessages(accountAt(server.port), {}, 10)
      .then(
        () => null,
        (fault: Error) => fault,
      )
    expect(error?.message).toMatch(says)
    for (const text of [error!.message, error!.stack ?? '', ...logged])
      expect(text).not.toContain(PASSWORD)
  },
)

test('"n:*" that answers with an older mail gives nothing new', async () => {
  const server = await serveImap({
    EXAMINE: '* 3 EXISTS\r\n* OK [UIDVALIDITY 77] ok\r\n{tag} OK done',
    SEARCH: '* SEARCH 3\r\n{tag} OK done',
  })
  const known = { INBOX: { uidValidity: '77', lastUid: 3 } }
  expect(await readerWith().newMessages(accountAt(server.port), known, 10)).toEqual({
    messages: [],
    state: known,
  })
})

test('a search that the server refuses is a fault, and no answer of "nothing new"', async () => {
  const server = await serveImap({ EXAMINE: folder(6), SEARCH: '{tag} NO Server busy' })
  const known = { INBOX: { uidValidity: '77', lastUid: 3 } }
  await expect(readerWith().newMessages(accountAt(server.port), known, 10)).rejects.toThrow(
    'The server did not search the folder.',
  )
})

test('a folder whose numbering is known is not searched when nothing came', async () => {
  const server = await serveImap({ EXAMINE: folder(4) })
  const known = { INBOX: { uidValidity: '77', lastUid: 3 }, Gone: { uidValidity: '1', lastUid: 9 } }
  expect((await readerWith().newMessages(accountAt(server.port), known, 10)).state).toEqual(known)
  expect(server.lines.some((line) => /SEARCH|FETCH/.test(line))).toBe(false)
})

test('Junk is found by its use and by its name; a mail deleted meanwhile is passed over', async () => {
  for (const list of [
    '* LIST (\\Junk) "/" "Werbung"',
    '* LIST () "/" "Spam"',
    '* LIST () "/" "Junk E-mail"',
  ]) {
    const fetched = mailBytes(5)
    const server = await serveImap({
      LIST: `* LIST () "/" INBOX\r\n${list}\r\n* LIST () "/" "Other"\r\n{tag} OK done`,
      EXAMINE: folder(6),
      SEARCH: '* SEARCH 4 5\r\n{tag} OK done',
      'UID FETCH 4,5':
        '* 1 FETCH (UID 4 RFC822.SIZE 90 INTERNALDATE "01-Nov-2026 10:00:00 +0000")\r\n* 2 ' +
        'FETCH (UID 5 RFC822.SIZE 90 INTERNALDATE "02-Nov-2026 10:00:00 +0000")\r\n{tag} OK done',
      'UID FETCH 4 ': '{tag} OK done',
      'UID FETCH 5 ': `* 2 FETCH (UID 5 BODY[] {${fetched.length}}\r\n${fetched})\r\n{tag} OK done`,
    })
    const { messages, state } = await readerWith().newMessages(accountAt(server.port), {}, 10)
    expect(messages.map(({ uid, rfcId, receivedAt }) => [uid, rfcId, receivedAt])).toEqual([
      [5, '<5@prospect.example>', '2026-11-02T10:00:00.000Z'],
      [5, '<5@prospect.example>', '2026-11-02T10:00:00.000Z'],
    ])
    expect(Object.values(state)).toEqual([
      { uidValidity: '77', lastUid: 5 },
      { uidValidity: '77', lastUid: 5 },
    ])
    expect(server.lines.filter((line) => /EXAMINE.*Other/.test(line))).toEqual([])
    expect(server.lines.some((line) => / SELECT | STORE /.test(line))).toBe(false)
  }
})

test('a mail that its own server cannot give whole is read by its headers and holds nothing up', async () => {
  const head = 'From: bob@prospect.example\r\nMessage-ID: <broken@prospect.example>\r\n\r\n'
  const fetched = mailBytes(2)
  const server = await serveImap({
    EXAMINE: folder(3),
    SEARCH: '* SEARCH 1 2\r\n{tag} OK done',
    ' RFC822.SIZE':
      '* 1 FETCH (UID 1 RFC822.SIZE 90 INTERNALDATE "01-Nov-2026 10:00:00 +0000")\r\n* 2 ' +
      'FETCH (UID 2 RFC822.SIZE 90 INTERNALDATE "02-Nov-2026 10:00:00 +0000")\r\n{tag} OK done',
    'UID FETCH 1 (UID BODY.PEEK[])': '{tag} NO [SERVERBUG] damaged',
    'UID FETCH 1 (UID BODY.PEEK[HEADER])':
      `* 1 FETCH (UID 1 BODY[HEADER] {${head.length}}\r\n${head})\r\n` + '{tag} OK done',
    'UID FETCH 2 ': `* 2 FETCH (UID 2 BODY[] {${fetched.length}}\r\n${fetched})\r\n{tag} OK done`,
  })
  const { messages } = await readerWith().newMessages(accountAt(server.port), {}, 10)
  expect(messages.map(({ rfcId }) => rfcId)).toEqual([
    '<broken@prospect.example>',
    '<2@prospect.example>',
  ])
})

test('of a very large mail only the headers are read', async () => {
  const head =
    'From: bob@prospect.example\r\nMessage-ID: <huge@prospect.example>\r\nSubject: with video\r\n\r\n'
  const server = await serveImap({
    EXAMINE: folder(2),
    SEARCH: '* SEARCH 1\r\n{tag} OK done',
    ' RFC822.SIZE':
      '* 1 FETCH (UID 1 RFC822.SIZE 30000000 INTERNALDATE "01-Nov-2026 10:00:00 +0000")\r\n{tag} OK done',
    ' BODY.PEEK[HEADER]': `* 1 FETCH (UID 1 BODY[HEADER] {${head.length}}\r\n${head})\r\n{tag} OK done`,
  })
  const { messages } = await readerWith().newMessages(accountAt(server.port), {}, 10)
  expect(messages).toMatchObject([
    { rfcId: '<huge@prospect.example>', subject: 'with video', text: '' },
  ])
  expect(server.lines.some((line) => line.includes('BODY.PEEK[]'))).toBe(false)
})

test('whether a mail was sent cannot be told without a folder of sent mail', async () => {
  const without = await serveImap({})
  expect(await readerWith().findSent(accountAt(without.port), '<1@acme.example>')).toBeNull()
  const withAll = await serveImap({
    LIST: '* LIST () "/" INBOX\r\n* LIST (\\All) "/" "[Gmail]/All Mail"\r\n{tag} OK done',
    EXAMINE: folder(9),
    SEARCH: '* SEARCH 8\r\n{tag} OK done',
  })
  expect(await readerWith().findSent(accountAt(withAll.port), '<1@acme.example>')).toBe(true)
  expect(withAll.lines.find((line) => line.includes('SEARCH'))).toMatch(
    /HEADER message-id <1@acme\.example>/i,
  )
})

test('TLS: the password waits for a certificate that is trusted', async () => {
  const server = await serveImap({}, '* OK ready', true)
  expect(
    await readerWith({ allowInsecure: false }).probe(accountAt(server.port, 'tls')),
  ).toMatchObject({
    stage: 'tls',
    message: expect.stringMatching(/certificate of localhost:\d+ is not trusted/),
  })
  expect(server.lines).toEqual([])
  expect(
    await readerWith({ allowInsecure: false, ca: certificate }).probe(
      accountAt(server.port, 'tls'),
    ),
  ).toBeNull()
  const plain = await serveImap({})
  expect(await readerWith().probe(accountAt(plain.port, 'starttls'))).toBeInstanceOf(ReadingFault)
  expect(plain.lines.some((line) => /LOGIN|AUTHENTICATE/.test(line))).toBe(false)
})
