import type { TokenCheck } from '#platform/mail-sign-in/token-check.ts'
import { folderCommands } from './imap-folder-commands.ts'
import { mailboxCommands } from './imap-mailbox-commands.ts'
import { textOf, type Token } from './imap-tokens.ts'
import { createImapView, type ImapWire, type ImapStatus } from './imap-view.ts'
import type { MailStore } from './mail-store.ts'

const CAPABILITIES = 'IMAP4rev1 AUTH=PLAIN SASL-IR LITERAL+ IDLE SPECIAL-USE UIDPLUS'

/** What the server can do; XOAUTH2 where it can check tokens. */
export const capabilitiesOf = (acceptsToken: TokenCheck | undefined): string =>
  acceptsToken ? `${CAPABILITIES} AUTH=XOAUTH2` : CAPABILITIES

type SessionCommand = (args: Token[], byUid: boolean) => Promise<ImapStatus>

/** One client's session, from login to logout: any name is a mailbox, and any password opens it. */
export function createImapSession(wire: ImapWire, store: MailStore, acceptsToken?: TokenCheck) {
  const capabilities = capabilitiesOf(acceptsToken)
  const at = createImapView(wire, store)
  const { say } = wire
  const signIn = (user: string): ImapStatus => {
    if (user.trim() === '')
      return 'NO [AUTHENTICATIONFAILED] The user name is the address of a mailbox'
    at.mailbox = user.trim().toLowerCase()
    return `OK [CAPABILITY ${capabilities}] Signed in`
  }
  /** The refusal is a challenge, which the client answers by an empty line. */
  const signInByToken = async (initial: string, check: TokenCheck): Promise<ImapStatus> => {
    const [, user = '', token = ''] =
      /^user=(.*?)\u0001auth=Bearer (.*?)\u0001/.exec(
        Buffer.from(initial, 'base64').toString('utf8'),
      ) ?? []
    if (user && (await check(user, token))) return signIn(user)
    say(`+ ${Buffer.from('{"status":"400","schemes":"Bearer"}').toString('base64')}`)
    await wire.nextLine()
    return 'NO [AUTHENTICATIONFAILED] Invalid credentials'
  }
  const anyState: Record<string, SessionCommand> = {
    CAPABILITY: async () => (say(`* CAPABILITY ${capabilities}`), 'OK These'),
    NOOP: async () => (await at.refresh(), 'OK Nothing done'),
    LOGOUT: async () => {
      say('* BYE Goodbye')
      setImmediate(() => wire.end())
      return 'OK Goodbye'
    },
    ID: async () => (say('* ID ("name" "Outrider catch-all")'), 'OK That is me'),
    LOGIN: async ([user]) => signIn(textOf(user)),
    async AUTHENTICATE([method, initial]) {
      const mechanism = textOf(method).toUpperCase()
      if (mechanism === 'XOAUTH2' && acceptsToken)
        return signInByToken(textOf(initial), acceptsToken)
      if (mechanism !== 'PLAIN') return 'NO Only PLAIN is served'
      if (!initial) say('+ ')
      const response = initial ? textOf(initial) : await wire.nextLine()
      return response === '*'
        ? 'BAD Given up'
        : signIn(Buffer.from(response, 'base64').toString('utf8').split('\0')[1] ?? '')
    },
  }
  const signedIn = mailboxCommands(wire, at, store)
  const inFolder = folderCommands(wire, at, store)
  const refuse = (word: string): ImapStatus => {
    if (!(word in anyState || word in signedIn || word in inFolder))
      return `BAD ${word.slice(0, 20).replace(/[^A-Z0-9]/g, '')} is not served here`
    return at.mailbox ? 'BAD Open a folder first' : 'NO Sign in first'
  }

  return {
    /** Runs one command and sends its tagged response. */
    async run(tag: string, name: string, args: Token[]): Promise<void> {
      const byUid = name === 'UID'
      const word = byUid ? textOf(args.shift()).toUpperCase() : name
      const command =
        anyState[word] ??
        (at.mailbox ? (signedIn[word] ?? (at.selected ? inFolder[word] : undefined)) : undefined)
      say(`${tag} ${command ? await command(args, byUid) : refuse(word)}`)
    },
  }
}
