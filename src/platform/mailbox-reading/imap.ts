import { isIP } from 'node:net'
import type { ImapFlow } from 'imapflow'
import { systemClock, type Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import {
  faultSentence,
  isNameFault,
  isSignInFault,
  isTlsFault,
} from '#platform/mail-servers/connection-fault.ts'
import { anyHost, ForbiddenHost, type AddressOf } from '#platform/mail-servers/mail-hosts.ts'
import {
  ReadingFault,
  type ImapAccount,
  type MailboxReader,
  type ReadingStage,
  type ReadState,
  type ReceivedMessage,
} from './mailbox-reading.ts'
import {
  fileCopy,
  findFolder,
  isAmongSent,
  JUNK_NAMES,
  searchFolder,
  tryFolders,
} from './imap-folders.ts'
import { readHeaderFields, splitHead } from './mime-parts.ts'
import { createMailThread, type MailParser } from './mail-thread.ts'
import { LARGEST_MAIL, readChosen, type PendingRead } from './read-chosen.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

/** Milliseconds. */
export interface ImapTimeouts {
  /** From the first lookup to the end of the TLS handshake. */
  connect: number
  greeting: number
  /** Silence in the middle of a response. */
  socket: number
  /** One whole call, including reading. */
  total: number
}

export interface ImapReaderOptions {
  log: Log
  timeouts?: Partial<ImapTimeouts>
  /**
   * Allows passwords over connections without TLS. For the embedded mail server and closed
   * networks.
   */
  allowInsecure?: boolean
  /** PEM of a certificate authority to trust instead of the system's. */
  ca?: string
  /** Decides which messages are recent when a folder is read for the first time. */
  clock?: Clock
  /** How many days are read of a folder that is new or was renumbered. */
  recentDays?: number
  /** Which servers may be connected to; all when omitted. */
  addressOf?: AddressOf
  /** In a separate thread when omitted. */
  parser?: MailParser
}

const DEFAULT_TIMEOUTS: ImapTimeouts = {
  connect: 20_000,
  greeting: 20_000,
  socket: 60_000,
  total: 180_000,
}
interface OpenFolder {
  folder: string
  uidValidity: string
  /** The state once every waiting message was handled. */
  lastUid: number
  waiting: PendingRead[]
}

/** How to connect to mailboxes. */
interface Connecting {
  log: Log
  timeouts: ImapTimeouts
  allowInsecure: boolean
  ca: string | undefined
  addressOf: AddressOf
}

/**
 * Opens a connection for one piece of work, with a time limit.
 * @throws ReadingFault
 */
async function visit<T>(
  { log, timeouts, allowInsecure, ca, addressOf }: Connecting,
  account: ImapAccount,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  if (account.security === 'none' && !allowInsecure)
    throw new ReadingFault(
      'tls',
      'This mailbox is set to be read without encryption, which this installation does not ' +
        'allow. Choose TLS or STARTTLS.',
    )
  const client = await addressOf(account).then(
    (address) => createClient(account, address, timeouts, ca),
    (error: Error) => {
      throw error instanceof ForbiddenHost
        ? new ReadingFault('connect', error.message)
        : faultOf(error, account, 'name')
    },
  )
  let timer: NodeJS.Timeout | undefined
  // Without a listener a late network error would end the process; the running command reports it.
  client.on('error', () => {})
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('timed out'), { code: 'ETIMEDOUT' })),
      timeouts.total,
    )
  })
  let reached: ReadingStage = 'connect'
  try {
    const done = (async () => {
      await client.connect()
      reached = 'folders'
      return work(client)
    })()
    done.catch(() => {})
    const result = await Promise.race([done, late])
    await Promise.race([
      client.logout().catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, 2000).unref()),
    ])
    return result
  } catch (error) {
    const fault = error instanceof ReadingFault ? error : faultOf(error, account, reached)
    log.warn(
      { host: account.host, port: account.port, stage: fault.stage, fault: fault.message },
      'a mailbox could not be read',
    )
    throw fault
  } finally {
    clearTimeout(timer)
    client.close()
  }
}

function stageOf(error: unknown, reached: ReadingStage): ReadingStage {
  if (isSignInFault(error)) return 'auth'
  if (isNameFault(error)) return 'name'
  return reached === 'connect' && isTlsFault(error) ? 'tls' : reached
}

/** The fault with its step: what the error itself shows, else how far the connection got. */
function faultOf(error: unknown, account: ImapAccount, reached: ReadingStage): ReadingFault {
  return new ReadingFault(stageOf(error, reached), faultSentence(error, account))
}

/** New messages in INBOX and Junk, oldest first. */
async function readNew(
  client: ImapFlow,
  {
    since,
    limit,
    recentFrom,
    log,
    parser,
  }: { since: ReadState; limit: number; recentFrom: () => Date; log: Log; parser: MailParser },
): ReturnType<MailboxReader['newMessages']> {
  const paths = ['INBOX', ...findFolder(await client.list(), '\\Junk', JUNK_NAMES)]
  const recent = recentFrom()
  const folders: OpenFolder[] = []
  for (const path of paths)
    folders.push(await listWaiting(client, path, since[path], { recent, limit }))
  const { messages, read } = await readChosen(client, oldestFirst(folders, limit), log, parser)
  return {
    messages,
    state: {
      ...since,
      ...Object.fromEntries(folders.map((folder) => [folder.folder, stateAfter(folder, read)])),
    },
  }
}

/** Reads one message of INBOX or Junk by its Message-ID. */
async function readReceived(client: ImapFlow, rfcId: string): Promise<ReceivedMessage | null> {
  for (const path of ['INBOX', ...findFolder(await client.list(), '\\Junk', JUNK_NAMES)]) {
    await client.mailboxOpen(path, { readOnly: true })
    const uid = (await searchFolder(client, { header: { 'message-id': rfcId } })).at(-1)
    if (uid === undefined) continue
    const found = await client.fetchOne(
      String(uid),
      { source: { maxLength: LARGEST_MAIL }, internalDate: true },
      { uid: true },
    )
    if (!found || !found.source) continue
    return {
      folder: path,
      receivedAt: new Date(found.internalDate ?? Date.now()).toISOString(),
      headers: readHeaderFields(splitHead(found.source.toString('latin1')).head),
      raw: found.source,
    }
  }
  return null
}

/**
 * Reads mailboxes over IMAP (RFC 3501): INBOX and Junk by UIDVALIDITY and last UID; nothing is
 * marked as read. When a folder was renumbered or is new, the last days are read again: the caller
 * recognizes messages by Message-ID. Every call has its own connection and a time limit.
 */
export function createImapReader({
  log,
  timeouts: given,
  allowInsecure = false,
  ca,
  clock = systemClock,
  recentDays = 14,
  addressOf = anyHost,
  parser = createMailThread(),
}: ImapReaderOptions): MailboxReader {
  const timeouts = { ...DEFAULT_TIMEOUTS, ...given }
  const connecting: Connecting = { log, timeouts, allowInsecure, ca, addressOf }
  const recentFrom = () => new Date(clock.now() - recentDays * DAY_MS)
  return {
    async newMessages(account, since, limit) {
      // A thread that starts is no fault of the server.
      await parser.ready()
      return visit(connecting, account, (client) =>
        readNew(client, { since, limit, recentFrom, log, parser }),
      )
    },
    findSent: (account, rfcId) =>
      visit(connecting, account, (client) => isAmongSent(client, rfcId)),
    fileSent: (account, copy) => visit(connecting, account, (client) => fileCopy(client, copy)),
    findReceived: (account, rfcId) =>
      visit(connecting, account, (client) => readReceived(client, rfcId)),
    probe: (account, { files } = { files: false }) =>
      visit(connecting, account, (client) => tryFolders(client, files)).catch((error: unknown) => {
        if (error instanceof ReadingFault) return error
        throw error
      }),
  }
}

/** Loads the library with the first mailbox. */
async function createClient(
  account: ImapAccount,
  address: string,
  timeouts: ImapTimeouts,
  ca?: string,
): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  return new ImapFlow({
    host: address,
    // The certificate is for the host name, not the chosen address.
    ...(isIP(account.host) ? {} : { servername: account.host }),
    port: account.port,
    secure: account.security === 'tls',
    doSTARTTLS: account.security === 'starttls',
    auth: account.accessToken
      ? { user: account.user, accessToken: account.accessToken }
      : { user: account.user, pass: account.password },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    maxLiteralSize: LARGEST_MAIL + 1024 * 1024,
    maxResponseSize: LARGEST_MAIL + 4 * 1024 * 1024,
    maxLineLength: 1024 * 1024,
    tls: { ...(ca ? { ca } : {}), minVersion: 'TLSv1.2' },
  })
}

async function listWaiting(
  client: ImapFlow,
  path: string,
  known: ReadState[string] | undefined,
  { recent, limit }: { recent: Date; limit: number },
): Promise<OpenFolder> {
  const box = await client.mailboxOpen(path, { readOnly: true })
  const uidValidity = String(box.uidValidity)
  const continues = known?.uidValidity === uidValidity
  const from = continues ? known.lastUid + 1 : 1
  const nothing = {
    folder: path,
    uidValidity,
    lastUid: Math.max(continues ? known.lastUid : 0, (box.uidNext ?? 1) - 1),
    waiting: [],
  }
  if (box.exists === 0 || (continues && box.uidNext && box.uidNext <= from)) return nothing
  const found = await searchFolder(client, continues ? { uid: `${from}:*` } : { since: recent })
  // A server answers "n:*" with its last message even when that is older than n (RFC 3501, section
  // 6.4.8).
  const uids = found
    .filter((uid) => uid >= from)
    .sort((a, b) => a - b)
    .slice(0, limit)
  if (uids.length === 0) return nothing
  const waiting: PendingRead[] = []
  for await (const { uid, size, internalDate } of client.fetch(
    uids.join(','),
    { uid: true, size: true, internalDate: true },
    { uid: true },
  ))
    waiting.push({ folder: path, uid, size: size ?? 0, at: new Date(internalDate ?? 0).getTime() })
  return {
    ...nothing,
    lastUid: found.length > uids.length ? uids.at(-1)! : Math.max(nothing.lastUid, uids.at(-1)!),
    waiting: waiting.sort((a, b) => a.uid - b.uid),
  }
}

/**
 * Always takes the older of the folders' next messages, so that no folder is starved and each is
 * read without gaps.
 */
function oldestFirst(folders: readonly OpenFolder[], limit: number): PendingRead[] {
  const heads = folders.map(({ waiting }) => [...waiting])
  const chosen: PendingRead[] = []
  while (chosen.length < limit) {
    const next = heads.filter((queue) => queue.length > 0).sort((a, b) => a[0]!.at - b[0]!.at)[0]
    if (!next) break
    chosen.push(next.shift()!)
  }
  return chosen
}

function stateAfter(
  { folder, uidValidity, lastUid, waiting }: OpenFolder,
  chosen: readonly PendingRead[],
): ReadState[string] {
  const chosenHere = chosen.filter((pendingRead) => pendingRead.folder === folder)
  if (chosenHere.length === waiting.length) return { uidValidity, lastUid }
  return { uidValidity, lastUid: chosenHere.at(-1)?.uid ?? waiting[0]!.uid - 1 }
}
