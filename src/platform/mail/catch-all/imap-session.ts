import { readFacts } from './smtp-intake.ts'
import { planFetch, readImapDate, writeFetch } from './imap-fetch.ts'
import { readSearch, type Candidate } from './imap-search.ts'
import { imapString, inSet, isSet, textOf, wordsOf, type Token } from './imap-tokens.ts'
import { FOLDERS, type MailStore } from './mail-store.ts'

export const CAPABILITIES = 'IMAP4rev1 AUTH=PLAIN SASL-IR LITERAL+ IDLE SPECIAL-USE UIDPLUS'
const SPECIAL_USE: Record<string, string> = { INBOX: '', Sent: '\\Sent', Junk: '\\Junk' }

export interface ImapWire {
  /** One line, its end added; one character per byte. */
  say(line: string): void
  /** Resolves to the client's next line, for what RFC 3501 calls a continuation. */
  nextLine(): Promise<string>
  end(): void
}

interface Selected {
  folder: string
  readOnly: boolean
  mails: { uid: number; seen: boolean }[]
}

/** `OK`, `NO` or `BAD` with its text. */
type Outcome = `${'OK' | 'NO' | 'BAD'} ${string}`
type Command = (args: Token[], byUid: boolean) => Promise<Outcome>

/** One client's session, from sign-in to goodbye: any name is a mailbox, any password opens it. */
export function createImapSession(wire: ImapWire, store: MailStore) {
  let mailbox = ''
  let selected: Selected | null = null
  const { say } = wire
  const folderOf = (name: string) => FOLDERS.find((folder) => folder.toLowerCase() === name.toLowerCase())

  const signIn = (user: string): Outcome => {
    if (user.trim() === '') return 'NO [AUTHENTICATIONFAILED] The user name is the address of a mailbox'
    mailbox = user.trim().toLowerCase()
    return `OK [CAPABILITY ${CAPABILITIES}] Signed in`
  }
  /** Tells of mail that has come since, as RFC 3501, section 7.3.1 wants it before a command ends. */
  const refresh = async () => {
    if (!selected) return
    const known = selected.mails.length
    selected.mails = (await store.folder(mailbox, selected.folder)).mails
    if (selected.mails.length > known) say(`* ${selected.mails.length} EXISTS`)
    else if (selected.mails.length < known) {
      for (let sequence = known; sequence > selected.mails.length; sequence--) say(`* ${sequence} EXPUNGE`)
    }
  }
  const matching = (set: string, byUid: boolean) => {
    const mails = selected!.mails
    const largest = byUid ? (mails.at(-1)?.uid ?? 0) : mails.length
    return mails.map((mail, index) => ({ ...mail, sequence: index + 1 })).filter(({ uid, sequence }) => inSet(set, byUid ? uid : sequence, largest))
  }
  const open = async (args: Token[], readOnly: boolean): Promise<Outcome> => {
    selected = null
    const folder = folderOf(textOf(args[0]))
    if (!folder) return 'NO [NONEXISTENT] There is no such folder'
    const state = await store.folder(mailbox, folder)
    selected = { folder, readOnly, mails: state.mails }
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
  const list = (name: string): Command => async (args) => {
    const pattern = textOf(args.find((token, index) => token.kind !== 'list' && index >= (args[0]?.kind === 'list' ? 2 : 1)))
    if (pattern === '') say(`* ${name} (\\Noselect) "/" ""`)
    const match = new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/[*%]/g, '.*')}$`, 'i')
    for (const folder of FOLDERS) if (pattern !== '' && match.test(folder)) say(`* ${name} (\\HasNoChildren${SPECIAL_USE[folder] ? ` ${SPECIAL_USE[folder]}` : ''}) "/" "${folder}"`)
    return 'OK Listed'
  }

  const anyState: Record<string, Command> = {
    CAPABILITY: async () => (say(`* CAPABILITY ${CAPABILITIES}`), 'OK These'),
    NOOP: async () => (await refresh(), 'OK Nothing done'),
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
      return response === '*' ? 'BAD Given up' : signIn(Buffer.from(response, 'base64').toString('utf8').split('\0')[1] ?? '')
    },
  }
  const signedIn: Record<string, Command> = {
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
      const { mails, uidNext, uidValidity } = await store.folder(mailbox, folder)
      const figures: Record<string, number> = { MESSAGES: mails.length, RECENT: 0, UIDNEXT: uidNext, UIDVALIDITY: uidValidity, UNSEEN: mails.filter(({ seen }) => !seen).length }
      say(`* STATUS "${folder}" (${wordsOf(args[1]).map((word) => word.toUpperCase()).filter((word) => word in figures).map((word) => `${word} ${figures[word]}`).join(' ')})`)
      return 'OK Counted'
    },
    async APPEND(args) {
      const folder = folderOf(textOf(args[0]))
      if (!folder) return 'NO [TRYCREATE] There is no such folder'
      const flags = wordsOf(args.find((token) => token.kind === 'list'))
      const date = args.slice(1, -1).map((token) => readImapDate(textOf(token))).find((time) => !Number.isNaN(time))
      const raw = Buffer.from(textOf(args.at(-1)), 'latin1')
      const facts = await readFacts(raw)
      const { uid, uidValidity } = await store.add({ mailbox, folder, fromAddress: facts.from, toAddresses: facts.to, subject: facts.subject, raw, seen: flags.some((flag) => flag.toLowerCase() === '\\seen'), ...(date === undefined ? {} : { receivedAt: new Date(date) }) })
      await refresh()
      return `OK [APPENDUID ${uidValidity} ${uid}] Kept`
    },
    async IDLE() {
      say('+ idling')
      const stop = store.watch((name) => {
        if (name === mailbox) void refresh().catch(() => {})
      })
      await refresh()
      await wire.nextLine().finally(stop)
      return 'OK Done'
    },
  }
  const inFolder: Record<string, Command> = {
    CHECK: async () => 'OK Checked',
    EXPUNGE: async () => 'OK Nothing is deleted here',
    CLOSE: async () => ((selected = null), 'OK Closed'),
    UNSELECT: async () => ((selected = null), 'OK Closed'),
    async FETCH([set, wanted], byUid) {
      const plan = planFetch(wordsOf(wanted), byUid)
      if (!isSet(textOf(set)) || !plan) return 'BAD This is not served here'
      await refresh()
      const { folder, readOnly, mails } = selected!
      for (const { uid, seen, sequence } of matching(textOf(set), byUid)) {
        const mail = plan.needsMail ? await store.mail(mailbox, folder, uid) : undefined
        const marks = plan.marksSeen && !seen && !readOnly
        if (marks) {
          await store.setSeen(mailbox, folder, [uid], true)
          mails[sequence - 1]!.seen = true
        }
        const items = marks && !plan.items.includes('FLAGS') ? [...plan.items, 'FLAGS'] : plan.items
        say(`* ${sequence} FETCH (${writeFetch(items, uid, seen || marks, mail)})`)
      }
      return 'OK Fetched'
    },
    async SEARCH(args, byUid) {
      const key = readSearch(args)
      if (!key) return 'BAD This is not served here'
      await refresh()
      const { folder, mails } = selected!
      const found: number[] = []
      for (const [index, { uid, seen }] of mails.entries()) {
        const candidate: Candidate = { uid, seen, sequence: index + 1, largestUid: mails.at(-1)!.uid, largestSequence: mails.length, mail: () => store.mail(mailbox, folder, uid) }
        if (await key(candidate)) found.push(byUid ? uid : index + 1)
      }
      say(`* SEARCH${found.map((number) => ` ${number}`).join('')}`)
      return 'OK Searched'
    },
    async STORE([set, action, flags], byUid) {
      const word = textOf(action).toUpperCase()
      if (!isSet(textOf(set)) || !/^[+-]?FLAGS(\.SILENT)?$/.test(word)) return 'BAD This is not served here'
      if (selected!.readOnly) return 'NO [READ-ONLY] The folder was opened for reading'
      await refresh()
      const namesSeen = wordsOf(flags).some((flag) => flag.toLowerCase() === '\\seen')
      const hits = matching(textOf(set), byUid)
      const value = word.startsWith('-') ? false : word.startsWith('+') ? true : namesSeen
      if (namesSeen || !/^[+-]/.test(word)) await store.setSeen(mailbox, selected!.folder, hits.map(({ uid }) => uid), value)
      selected!.mails = (await store.folder(mailbox, selected!.folder)).mails
      if (!word.endsWith('SILENT')) for (const { uid, sequence } of hits) say(`* ${sequence} FETCH (${byUid ? `UID ${uid} ` : ''}FLAGS (${selected!.mails[sequence - 1]?.seen ? '\\Seen' : ''}))`)
      return 'OK Stored'
    },
  }

  return {
    /** Carries out one command and says its tagged end. */
    async run(tag: string, name: string, args: Token[]): Promise<void> {
      const byUid = name === 'UID'
      const word = byUid ? textOf(args.shift()).toUpperCase() : name
      const command = anyState[word] ?? (mailbox ? (signedIn[word] ?? (selected ? inFolder[word] : undefined)) : undefined)
      const exists = word in anyState || word in signedIn || word in inFolder
      const outcome = command ? await command(args, byUid) : exists ? (mailbox ? 'BAD Open a folder first' : 'NO Sign in first') : (`BAD ${imapString(word.slice(0, 20).replace(/[^A-Z0-9]/g, ''))} is not served here` as const)
      say(`${tag} ${outcome}`)
    },
  }
}
