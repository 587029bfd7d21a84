import type { ImapFlow } from 'imapflow'
import type { Log } from '#platform/log.ts'
import type { MailParser } from './mail-thread.ts'
import type { IncomingMail } from './mailbox-reading.ts'

/**
 * Above this only the headers are read: no person's reply is that large, and one such message would
 * delay the others.
 */
export const LARGEST_MAIL = 10 * 1024 * 1024

/** Milliseconds after which one call parses no further email: the next call continues there. */
const PARSING = 30_000
/** The same for all of it: less than the time limit of a call, which would lose every email of it. */
const READING = 90_000

/** An unread message in the listing of a folder. */
export interface PendingRead {
  folder: string
  uid: number
  size: number
  at: number
}

/** Reads messages in their order, as many as can be fetched and parsed in the time. */
export async function readChosen(
  client: ImapFlow,
  chosen: readonly PendingRead[],
  log: Log,
  parser: MailParser,
): Promise<{ messages: IncomingMail[]; read: PendingRead[] }> {
  const messages: IncomingMail[] = []
  const read: PendingRead[] = []
  let opened = ''
  let parsing = 0
  const started = performance.now()
  for (const pendingRead of chosen) {
    if (parsing > PARSING || performance.now() - started > READING) break
    const { folder, uid, size, at } = pendingRead
    if (folder !== opened) await client.mailboxOpen(folder, { readOnly: true })
    opened = folder
    const isWhole = size <= LARGEST_MAIL
    const whole = isWhole ? await fetchBytes(client, uid, true) : null
    const raw = whole ?? (await fetchBytes(client, uid, false))
    read.push(pendingRead)
    if (!raw) {
      log.warn({ uid }, 'a mail was gone, or could not be read by its own server')
      continue
    }
    const arrival = { folder, uid, receivedAt: new Date(at).toISOString() }
    const begun = performance.now()
    const whyHead = isWhole ? 'fault' : 'size'
    const mail = await parser.parse(raw, arrival, whole ? undefined : whyHead)
    parsing += performance.now() - begun
    if (mail.setAside) log.info({ uid, size, why: mail.setAside }, 'a mail was set aside')
    messages.push(mail)
  }
  return { messages, read }
}

/**
 * The bytes, or null when the server does not return them: a deleted or damaged message must not
 * block all later ones.
 */
async function fetchBytes(client: ImapFlow, uid: number, whole: boolean): Promise<Buffer | null> {
  try {
    const mail = await client.fetchOne(String(uid), whole ? { source: true } : { headers: true }, {
      uid: true,
    })
    return (mail && (whole ? mail.source : mail.headers)) || null
  } catch (error) {
    if (!client.usable) throw error
    return null
  }
}
