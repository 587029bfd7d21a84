import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#platform/log.ts'
import { codeOf, messageOf } from '#model/lib/thrown.ts'
import type { DeliveryResult } from './mail.ts'

/** A server's final reply to one attempt, before it is stored in a row. */
export interface JournalEntry {
  tenantId: string
  messageId: string
  attempt: number
  /** Milliseconds of the product's clock. */
  at: number
  result: DeliveryResult
  /** The reply that this email answers, for answers written in the inbox. */
  replyId?: string
  /** `engage`: the message is in that ledger. */
  of?: 'engage'
}

/**
 * Keeps final replies of mail servers on this machine's disk until the database has them, so that a
 * process that dies in between leaves no email with an unknown outcome.
 */
export interface ReplyJournal {
  /**
   * Resolves when the entry is on disk. Never rejects: a full disk is logged, and the row is
   * written anyway.
   */
  note(entry: JournalEntry): Promise<void>
  /** Marks the entry as stored in the database. */
  settle(entry: JournalEntry): Promise<void>
  /**
   * The entries that this process noted and did not settle because the database could not be
   * written.
   */
  unsettled(): readonly JournalEntry[]
  /**
   * Entries of earlier processes, oldest first, and how to delete them once they are settled. May
   * include entries that were already settled.
   */
  left(): Promise<{ entries: JournalEntry[]; forget(): Promise<void> }>
}

/** A journal on disk, which its process closes when it stops. */
export interface ReplyJournalFile extends ReplyJournal {
  /**
   * Deletes the file if the database has every entry, so that the next start reads nothing twice;
   * called after the database has been closed.
   */
  close(): Promise<void>
}

const NAME = /^smtp-replies\..+\.jsonl$/
/** Settled lines are dropped when the file has grown to this many bytes. */
const LARGE = 256 * 1024

/**
 * A journal in a folder: one file per process, one line per reply, flushed to disk. The file is
 * reopened for each line, so that it is recreated when another process has collected it as left
 * behind.
 */
export function createReplyJournal({
  folder,
  log,
}: {
  folder: string
  log: Log
}): ReplyJournalFile {
  const own = `smtp-replies.${process.pid}.${randomBytes(6).toString('hex')}.jsonl`
  const path = join(folder, own)
  const waiting = new Map<string, JournalEntry>()
  let size = 0
  const logFault = (error: unknown, what: string) =>
    log.error({ fault: messageOf(error), folder }, what)

  return {
    async note(entry) {
      // An open row already means that no reply was read.
      if (entry.result.kind === 'unknown') return
      waiting.set(keyOf(entry), entry)
      try {
        size = await append(folder, path, `${JSON.stringify(entry)}\n`)
      } catch (error) {
        logFault(error, 'a reply of a mail server could not be written to the journal')
      }
    },
    async settle(entry) {
      waiting.delete(keyOf(entry))
      if (waiting.size > 0 || size < LARGE) return
      size = 0
      await truncate(path).catch((error: unknown) =>
        logFault(error, 'the journal of replies could not be shortened'),
      )
    },
    unsettled: () => [...waiting.values()],
    async close() {
      if (waiting.size > 0) return
      await rm(path, { force: true }).catch((error: unknown) =>
        logFault(error, 'the journal of replies could not be deleted'),
      )
    },
    async left() {
      const files = (await readdir(folder).catch(() => [])).filter(
        (name) => NAME.test(name) && name !== own,
      )
      const texts = await Promise.all(files.map((name) => readIfThere(join(folder, name))))
      return {
        entries: texts
          .flatMap((text) => text.split('\n').flatMap(readLine))
          .sort((a, b) => a.at - b.at),
        forget: async () =>
          void (await Promise.all(files.map((name) => rm(join(folder, name), { force: true })))),
      }
    },
  }
}

/** Discards everything; for tests and rehearsals. */
export const noJournal: ReplyJournal = {
  note: async () => {},
  settle: async () => {},
  unsettled: () => [],
  left: async () => ({ entries: [], forget: async () => {} }),
}

const keyOf = ({ messageId, attempt }: JournalEntry) => `${messageId} ${attempt}`

/** @returns the file's size in bytes afterwards */
async function append(folder: string, path: string, line: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const file = await open(path, 'a', 0o600)
  try {
    const isNew = (await file.stat()).size === 0
    await file.appendFile(line)
    await file.sync()
    // A new file's directory entry has to be flushed separately; not every system allows opening
    // directories.
    if (isNew) await syncFolder(folder)
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/** The text of a file; empty when another process has taken it away. */
const readIfThere = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  })

/** A line that was cut short when its process ended is ignored. */
function readLine(line: string): JournalEntry[] {
  if (line === '') return []
  try {
    return [JSON.parse(line) as JournalEntry]
  } catch {
    return []
  }
}
