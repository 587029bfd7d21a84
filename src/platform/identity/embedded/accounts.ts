import { hash } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'
import { newId } from '#model/lib/ids.ts'
import { randomToken } from '#model/lib/random-token.ts'
import type { IdentityAccountRow } from '#model/schema/entities.generated.ts'
import type { Database } from '#platform/database/database.ts'
import { sha256 } from '#platform/secrets.ts'
import type { SignedOut } from '../identity.ts'
import {
  argon,
  createPasswordCheck,
  type PasswordResult,
  type TriedFrom,
} from './password-check.ts'

/** Specification, section 5: password 6 to 50. */
export const PASSWORD = { min: 6, max: 50 } as const
/** How long the links in emails work, in milliseconds. */
const VALID = { verify: 3 * 86_400_000, reset: 3_600_000 } as const

export interface NewAccount {
  email: string
  password: string
  givenName?: string
  familyName?: string
  verified?: boolean
}

export type LinkKind = 'verify' | 'reset'

/** Addresses are stored and compared in lower case. */
export const normalEmail = (email: string) => email.trim().toLowerCase()

const base = (now: Date) => ({
  id: newId(now.getTime()),
  version: 1,
  created_at: now,
  created_by: 'identity',
  updated_at: now,
  updated_by: 'identity',
})

/**
 * Accounts of the embedded provider and their one-time links. Uses the machine's clock, not the
 * movable one.
 */
export function createAccounts(
  database: Database,
  onSignedOut: (ended: SignedOut) => Promise<void> = async () => {},
) {
  const byEmail = (email: string) =>
    database.system((db) =>
      db
        .selectFrom('identity_accounts')
        .selectAll()
        .where('email', '=', normalEmail(email))
        .executeTakeFirst(),
    )
  const bySubject = (subject: string) =>
    database.system((db) =>
      db
        .selectFrom('identity_accounts')
        .selectAll()
        .where('subject', '=', subject)
        .executeTakeFirst(),
    )
  const change = (id: string, values: Partial<Omit<IdentityAccountRow, 'id'>>) =>
    database.system((db) =>
      db
        .updateTable('identity_accounts')
        .set({ ...values, updated_at: new Date() })
        .where('id', '=', id)
        .execute(),
    )

  const passwords = createPasswordCheck(database)

  return {
    byEmail,
    bySubject,
    signIn: (email: string, password: string, from: TriedFrom): Promise<PasswordResult> =>
      passwords.signIn(normalEmail(email), password, from),
    ...links(database),
    /** Resolves to null when the address already has an account. */
    async create({
      email,
      password,
      givenName = '',
      familyName = '',
      verified = false,
    }: NewAccount): Promise<IdentityAccountRow | null> {
      const now = new Date()
      const password_hash = await hash(password, argon)
      const address = normalEmail(email)
      const row = await database.system((db) =>
        db
          .insertInto('identity_accounts')
          .values({
            ...base(now),
            subject: `auth0|${randomBytes(12).toString('hex')}`,
            email: address,
            email_verified: verified,
            password_hash,
            name: [givenName, familyName].filter(Boolean).join(' ') || address,
            given_name: givenName,
            family_name: familyName,
            blocked: false,
            failed_count: 0,
            locked_until: null,
          })
          .onConflict((c) => c.column('email').doNothing())
          .returningAll()
          .executeTakeFirst(),
      )
      return row ?? null
    },
    async setPassword({ id, email }: Pick<IdentityAccountRow, 'id' | 'email'>, password: string) {
      passwords.unlock(email)
      await change(id, {
        password_hash: await hash(password, argon),
        failed_count: 0,
        locked_until: null,
      })
    },
    setVerified: (id: string) => change(id, { email_verified: true }),
    setBlocked: (id: string, blocked: boolean) => change(id, { blocked }),
    remove: (id: string) =>
      database.system((db) => db.deleteFrom('identity_accounts').where('id', '=', id).execute()),
    /**
     * Ends every session and refresh token of the account, and publishes it, so that access tokens
     * are refused as well.
     */
    async revoke(subject: string) {
      await database.system((db) =>
        db
          .deleteFrom('identity_grants')
          .where((e) => e(e.ref('payload', '->>').key('accountId'), '=', subject))
          .execute(),
      )
      await onSignedOut({ subject, sessionId: null })
    },
  }
}

export type Accounts = ReturnType<typeof createAccounts>

/** One-time links for emails. Only their SHA-256 is stored. */
function links(database: Database) {
  return {
    /**
     * Makes a link's token, which invalidates earlier ones of the same kind. Verification lasts
     * three days, reset an hour.
     */
    async makeToken(accountId: string, kind: LinkKind): Promise<string> {
      const token = randomToken()
      const now = new Date()
      await database.system(async (db) => {
        await db
          .updateTable('identity_tokens')
          .set({ used_at: now })
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .where('used_at', 'is', null)
          .execute()
        await db
          .insertInto('identity_tokens')
          .values({
            ...base(now),
            account_id: accountId,
            kind,
            token_hash: sha256(token),
            expires_at: new Date(now.getTime() + VALID[kind]),
            used_at: null,
          })
          .execute()
      })
      return token
    },
    /**
     * The account of a link and whether the link still works; `use` consumes it. Null for an
     * unknown link.
     */
    byToken(
      token: string,
      kind: LinkKind,
      use: boolean,
    ): Promise<{ account: IdentityAccountRow; works: boolean } | null> {
      return database.system(async (db) => {
        const row = await db
          .selectFrom('identity_tokens')
          .selectAll()
          .where('token_hash', '=', sha256(token))
          .where('kind', '=', kind)
          .forUpdate()
          .executeTakeFirst()
        const account =
          row &&
          (await db
            .selectFrom('identity_accounts')
            .selectAll()
            .where('id', '=', row.account_id)
            .executeTakeFirst())
        if (!row || !account) return null
        const works = !row.used_at && row.expires_at.getTime() > Date.now()
        if (use && works)
          await db
            .updateTable('identity_tokens')
            .set({ used_at: new Date() })
            .where('id', '=', row.id)
            .execute()
        return { account, works }
      })
    },
    /** Removes up to 500 links that expired more than a month ago. */
    async sweepLinks() {
      const before = new Date(Date.now() - 30 * 86_400_000)
      await database.system((db) =>
        db
          .deleteFrom('identity_tokens')
          .where(
            'id',
            'in',
            db
              .selectFrom('identity_tokens')
              .select('id')
              .where('expires_at', '<', before)
              .limit(500),
          )
          .execute(),
      )
    },
  }
}
