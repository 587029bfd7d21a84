import { planFetch, writeFetch } from './imap-fetch.ts'
import { readSearch, type Candidate } from './imap-search.ts'
import { isSet, textOf, wordsOf, type Token } from './imap-tokens.ts'
import type { ImapView, ImapWire, ImapStatus } from './imap-view.ts'
import type { MailStore } from './mail-store.ts'

/** Commands in the selected state (RFC 3501, section 6.4). Nothing is ever deleted here. */
export function folderCommands(
  { say }: ImapWire,
  at: ImapView,
  store: MailStore,
): Record<string, (args: Token[], byUid: boolean) => Promise<ImapStatus>> {
  const opened = async () => {
    const folder = await at.refresh()
    if (!folder) throw new Error('No folder is selected.')
    return folder
  }
  return {
    CHECK: async () => 'OK Checked',
    EXPUNGE: async () => 'OK Nothing is deleted here',
    CLOSE: async () => ((at.selected = null), 'OK Closed'),
    UNSELECT: async () => ((at.selected = null), 'OK Closed'),
    async FETCH([set, wanted], byUid) {
      const plan = planFetch(wordsOf(wanted), byUid)
      if (!isSet(textOf(set)) || !plan) return 'BAD This is not served here'
      const { folder, readOnly, mails } = await opened()
      for (const { uid, seen, sequence } of at.matching(textOf(set), byUid)) {
        const mail = plan.needsMail ? await store.mail(at.mailbox, folder, uid) : undefined
        const marks = plan.marksSeen && !seen && !readOnly
        if (marks) {
          await store.setSeen(at.mailbox, folder, [uid], true)
          const [kept] = mails.slice(sequence - 1)
          if (kept) kept.seen = true
        }
        const items = marks && !plan.items.includes('FLAGS') ? [...plan.items, 'FLAGS'] : plan.items
        say(`* ${sequence} FETCH (${writeFetch(items, uid, seen || marks, mail)})`)
      }
      return 'OK Fetched'
    },
    async SEARCH(args, byUid) {
      const key = readSearch(args)
      if (!key) return 'BAD This is not served here'
      const { folder, mails } = await opened()
      const found: number[] = []
      for (const [index, { uid, seen }] of mails.entries()) {
        const candidate: Candidate = {
          uid,
          seen,
          sequence: index + 1,
          largestUid: mails.at(-1)?.uid ?? 0,
          largestSequence: mails.length,
          mail: () => store.mail(at.mailbox, folder, uid),
        }
        if (await key(candidate)) found.push(byUid ? uid : index + 1)
      }
      say(`* SEARCH${found.map((number) => ` ${number}`).join('')}`)
      return 'OK Searched'
    },
    async STORE([set, action, flags], byUid) {
      const word = textOf(action).toUpperCase()
      if (!isSet(textOf(set)) || !/^[+-]?FLAGS(\.SILENT)?$/.test(word))
        return 'BAD This is not served here'
      if (at.selected?.readOnly) return 'NO [READ-ONLY] The folder was opened for reading'
      const selected = await opened()
      const namesSeen = wordsOf(flags).some((flag) => flag.toLowerCase() === '\\seen')
      const hits = at.matching(textOf(set), byUid)
      const value = !word.startsWith('-') && (word.startsWith('+') || namesSeen)
      if (namesSeen || !/^[+-]/.test(word))
        await store.setSeen(
          at.mailbox,
          selected.folder,
          hits.map(({ uid }) => uid),
          value,
        )
      selected.mails = (await store.folder(at.mailbox, selected.folder)).mails
      if (!word.endsWith('SILENT'))
        for (const { uid, sequence } of hits)
          say(
            `* ${sequence} FETCH (${byUid ? `UID ${uid} ` : ''}FLAGS ` +
              `(${selected.mails[sequence - 1]?.seen ? '\\Seen' : ''}))`,
          )
      return 'OK Stored'
    },
  }
}
