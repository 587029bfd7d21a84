import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Dns } from '#platform/dns/dns.ts'
import type { Log } from '#platform/log.ts'
import { fieldOf, readHeaderFields, splitHead } from '#platform/mailbox-reading/mime-parts.ts'
import { idsIn } from '#platform/mailbox-reading/machine-marks.ts'
import { parseIncoming } from '#platform/mailbox-reading/parse-incoming.ts'
import { readMime } from '#platform/mailbox-reading/read-mime.ts'
import type { TokenCheck } from '#platform/mail-sign-in/token-check.ts'
import { messageOf, codeOf } from '#model/lib/thrown.ts'
import type { CatchAll, CaughtMail } from '../mail.ts'
import { createSmtpTransport } from '../smtp.ts'
import { writeAnswer, type AnsweredMail } from './answers.ts'
import { createImapServer } from './imap-server.ts'
import { createMailStore, unpackRaw, type StoredMail } from './mail-store.ts'
import { createSmtpIntake } from './smtp-intake.ts'

export interface CatchAllOptions {
  database: Database
  log: Log
  clock: Clock
  /** Keys of signatures are looked up here; without it, signatures are not verified. */
  dns?: Pick<Dns, 'txt'>
  /** 0 picks a free port. */
  smtpPort?: number
  imapPort?: number
  /** Offers XOAUTH2 with this check; without it, the servers know passwords only. */
  acceptsToken?: TokenCheck
}

const MAX_LISTED = 200
/**
 * Both servers accept any password, so they never listen on an address that other machines can
 * reach.
 */
const HOST = '127.0.0.1'

/**
 * Starts the embedded mail servers: every email sent to the SMTP port is stored, and every address
 * can be read over IMAP with any password. Uses the product clock. Resolves when both ports listen.
 * @throws Error with a readable message when a port is taken
 */
export async function createCatchAll({
  database,
  log,
  clock,
  dns,
  smtpPort = 0,
  imapPort = 0,
  acceptsToken,
}: CatchAllOptions): Promise<CatchAll> {
  const store = createMailStore(database, clock)
  const smtp = createSmtpIntake(store, log, { dns, acceptsToken })
  const imap = createImapServer(store, log, acceptsToken)
  // Errors of `listen` are emitted here first; unhandled, they would end the process before the
  // error is reported.
  smtp.on('error', (error) =>
    log.debug({ fault: error.message }, 'a client of the catch-all was lost, or its port is taken'),
  )
  const smtpAt = await listen(smtp.server, smtpPort, 'SMTP')
  const imapAt = await listen(imap.server, imapPort, 'IMAP').catch(async (error: unknown) => {
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
    throw error
  })
  const transport = createSmtpTransport({
    log,
    allowInsecure: true,
    timeouts: { connect: 5000, greeting: 5000, command: 15_000, final: 60_000 },
  })
  let answered = 0
  return {
    smtpPort: smtpAt,
    imapPort: imapAt,
    async list({ to, subject, limit = 50, offset = 0 }) {
      const rows = await store.list({
        to,
        subject,
        limit: Math.min(Math.max(1, limit), MAX_LISTED),
        offset: Math.max(0, offset),
      })
      return Promise.all(rows.map(showMail))
    },
    async get(id) {
      const row = await store.byId(id)
      return row ? showMail(row) : null
    },
    async respond(id, kind, text) {
      const row = await store.byId(id)
      if (!row) throw new Error('There is no such mail.')
      const answer = writeAnswer(await readAnswered(row), kind, text, {
        at: clock.now(),
        nonce: `${clock.now()} ${++answered}`,
      })
      const result = await transport.deliver(
        { host: HOST, port: smtpAt, security: 'none', user: '', password: '' },
        answer,
      )
      if (result.kind !== 'accepted')
        throw new Error(`The answer could not be delivered: ${result.reply}`)
      return answer.messageId
    },
    clear: () => store.clear(),
    async close() {
      await transport.close()
      imap.endAll()
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => imap.server.close(() => resolve())),
      ])
    },
  }
}

async function listen(server: Server, port: number, what: string): Promise<number> {
  const failed = once(server, 'error').then(([error]) => {
    throw new Error(
      codeOf(error) === 'EADDRINUSE'
        ? `Port ${port} is taken, so the embedded ${what} server cannot start. Choose another with ${what}_PORT.`
        : `The embedded ${what} server cannot start: ${messageOf(error)}`,
    )
  })
  failed.catch(() => {})
  server.listen(port, HOST)
  await Promise.race([once(server, 'listening'), failed])
  return (server.address() as AddressInfo).port
}

async function showMail(row: StoredMail): Promise<CaughtMail> {
  const bytes = unpackRaw(row.raw)
  const mail = await readMime(bytes, { skipImageLinks: true }).catch(() => null)
  const headers: Record<string, string> = {}
  for (const [name, value] of readHeaderFields(splitHead(bytes.toString('utf8')).head))
    headers[name] = name in headers ? `${headers[name]}\n${value}` : value
  return {
    id: row.id,
    from: row.from_address,
    to: row.to_addresses,
    subject: row.subject,
    headers,
    text: mail?.text ?? '',
    html: mail?.html || '',
    raw: bytes.toString('utf8'),
    receivedAt: row.received_at.toISOString(),
  }
}

async function readAnswered(row: StoredMail): Promise<AnsweredMail> {
  const bytes = unpackRaw(row.raw)
  const { head } = splitHead(bytes.toString('utf8'))
  const fields = readHeaderFields(head)
  const incoming = await parseIncoming(bytes, {
    folder: row.folder,
    uid: row.uid,
    receivedAt: row.received_at.toISOString(),
  })
  const returnPath = /^<([^<>]*)>$/.exec(fieldOf(fields, 'return-path'))?.[1] || row.from_address
  const mail = await readMime(Buffer.from(`${head}\r\n\r\n`)).catch(() => null)
  const replyTo = mail?.replyTo?.value[0]
  const recipient = [mail?.to ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .find(({ address }) => address?.toLowerCase() === row.mailbox)
  const author = incoming.from.address ? incoming.from : { name: '', address: returnPath }
  const sender = replyTo?.address ? { name: replyTo.name ?? '', address: replyTo.address } : author
  return {
    id: row.id,
    recipient: { name: recipient?.name ?? '', address: row.mailbox },
    sender,
    returnPath,
    subject: incoming.subject,
    messageId: idsIn(fieldOf(fields, 'message-id'))[0] ?? '',
    references: idsIn(fieldOf(fields, 'references')),
    text: incoming.text,
    // The copy that was sent had no return path yet.
    head: head.replace(/^Return-Path:.*\r?\n(Authentication-Results:.*\r?\n([ \t].*\r?\n)*)?/i, ''),
    unsubscribeMailto:
      /<(mailto:[^<>\s]+)>/i.exec(fieldOf(fields, 'list-unsubscribe'))?.[1] ?? null,
  }
}
