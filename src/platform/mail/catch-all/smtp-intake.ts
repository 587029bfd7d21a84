import type { Readable } from 'node:stream'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Dns } from '#platform/dns/dns.ts'
import type { Log } from '#platform/log.ts'
import { fieldOf, readHeaderFields, splitHead } from '#platform/mailbox-reading/mime-parts.ts'
import { readMime } from '#platform/mailbox-reading/read-mime.ts'
import { verifyMessage } from '../dkim/verify-message.ts'
import type { TokenCheck } from '#platform/mail-sign-in/token-check.ts'
import { messageOf } from '#model/lib/thrown.ts'
import type { MailStore } from './mail-store.ts'

const NAME = 'catch-all.localhost'
/** 25 MB, like the large providers. */
const LARGEST = 25 * 1024 * 1024

/**
 * An SMTP server that accepts everything: any user, any password, any recipient. A signed-in sender
 * gets a copy in Sent.
 */
export function createSmtpIntake(
  store: MailStore,
  log: Log,
  {
    dns,
    acceptsToken,
  }: { dns?: Pick<Dns, 'txt'> | undefined; acceptsToken?: TokenCheck | undefined } = {},
): SMTPServer {
  return new SMTPServer({
    name: NAME,
    banner: 'Outrider catch-all',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST,
    logger: false,
    closeTimeout: 1000,
    authMethods: ['PLAIN', 'LOGIN', ...(acceptsToken ? ['XOAUTH2'] : [])],
    onAuth({ username = '', accessToken }, _session, done) {
      if (!accessToken || !acceptsToken) return done(null, { user: username })
      void acceptsToken(username, accessToken).then((isAccepted) =>
        done(
          null,
          isAccepted
            ? { user: username }
            : { data: { status: '400', schemes: 'Bearer', scope: 'https://mail.google.com/' } },
        ),
      )
    },
    onData(stream, session, done) {
      take(stream, session, store, dns)
        // The server accepts a text here, which its types omit.
        .then((ids) => done(null, `2.0.0 Ok: queued as ${ids[0]}`))
        .catch((error: unknown) => {
          log.error({ fault: messageOf(error) }, 'the catch-all could not keep a mail')
          done(
            Object.assign(new Error('4.3.0 The mail could not be kept'), {
              responseCode: (error as { responseCode?: number }).responseCode ?? 451,
            }),
          )
        })
    },
  })
}

async function take(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  store: MailStore,
  dns?: Pick<Dns, 'txt'>,
): Promise<string[]> {
  const bytes = await collect(stream)
  if (stream.sizeExceeded)
    throw Object.assign(new Error('5.3.4 The mail is larger than 25 MB'), { responseCode: 552 })
  const sender = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address
  // The last server adds the return path (RFC 5321, section 4.4); automatic replies are recognized
  // by it.
  const verdict = dns ? await verdictOn(bytes, dns) : ''
  const raw = Buffer.concat([Buffer.from(`Return-Path: <${sender}>\r\n${verdict}`), bytes])
  const facts = await readFacts(bytes)
  const recipients = [
    ...new Set(session.envelope.rcptTo.map(({ address }) => address.toLowerCase())),
  ]
  const shared = { fromAddress: facts.from || sender, subject: facts.subject }
  const received = recipients.map((mailbox) => ({
    ...shared,
    mailbox,
    folder: facts.spam ? 'Junk' : 'INBOX',
    toAddresses: [mailbox, ...facts.to.filter((address) => address !== mailbox)],
    raw,
  }))
  const sent = { ...shared, mailbox: sender, folder: 'Sent', toAddresses: recipients, raw: bytes }
  const hasSentFolder = Boolean(session.user) && sender !== ''
  const added = await store.addAll([
    ...received,
    ...(hasSentFolder ? [{ ...sent, seen: true }] : []),
  ])
  return added.map(({ id }) => id)
}

/** The Authentication-Results header of a signed message; empty for others. */
async function verdictOn(bytes: Buffer, dns: Pick<Dns, 'txt'>): Promise<string> {
  if (!/^DKIM-Signature:/im.test(bytes.subarray(0, 64 * 1024).toString('latin1'))) return ''
  const verdicts = await verifyMessage(bytes, dns)
  const results = verdicts.map(({ result, domain, selector }) => {
    const said = result === 'unknown' ? 'temperror' : result
    return `;\r\n dkim=${said} header.d=${domain} header.s=${selector}`
  })
  return `Authentication-Results: ${NAME}${results.join('')}\r\n`
}

async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= LARGEST) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * The facts shown in the list, from the headers alone. `X-Spam-Flag: YES` files a message in Junk,
 * as spam filters do.
 */
export async function readFacts(
  bytes: Buffer,
): Promise<{ from: string; to: string[]; subject: string; spam: boolean }> {
  const { head } = splitHead(bytes.subarray(0, 256 * 1024).toString('latin1'))
  const mail = await readMime(Buffer.from(`${head}\r\n\r\n`, 'latin1')).catch(() => null)
  const all = [mail?.to ?? [], mail?.cc ?? []].flat()
  const to = all
    .flatMap(({ value }) => value)
    .map(({ address }) => (address ?? '').toLowerCase())
    .filter((address) => address !== '')
  return {
    from: (mail?.from?.value[0]?.address ?? '').toLowerCase(),
    to: [...new Set(to)],
    subject: mail?.subject ?? '',
    spam: /^yes/i.test(fieldOf(readHeaderFields(head), 'x-spam-flag')),
  }
}
