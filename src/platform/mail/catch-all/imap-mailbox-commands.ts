import { readImapDate } from './imap-fetch.ts'
import { textOf, wordsOf, type Token } from './imap-tokens.ts'
import type { ImapView, ImapWire, ImapStatus } from './imap-view.ts'
import { FOLDERS, type MailStore } from './mail-store.ts'
import { readFacts } from './smtp-intake.ts'

const SPECIAL_USE: Record<string, string> = { INBOX: '', Sent: '\\Sent', Junk: '\\Junk' }
type MailboxCommand = (args: Token[], byUid: boolean) => Promise<ImapStatus>

const folderOf = (name: string) =>
  FOLDERS.find((folder) => folder.toLowerCase() === name.toLowerCase())

/** The context of a command: connection, view and mail store. */
interface Client {
  wire: ImapWire
  at: ImapView
  store: MailStore
}

async function open(
  { wire: { say }, at, store }: Client,
  args: Token[],
  readOnly: boolean,
): Promise<ImapStatus> {
  at.selected = null
  const folder = folderOf(textOf(args[0]))
  if (!folder) return 'NO [NONEXISTENT] There is no such folder'
  const state = await store.folder(at.mailbox, folder)
  at.selected = { folder, readOnly, mails: state.mails }
  const firstUnseen = state.mails.findIndex(({ seen }) => !seen)
  say('* FLAGS (\\Seen)')
  say(`* ${state.mails.length} EXISTS`)
  say('* 0 RECENT')
  if (firstUnseen >= 0) say(`* OK [UNSEEN ${firstUnseen + 1}] First unseen`)
  say(`* OK [UIDVALIDITY ${state.uidValidity}] UIDs valid`)
  say(`* OK [UIDNEXT ${state.uidNext}] Next UID`)
  say(`* OK [PERMANENTFLAGS (${readOnly ? '' : '\\Seen'})] Kept flags`)
  return readOnly ? 'OK [READ-ONLY] Opened' : 'OK [READ-WRITE] Opened'
}

/** LIST and LSUB return the same: every folder is subscribed. */
async function list(
  { wire: { say } }: Client,
  name: 'LIST' | 'LSUB',
  args: Token[],
): Promise<ImapStatus> {
  const pattern = textOf(
    args.find(
      (token, index) => token.kind !== 'list' && index >= (args[0]?.kind === 'list' ? 2 : 1),
    ),
  )
  if (pattern === '') say(`* ${name} (\\Noselect) "/" ""`)
  const match = new RegExp(
    `^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/[*%]/g, '.*')}$`,
    'i',
  )
  for (const folder of FOLDERS)
    if (pattern !== '' && match.test(folder))
      say(
        `* ${name} (\\HasNoChildren${SPECIAL_USE[folder] ? ` ${SPECIAL_USE[folder]}` : ''}) "/" "${folder}"`,
      )
  return 'OK Listed'
}

async function status({ wire: { say }, at, store }: Client, args: Token[]): Promise<ImapStatus> {
  const folder = folderOf(textOf(args[0]))
  if (!folder) return 'NO [NONEXISTENT] There is no such folder'
  const { mails, uidNext, uidValidity } = await store.folder(at.mailbox, folder)
  const figures: Record<string, number> = {
    MESSAGES: mails.length,
    RECENT: 0,
    UIDNEXT: uidNext,
    UIDVALIDITY: uidValidity,
    UNSEEN: mails.filter(({ seen }) => !seen).length,
  }
  say(
    `* STATUS "${folder}" (${wordsOf(args[1])
      .map((word) => word.toUpperCase())
      .filter((word) => word in figures)
      .map((word) => `${word} ${figures[word]}`)
      .join(' ')})`,
  )
  return 'OK Counted'
}

async function append({ at, store }: Client, args: Token[]): Promise<ImapStatus> {
  const folder = folderOf(textOf(args[0]))
  if (!folder) return 'NO [TRYCREATE] There is no such folder'
  const flags = wordsOf(args.find((token) => token.kind === 'list'))
  const date = args
    .slice(1, -1)
    .map((token) => readImapDate(textOf(token)))
    .find((time) => !Number.isNaN(time))
  const raw = Buffer.from(textOf(args.at(-1)), 'latin1')
  const facts = await readFacts(raw)
  const { uid, uidValidity } = await store.add({
    mailbox: at.mailbox,
    folder,
    fromAddress: facts.from,
    toAddresses: facts.to,
    subject: facts.subject,
    raw,
    seen: flags.some((flag) => flag.toLowerCase() === '\\seen'),
    ...(date === undefined ? {} : { receivedAt: new Date(date) }),
  })
  await at.refresh()
  return `OK [APPENDUID ${uidValidity} ${uid}] Kept`
}

/** Reports new mail until the client ends the IDLE command (RFC 2177). */
async function idle({ wire: { say, nextLine }, at, store }: Client): Promise<ImapStatus> {
  // Listens before the client gets the continuation, because its DONE may follow at once.
  const done = nextLine()
  done.catch(() => {})
  say('+ idling')
  const stop = store.watch((name) => {
    if (name === at.mailbox) void at.refresh().catch(() => {})
  })
  try {
    await at.refresh()
    await done
  } finally {
    stop()
  }
  return 'OK Done'
}

/** Commands of a signed-in client outside a folder (RFC 3501, section 6.3). */
export function mailboxCommands(
  wire: ImapWire,
  at: ImapView,
  store: MailStore,
): Record<string, MailboxCommand> {
  const client: Client = { wire, at, store }
  return {
    SELECT: (args) => open(client, args, false),
    EXAMINE: (args) => open(client, args, true),
    LIST: (args) => list(client, 'LIST', args),
    LSUB: (args) => list(client, 'LSUB', args),
    SUBSCRIBE: async () => 'OK All are',
    UNSUBSCRIBE: async () => 'OK All stay',
    CREATE: async () => 'NO [CANNOT] The folders are fixed',
    STATUS: (args) => status(client, args),
    APPEND: (args) => append(client, args),
    IDLE: () => idle(client),
  }
}
