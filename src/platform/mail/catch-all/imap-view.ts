import { inSet } from './imap-tokens.ts'
import type { MailStore } from './mail-store.ts'

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

/** Where one client stands: whose mail it reads, and what of it the client was told. */
export interface ImapView {
  /** Empty before sign-in. */
  mailbox: string
  selected: Selected | null
  /**
   * Tells of mail that has come since, as RFC 3501, section 7.3.1 wants it before a command ends.
   */
  refresh(): Promise<void>
  /**
   * The mails of the open folder that are in the set, with the numbers the client knows them by.
   */
  matching(set: string, byUid: boolean): { uid: number; seen: boolean; sequence: number }[]
}

export function createImapView({ say }: ImapWire, store: MailStore): ImapView {
  return {
    mailbox: '',
    selected: null,
    async refresh() {
      const { selected } = this
      if (!selected) return
      const known = selected.mails.length
      selected.mails = (await store.folder(this.mailbox, selected.folder)).mails
      if (selected.mails.length > known) say(`* ${selected.mails.length} EXISTS`)
      for (let sequence = known; sequence > selected.mails.length; sequence--)
        say(`* ${sequence} EXPUNGE`)
    },
    matching(set, byUid) {
      const mails = this.selected!.mails
      const largest = byUid ? (mails.at(-1)?.uid ?? 0) : mails.length
      return mails
        .map((mail, index) => ({ ...mail, sequence: index + 1 }))
        .filter(({ uid, sequence }) => inSet(set, byUid ? uid : sequence, largest))
    },
  }
}

/** `OK`, `NO` or `BAD` with its text. */
export type Outcome = `${'OK' | 'NO' | 'BAD'} ${string}`
