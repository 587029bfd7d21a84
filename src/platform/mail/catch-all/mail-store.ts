import { createHash } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Database, Db } from '#platform/database/database.ts'
import type { CaughtMailRow } from '#model/entities.generated.ts'
import { newId } from '#model/ids.ts'

export type StoredMail = Selectable<CaughtMailRow>

/** A mailbox folder as IMAP shows it. */
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

export const FOLDERS = ['INBOX', 'Sent', 'Junk'] as const
const BY = 'catch-all'

/** Caught mail in the database. One row is one mail in one mailbox; a mailbox is there as soon as anybody names it. */
export function createMailStore(database: Database, clock: Clock) {
  const listeners = new Set<(mailbox: string) => void>()
  return {
    /** UIDs count up within the mailbox over all its folders; the lock makes two deliveries at once take two numbers. */
    async add(mail: NewMail): Promise<{ id: string; uid: number; uidValidity: number }> {
      const at = new Date(clock.now())
      const mailbox = mail.mailbox.toLowerCase()
      const added = await database.system(async (db) => {
        await sql`select pg_advisory_xact_lock(hashtext(${`caught:${mailbox}`}))`.execute(db)
        const last = await db
          .selectFrom('caught_mails')
          .select(({ fn }) => fn.max('uid').as('uid'))
          .where('mailbox', '=', mailbox)
          .executeTakeFirst()
        const uid = (last?.uid ?? 0) + 1
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
      })
      for (const listener of listeners) listener(mailbox)
      return added
    },
    async folder(mailbox: string, folder: string): Promise<FolderState> {
      const name = mailbox.toLowerCase()
      return database.system(async (db) => {
        const mails = await db
          .selectFrom('caught_mails')
          .select(['uid', 'seen'])
          .where('mailbox', '=', name)
          .where('folder', '=', folder)
          .orderBy('uid')
          .execute()
        const last = await db
          .selectFrom('caught_mails')
          .select(({ fn }) => fn.max('uid').as('uid'))
          .where('mailbox', '=', name)
          .executeTakeFirst()
        return { uidValidity: await uidValidityOf(db, name), uidNext: (last?.uid ?? 0) + 1, mails }
      })
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
    /** Newest first; copies in Sent are left out, they are the same mail once more. */
    async list({
      to,
      subject,
      limit,
      offset,
    }: {
      to?: string | undefined
      subject?: string | undefined
      limit: number
      offset: number
    }): Promise<StoredMail[]> {
      return database.system((db) => {
        let query = db.selectFrom('caught_mails').selectAll().where('folder', '!=', 'Sent')
        if (to) query = query.where('mailbox', 'like', contains(to.toLowerCase()))
        if (subject) query = query.where('subject', 'ilike', contains(subject))
        return query
          .orderBy('received_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute()
      })
    },
    async clear(): Promise<void> {
      await database.system((db) => db.deleteFrom('caught_mails').execute())
    },
    /** Calls back with the mailbox whenever this process has added a mail. @returns how to end it. */
    watch(listener: (mailbox: string) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type MailStore = ReturnType<typeof createMailStore>

/**
 * Named by the first mail that is still there: after everything was forgotten numbers begin anew, and a reader must notice (RFC 9051, section 2.3.1.1).
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

/** Text columns take no bytes that are not UTF-8, so each byte is kept as the character of its number. NUL may stand in no mail (RFC 5322). */
const packRaw = (raw: Buffer) => raw.toString('latin1').replaceAll('\0', '')

/** The bytes of a stored mail as they came. */
export const unpackRaw = (raw: string): Buffer => Buffer.from(raw, 'latin1')
