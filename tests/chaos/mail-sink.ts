import type { AddressInfo, Server } from 'node:net'
import type { Readable } from 'node:stream'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { createImapServer } from '#platform/mail/catch-all/imap-server.ts'
import type { MailStore, NewMail, StoredMail } from '#platform/mail/catch-all/mail-store.ts'
import { silentLog } from '#platform/log.ts'
import type { Gate } from './gates.ts'
import { until } from './until.ts'

export interface Arrived {
  rfcId: string
  to: string
  from: string
}

/**
 * How a held message ends: taken (with or without a reply), or forgotten as by a server that lost
 * it.
 */
type End = 'accept' | 'drop'

interface Held {
  mail: Arrived
  end(how: End): void
}

/** What the server does with the next message whose recipient matches. */
interface Arm {
  matches(to: string): boolean
  how: 'hold' | 'cut-before-dot' | 'cut-after-dot'
  /** A message is its own from the moment in which its recipient is known. */
  isTaken: boolean
  held: Held | null
  /** What `release` means. */
  released: End
}

/**
 * A mail server on loopback that records every message it takes, keeps copies in the sender's Sent
 * folder, and can be silent or break off.
 */
export interface MailSink {
  host: string
  smtpPort: number
  imapPort: number
  /** In the order in which they were taken. */
  accepted: Arrived[]
  arm(how: Arm['how'], matches: (to: string) => boolean, released?: End): Gate
  /** Puts a copy into a Sent folder, as of a message of earlier days. */
  keepSent(from: string, rfcId: string): Promise<void>
  close(): Promise<void>
}

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}

const idOf = (raw: string) => /^message-id:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? ''

/** Mail in memory, as the product's own IMAP server reads it. */
function memoryStore(): Pick<MailStore, 'add' | 'folder' | 'mail' | 'setSeen' | 'watch'> {
  const mails: StoredMail[] = []
  const of = (mailbox: string, folder: string) =>
    mails.filter((mail) => mail.mailbox === mailbox.toLowerCase() && mail.folder === folder)
  return {
    async add({ mailbox, folder, fromAddress, toAddresses, subject, raw }: NewMail) {
      const uid = mails.filter((mail) => mail.mailbox === mailbox.toLowerCase()).length + 1
      const at = new Date()
      const row = {
        id: `${mailbox} ${uid}`,
        mailbox: mailbox.toLowerCase(),
        uid,
        folder,
        from_address: fromAddress,
        to_addresses: toAddresses,
        subject,
        raw: raw.toString('latin1'),
        received_at: at,
        seen: false,
      }
      mails.push(row as unknown as StoredMail)
      return { id: row.id, uid, uidValidity: 1 }
    },
    folder: async (mailbox, folder) => ({
      uidValidity: 1,
      uidNext: mails.filter((mail) => mail.mailbox === mailbox.toLowerCase()).length + 1,
      mails: of(mailbox, folder).map(({ uid, seen }) => ({ uid, seen: seen ?? false })),
    }),
    mail: async (mailbox, folder, uid) => of(mailbox, folder).find((mail) => mail.uid === uid),
    setSeen: async () => {},
    watch: () => () => {},
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port
const listening = (server: Server) =>
  new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

/** What the server has taken, where it keeps copies, and what it is going to do. */
interface Sink {
  store: ReturnType<typeof memoryStore>
  accepted: Arrived[]
  arms: Arm[]
  /** Ends the connection without a word. */
  breakOff(session: SMTPServerSession): void
}

async function keep({ store, accepted }: Sink, mail: Arrived, raw: string): Promise<void> {
  accepted.push(mail)
  await store.add({
    mailbox: mail.from,
    folder: 'Sent',
    fromAddress: mail.from,
    toAddresses: [mail.to],
    subject: '',
    raw: Buffer.from(raw, 'latin1'),
  })
}

/** Takes a message, unless an arm is set for its recipient: then as that one says. */
async function take(
  sink: Sink,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<string> {
  const { arms } = sink
  const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address
  const to = session.envelope.rcptTo[0]?.address ?? ''
  const at = arms.findIndex((arm) => !arm.isTaken && arm.matches(to))
  const arm = at < 0 ? undefined : arms[at]!
  // At once, because messages arrive over several connections.
  if (arm) arm.isTaken = true
  if (arm?.how === 'cut-before-dot') {
    arm.held = { mail: { rfcId: '', to, from }, end() {} }
    sink.breakOff(session)
  }
  const raw = await textOf(stream)
  const mail = { rfcId: idOf(raw), to, from }
  if (arm?.how === 'cut-after-dot') {
    arm.held = { mail, end() {} }
    await keep(sink, mail, raw)
    sink.breakOff(session)
  } else if (arm?.how === 'hold') {
    const how = await new Promise<End>((end) => (arm.held = { mail, end }))
    if (how === 'drop') {
      sink.breakOff(session)
      throw Object.assign(new Error('4.3.0 lost'), { responseCode: 451 })
    }
    await keep(sink, mail, raw)
  } else if (arm === undefined) await keep(sink, mail, raw)
  return '2.0.0 taken'
}

/** Tells when the arm has caught a message, and how to let that go on. */
const gateOf = (arms: Arm[], arm: Arm): Gate => ({
  hit: async () => ({
    smtp: arm.how,
    ...(await until(
      `a message at the mail server (${arm.how})`,
      60_000,
      async () => arm.held?.mail,
    )),
  }),
  release() {
    arms.splice(arms.indexOf(arm), 1)
    arm.held?.end(arm.released)
  },
})

export async function startMailSink(): Promise<MailSink> {
  const store = memoryStore()
  const accepted: Arrived[] = []
  const arms: Arm[] = []
  const socketOf = (session: SMTPServerSession) =>
    [...smtp.connections].find(
      (one) => (one as unknown as { session: { id: string } }).session.id === session.id,
    ) as unknown as { _socket: { destroy(): void } } | undefined
  const sink: Sink = {
    store,
    accepted,
    arms,
    breakOff: (session) => socketOf(session)?._socket.destroy(),
  }
  const smtp = new SMTPServer({
    name: 'sink.localhost',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    onData: (stream, session, done) =>
      void take(sink, stream, session).then(
        (text) => done(null, text as never),
        (error: Error) => done(error),
      ),
  })
  smtp.on('error', () => {})
  const imap = createImapServer(store as MailStore, silentLog)
  await Promise.all([listening(smtp.server as Server), listening(imap.server)])
  return {
    host: '127.0.0.1',
    smtpPort: portOf(smtp.server as Server),
    imapPort: portOf(imap.server),
    accepted,
    arm(how, matches, released = 'accept') {
      const arm: Arm = { how, matches, isTaken: false, held: null, released }
      arms.push(arm)
      return gateOf(arms, arm)
    },
    keepSent: async (from, rfcId) =>
      void (await store.add({
        mailbox: from,
        folder: 'Sent',
        fromAddress: from,
        toAddresses: [],
        subject: '',
        raw: Buffer.from(`Message-ID: ${rfcId}\r\n\r\nearlier\r\n`),
      })),
    async close() {
      imap.endAll()
      imap.server.close()
      await new Promise<void>((done) => smtp.close(() => done()))
    },
  }
}
