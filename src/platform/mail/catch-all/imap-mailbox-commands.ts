import { readImapDate } from './imap-fetch.ts'
import { textOf, wordsOf, type Token } from './imap-tokens.ts'
import type { ImapView, ImapWire, Outcome } from './imap-view.ts'
import { FOLDERS, type MailStore } from './mail-store.ts'
import { readFacts } from './smtp-intake.ts'

const SPECIAL_USE: Record<string, string> = { INBOX: '', Sent: '\\Sent', Junk: '\\Junk' }
type Command = (args: Token[], byUid: boolean) => Promise<Outcome>

const folderOf = (name: string) =>
  FOLDERS.find((folder) => folder.toLowerCase() === name.toLowerCase())

/** What a signed-in client may do outside a folder (RFC 3501, section 6.3). */
export function mailboxCommands(
  { say, nextLine }: ImapWire,
  at: ImapView,
  store: MailStore,
): Record<string, Command> {
  const open = async (args: Token[], readOnly: boolean): Promise<Outcome> => {
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
  const list =
    (name: string): Command =>
    async (args) => {
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

  return {
    SELECT: (args) => open(args, false),
    EXAMINE: (args) => open(args, true),
    LIST: list('LIST'),
    LSUB: list('LSUB'),
    SUBSCRIBE: async () => 'OK All are',
    UNSUBSCRIBE: async () => 'OK All stay',
    CREATE: async () => 'NO [CANNOT] The folders are fixed',
    async STATUS(args) {
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
    },
    async APPEND(args) {
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
    },
    async IDLE() {
      // Listened for before the client is told to go on: its DONE may come at once.
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
    },
  }
}
