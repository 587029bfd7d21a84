import { createHash } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Database, Db } from '#platform/database/database.ts'
import type { CaughtMailRow } from '#model/schema/entities.generated.ts'
import { newId } from '#model/lib/ids.ts'
import { required } from '#model/lib/lookup.ts'

export type StoredMail = Selectable<CaughtMailRow>

/** The state of a folder as IMAP shows it. */
export interface FolderState {
  uidValidity: number
  uidNext: number
  /** Ascending. */
  mails: { uid: number; seen: boolean }[]
}

export interface NewMail {
  mailbox: string
  folder: string
  fromAddress: string
  toAddresses: string[]
  subject: string
  raw: Buffer
  receivedAt?: Date
  seen?: boolean
}

export interface AddedMail {
  id: string
  uid: number
  uidValidity: number
}

export const FOLDERS = ['INBOX', 'Sent', 'Junk'] as const
const BY = 'catch-all'

/**
 * UIDs increase within the mailbox across all its folders; the lock gives concurrent deliveries
 * different numbers.
 */
async function insertMail(
  db: Db,
  { mail, mailbox, at }: { mail: NewMail; mailbox: string; at: Date },
): Promise<AddedMail> {
  await sql`select pg_advisory_xact_lock(hashtext(${`caught:${mailbox}`}))`.execute(db)
  const uid = await nextUidOf(db, mailbox)
  const id = newId(at.getTime())
  await db
    .insertInto('caught_mails')
    .values({
      id,
      mailbox,
      uid,
      folder: mail.folder,
      from_address: mail.fromAddress.slice(0, 250),
      to_addresses: sql`${JSON.stringify(mail.toAddresses)}::jsonb`,
      subject: mail.subject.slice(0, 500),
      raw: packRaw(mail.raw),
      received_at: mail.receivedAt ?? at,
      seen: mail.seen ?? false,
      version: 1,
      created_at: at,
      created_by: BY,
      updated_at: at,
      updated_by: BY,
    })
    .execute()
  return { id, uid, uidValidity: await uidValidityOf(db, mailbox) }
}

async function readFolder(db: Db, mailbox: string, folder: string): Promise<FolderState> {
  const mails = await db
    .selectFrom('caught_mails')
    .select(['uid', 'seen'])
    .where('mailbox', '=', mailbox)
    .where('folder', '=', folder)
    .orderBy('uid')
    .execute()
  const uidNext = await nextUidOf(db, mailbox)
  return { uidValidity: await uidValidityOf(db, mailbox), uidNext, mails }
}

/** Filters the list of caught emails. */
interface MailFilter {
  to?: string | undefined
  subject?: string | undefined
  limit: number
  offset: number
}

function listMails(db: Db, { to, subject, limit, offset }: MailFilter): Promise<StoredMail[]> {
  let query = db.selectFrom('caught_mails').selectAll().where('folder', '!=', 'Sent')
  if (to) query = query.where('mailbox', 'like', contains(to.toLowerCase()))
  if (subject) query = query.where('subject', 'ilike', contains(subject))
  return query
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/**
 * Caught mail in the database. One row is one message in one mailbox; a mailbox exists as soon as
 * it is named.
 */
export function createMailStore(database: Database, clock: Clock) {
  const listeners = new Set<(mailbox: string) => void>()

  async function addAll(copies: readonly NewMail[]): Promise<AddedMail[]> {
    const at = new Date(clock.now())
    const named = copies.map((mail) => ({ mail, mailbox: mail.mailbox.toLowerCase() }))
    const added = await database.system(async (db) => {
      const ids = new Map<NewMail, AddedMail>()
      // Always in the same order, so that two messages do not wait for each other's locks.
      for (const copy of named.toSorted((a, b) => (a.mailbox < b.mailbox ? -1 : 1)))
        ids.set(copy.mail, await insertMail(db, { ...copy, at }))
      return copies.map((mail) => required(ids, mail))
    })
    for (const { mailbox } of named) for (const listener of listeners) listener(mailbox)
    return added
  }

  return {
    async add(mail: NewMail): Promise<AddedMail> {
      return (await addAll([mail]))[0]!
    },
    /**
     * Stores the copies of one message in all of its mailboxes, or in none: a message that has
     * arrived is in the sender's Sent folder as well, wherever the process dies.
     * @returns ids and UIDs in the order of the copies
     */
    addAll,
    async folder(mailbox: string, folder: string): Promise<FolderState> {
      return database.system((db) => readFolder(db, mailbox.toLowerCase(), folder))
    },
    async mail(mailbox: string, folder: string, uid: number): Promise<StoredMail | undefined> {
      return database.system((db) =>
        db
          .selectFrom('caught_mails')
          .selectAll()
          .where('mailbox', '=', mailbox.toLowerCase())
          .where('folder', '=', folder)
          .where('uid', '=', uid)
          .executeTakeFirst(),
      )
    },
    async setSeen(
      mailbox: string,
      folder: string,
      uids: readonly number[],
      seen: boolean,
    ): Promise<void> {
      if (uids.length === 0) return
      await database.system((db) =>
        db
          .updateTable('caught_mails')
          .set({ seen })
          .where('mailbox', '=', mailbox.toLowerCase())
          .where('folder', '=', folder)
          .where('uid', 'in', [...uids])
          .execute(),
      )
    },
    async byId(id: string): Promise<StoredMail | undefined> {
      return database.system((db) =>
        db.selectFrom('caught_mails').selectAll().where('id', '=', id).executeTakeFirst(),
      )
    },
    /** Newest first, without the copies in Sent, which are duplicates. */
    async list(filter: MailFilter): Promise<StoredMail[]> {
      return database.system((db) => listMails(db, filter))
    },
    async clear(): Promise<void> {
      await database.system((db) => db.deleteFrom('caught_mails').execute())
    },
    /**
     * Calls back with the mailbox whenever this process has stored a message.
     * @returns a function that stops watching
     */
    watch(listener: (mailbox: string) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type MailStore = ReturnType<typeof createMailStore>

async function nextUidOf(db: Db, mailbox: string): Promise<number> {
  const last = await db
    .selectFrom('caught_mails')
    .select(({ fn }) => fn.max('uid').as('uid'))
    .where('mailbox', '=', mailbox)
    .executeTakeFirst()
  return (last?.uid ?? 0) + 1
}

/**
 * Derived from the first existing message: after everything was cleared, numbers restart and
 * clients must notice (RFC 9051, section 2.3.1.1).
 */
async function uidValidityOf(db: Db, mailbox: string): Promise<number> {
  const first = await db
    .selectFrom('caught_mails')
    .select('id')
    .where('mailbox', '=', mailbox)
    .orderBy('uid')
    .limit(1)
    .executeTakeFirst()
  return first ? (createHash('sha256').update(first.id).digest().readUInt32BE(0) >>> 1) + 1 : 1
}

const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Text columns reject bytes that are not UTF-8, so each byte is stored as the character of that
 * code. NUL is not allowed in an email (RFC 5322).
 */
const packRaw = (raw: Buffer) => raw.toString('latin1').replaceAll('\0', '')

/** The bytes of a stored message as received. */
export const unpackRaw = (raw: string): Buffer => Buffer.from(raw, 'latin1')
