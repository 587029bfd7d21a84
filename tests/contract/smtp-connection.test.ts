import { once } from 'node:events'
import { Socket, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { TLSSocket } from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { certificate, certificateKey } from './mail-certificate.ts'

/**
 * What `src/platform/mail/smtp-session.ts` relies on beyond the documented interface of nodemailer
 * (https://nodemailer.com/extras/smtp-connection/). A failure after an upgrade of nodemailer means
 * that the file has to be read again, before the new version is used.
 */

interface LogRecord {
  tnx?: string
  remoteAddress?: string
}

let server: SMTPServer
let taken = ''
const open: SMTPConnection[] = []
beforeEach(async () => {
  taken = ''
  server = new SMTPServer({
    cert: certificate,
    key: certificateKey,
    authOptional: true,
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith('nobody') ? new Error('nobody here') : null),
    onData(stream, _session, callback) {
      stream.on('data', (piece: Buffer) => (taken += piece.toString()))
      stream.on('end', () => callback(null, '2.0.0 OK <4XyZ@host.prod.outlook.com>'))
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
})
afterEach(async () => {
  for (const connection of open.splice(0)) connection.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

/** A connection, the records of its dialogue, and the errors that it emitted. */
async function connect(useTls: boolean) {
  const dialogue: [LogRecord, string][] = []
  const hear = (record: LogRecord, text: unknown) => void dialogue.push([record, String(text)])
  const quiet = () => {}
  const connection = new SMTPConnection({
    host: '127.0.0.1',
    port: (server.server.address() as AddressInfo).port,
    requireTLS: useTls,
    ignoreTLS: !useTls,
    transactionLog: true,
    logger: {
      trace: quiet,
      debug: hear,
      info: hear,
      warn: quiet,
      error: quiet,
      fatal: quiet,
    } as never,
    tls: { rejectUnauthorized: false },
  })
  open.push(connection)
  const errors: unknown[] = []
  connection.on('error', (error) => errors.push(error))
  await new Promise<void>((resolve, reject) =>
    connection.connect((error) => (error ? reject(error) : resolve())),
  )
  return { connection, dialogue, errors }
}

const send = (connection: SMTPConnection, to: string, message: Readable) =>
  new Promise<{ error: Error | null; info: SMTPConnection.SentMessageInfo }>((resolve) =>
    connection.send({ from: 'ann@acme.example', to }, message, (error, info) =>
      resolve({ error, info }),
    ),
  )
const messageOf = (text: string) => Readable.from([Buffer.from(text)], { objectMode: false })
const verbs = (dialogue: readonly [LogRecord, string][], tnx: string) =>
  dialogue.filter(([record]) => record?.tnx === tnx).map(([, text]) => text.slice(0, 4))

it('logs each command as "client" and each reply as "server", in their order', async () => {
  const { connection, dialogue } = await connect(false)
  await send(connection, 'bob@acme.example', messageOf('Subject: hi\r\n\r\nHello\r\n'))
  expect(verbs(dialogue, 'client')).toEqual(['EHLO', 'MAIL', 'RCPT', 'DATA'])
  expect(verbs(dialogue, 'server')).toEqual(['220 ', '250-', '250 ', '250 ', '354 ', '250 '])
})

it('logs the address once a connection stands, and STARTTLS as a command', async () => {
  const { dialogue } = await connect(true)
  const at = (fits: (record: LogRecord, text: string) => boolean) =>
    dialogue.findIndex(([record, text]) => fits(record, text))
  const stands = at((record) => record?.remoteAddress === '127.0.0.1')
  expect(stands).toBeGreaterThanOrEqual(0)
  expect(at((_record, text) => text.startsWith('STARTTLS'))).toBeGreaterThan(stands)
})

it('holds its socket in _socket, which is the encrypted one after STARTTLS', async () => {
  const bare = await connect(false)
  expect(bare.connection._socket).toBeInstanceOf(Socket)
  expect(bare.connection._socket).not.toBeInstanceOf(TLSSocket)
  const encrypted = await connect(true)
  expect(encrypted.connection._socket).toBeInstanceOf(TLSSocket)
})

it('writes the final dot only after the end of the message was read', async () => {
  const { connection, dialogue } = await connect(false)
  let finish = () => {}
  let wasRead = false
  const message = new Readable({
    read() {
      if (!wasRead) this.push('Subject: hi\r\n\r\nHello\r\n')
      wasRead = true
      finish = () => this.push(null)
    },
  })
  const sent = send(connection, 'bob@acme.example', message)
  // The server holds the last signs back until it has seen whether they are the final dot.
  await expect.poll(() => taken).toContain('Hel')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(verbs(dialogue, 'server').at(-1)).toBe('354 ')
  finish()
  const { error, info } = await sent
  expect(error).toBeNull()
  expect(info).toMatchObject({
    response: '250 2.0.0 OK <4XyZ@host.prod.outlook.com>',
    serverMessageId: '<4XyZ@host.prod.outlook.com>',
  })
})

it('asks for nothing of the message before the server wants it', async () => {
  const { connection, errors } = await connect(false)
  let wasAsked = false
  const message = new Readable({
    read() {
      wasAsked = true
      this.push(null)
    },
  })
  const { error } = await send(connection, 'nobody@acme.example', message)
  expect(error).toMatchObject({
    command: 'RCPT TO',
    response: expect.stringMatching(/^550 nobody here/),
  })
  expect(wasAsked).toBe(false)
  expect(errors).toEqual([])
})

it('emits "end" when the connection was closed', async () => {
  const { connection } = await connect(false)
  const ended = once(connection, 'end')
  connection.close()
  await ended
})
