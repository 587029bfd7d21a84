import { folderCommands } from './imap-folder-commands.ts'
import { mailboxCommands } from './imap-mailbox-commands.ts'
import { textOf, type Token } from './imap-tokens.ts'
import { createImapView, type ImapWire, type ImapStatus } from './imap-view.ts'
import type { MailStore } from './mail-store.ts'

export const CAPABILITIES = 'IMAP4rev1 AUTH=PLAIN SASL-IR LITERAL+ IDLE SPECIAL-USE UIDPLUS'

type Command = (args: Token[], byUid: boolean) => Promise<ImapStatus>

/** One client's session, from login to logout: any name is a mailbox, and any password opens it. */
export function createImapSession(wire: ImapWire, store: MailStore) {
  const at = createImapView(wire, store)
  const { say } = wire
  const signIn = (user: string): ImapStatus => {
    if (user.trim() === '')
      return 'NO [AUTHENTICATIONFAILED] The user name is the address of a mailbox'
    at.mailbox = user.trim().toLowerCase()
    return `OK [CAPABILITY ${CAPABILITIES}] Signed in`
  }
  const anyState: Record<string, Command> = {
    CAPABILITY: async () => (say(`* CAPABILITY ${CAPABILITIES}`), 'OK These'),
    NOOP: async () => (await at.refresh(), 'OK Nothing done'),
    LOGOUT: async () => {
      say('* BYE Goodbye')
      setImmediate(() => wire.end())
      return 'OK Goodbye'
    },
    ID: async () => (say('* ID ("name" "Outrider catch-all")'), 'OK That is me'),
    LOGIN: async ([user]) => signIn(textOf(user)),
    async AUTHENTICATE([method, initial]) {
      if (textOf(method).toUpperCase() !== 'PLAIN') return 'NO Only PLAIN is served'
      if (!initial) say('+ ')
      const response = initial ? textOf(initial) : await wire.nextLine()
      return response === '*'
        ? 'BAD Given up'
        : signIn(Buffer.from(response, 'base64').toString('utf8').split('\0')[1] ?? '')
    },
  }
  const signedIn = mailboxCommands(wire, at, store)
  const inFolder = folderCommands(wire, at, store)

  return {
    /** Runs one command and sends its tagged response. */
    async run(tag: string, name: string, args: Token[]): Promise<void> {
      const byUid = name === 'UID'
      const word = byUid ? textOf(args.shift()).toUpperCase() : name
      const command =
        anyState[word] ??
        (at.mailbox ? (signedIn[word] ?? (at.selected ? inFolder[word] : undefined)) : undefined)
      const exists = word in anyState || word in signedIn || word in inFolder
      const outcome = command
        ? await command(args, byUid)
        : exists
          ? at.mailbox
            ? 'BAD Open a folder first'
            : 'NO Sign in first'
          : (`BAD ${word.slice(0, 20).replace(/[^A-Z0-9]/g, '')} is not served here` as const)
      say(`${tag} ${outcome}`)
    },
  }
}
