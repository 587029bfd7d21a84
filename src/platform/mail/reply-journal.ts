import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#platform/log.ts'
import type { DeliveryResult } from './mail.ts'

/** What a server said of one attempt, before any row tells it. */
export interface JournalEntry {
  tenantId: string
  messageId: string
  attempt: number
  /** Milliseconds of the product's clock. */
  at: number
  result: DeliveryResult
  /** The reply that this mail answers, for answers written in the inbox. */
  replyId?: string
  /** `engage`: the message is one of that ledger. */
  of?: 'engage'
}

/**
 * Final replies of mail servers, kept on this machine's disk until the database has them: a process
 * that dies between the two does not leave a mail of which nobody knows whether it was sent
 * (outreach design, 4.4).
 */
export interface ReplyJournal {
  /**
   * Resolves when the entry is on disk. Never rejects: a disk that is full is told to the log, and
   * the row is written all the same.
   */
  note(entry: JournalEntry): Promise<void>
  /** The database has it. */
  settle(entry: JournalEntry): Promise<void>
  /** What this process noted and did not settle: the database could not be written. */
  unsettled(): readonly JournalEntry[]
  /**
   * What earlier processes left, oldest first, and how to forget it once it is settled. What they
   * had settled may be among it.
   */
  left(): Promise<{ entries: JournalEntry[]; forget(): Promise<void> }>
}

const NAME = /^smtp-replies\..+\.jsonl$/
/** Settled lines are dropped when the file has grown to this many bytes. */
const LARGE = 256 * 1024

/**
 * A journal in a folder: a file for each process, one line for each reply, written through to the
 * disk. Files are opened anew for each line, so that one which another process has taken for left
 * behind comes back.
 */
export function createReplyJournal({ folder, log }: { folder: string; log: Log }): ReplyJournal {
  const own = `smtp-replies.${process.pid}.${randomBytes(6).toString('hex')}.jsonl`
  const path = join(folder, own)
  const waiting = new Map<string, JournalEntry>()
  let size = 0
  const told = (error: unknown, what: string) =>
    log.error({ fault: (error as Error).message, folder }, what)

  return {
    async note(entry) {
      // That no reply was read is what an open row says already.
      if (entry.result.kind === 'unknown') return
      waiting.set(keyOf(entry), entry)
      try {
        size = await append(folder, path, `${JSON.stringify(entry)}\n`)
      } catch (error) {
        told(error, 'a reply of a mail server could not be written to the journal')
      }
    },
    async settle(entry) {
      waiting.delete(keyOf(entry))
      if (waiting.size > 0 || size < LARGE) return
      size = 0
      await truncate(path).catch((error: unknown) =>
        told(error, 'the journal of replies could not be shortened'),
      )
    },
    unsettled: () => [...waiting.values()],
    async left() {
      const files = (await readdir(folder).catch(() => [] as string[])).filter(
        (name) => NAME.test(name) && name !== own,
      )
      const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
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

/** Keeps nothing; for tests and rehearsals. */
export const noJournal: ReplyJournal = {
  note: async () => {},
  settle: async () => {},
  unsettled: () => [],
  left: async () => ({ entries: [], forget: async () => {} }),
}

const keyOf = ({ messageId, attempt }: JournalEntry) => `${messageId} ${attempt}`

/** @returns the file's bytes after it. */
async function append(folder: string, path: string, line: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const file = await open(path, 'a', 0o600)
  try {
    const isNew = (await file.stat()).size === 0
    await file.appendFile(line)
    await file.sync()
    // A new file's name is in its folder, which is written through separately; not every system
    // lets folders be opened.
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

/** A line that the end of its process cut short says nothing. */
function readLine(line: string): JournalEntry[] {
  if (line === '') return []
  try {
    return [JSON.parse(line) as JournalEntry]
  } catch {
    return []
  }
}
