import { inSet } from './imap-tokens.ts'
import type { MailStore } from './mail-store.ts'

export interface ImapWire {
  /** Sends one line, adding the line end; one character per byte. */
  say(line: string): void
  /** Resolves to the client's next line, for continuations (RFC 3501). */
  nextLine(): Promise<string>
  end(): void
}

interface Selected {
  folder: string
  readOnly: boolean
  mails: { uid: number; seen: boolean }[]
}

/** The state of one client: its mailbox, its selected folder, and the messages it knows about. */
export interface ImapView {
  /** Empty before sign-in. */
  mailbox: string
  selected: Selected | null
  /**
   * Reports new mail of the selected folder and returns the folder, as RFC 3501, section 7.3.1
   * requires before a command ends.
   */
  refresh(): Promise<Selected | null>
  /**
   * The messages of the open folder that are in the set, with the sequence numbers known to the
   * client.
   */
  matching(set: string, byUid: boolean): { uid: number; seen: boolean; sequence: number }[]
}

export function createImapView({ say }: ImapWire, store: MailStore): ImapView {
  return {
    mailbox: '',
    selected: null,
    async refresh() {
      const { selected } = this
      if (!selected) return null
      const known = selected.mails.length
      selected.mails = (await store.folder(this.mailbox, selected.folder)).mails
      if (selected.mails.length > known) say(`* ${selected.mails.length} EXISTS`)
      for (let sequence = known; sequence > selected.mails.length; sequence--)
        say(`* ${sequence} EXPUNGE`)
      return selected
    },
    matching(set, byUid) {
      const mails = this.selected?.mails ?? []
      const largest = byUid ? (mails.at(-1)?.uid ?? 0) : mails.length
      return mails
        .map((mail, index) => ({ ...mail, sequence: index + 1 }))
        .filter(({ uid, sequence }) => inSet(set, byUid ? uid : sequence, largest))
    },
  }
}

/** `OK`, `NO` or `BAD` with its text. */
export type ImapStatus = `${'OK' | 'NO' | 'BAD'} ${string}`
