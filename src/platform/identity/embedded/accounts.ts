import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'
import { newId } from '#model/ids.ts'
import { randomToken } from '#model/random-token.ts'
import type { IdentityAccountRow } from '#model/entities.generated.ts'
import type { Database } from '#platform/database/database.ts'
import { sha256 } from '#platform/secrets.ts'

/** Specification, section 5: password 6 to 50. */
export const PASSWORD = { min: 6, max: 50 } as const
const FAILURES = 5
const LOCK = 15 * 60_000
const VALID = { verify: 3 * 86_400_000, reset: 3_600_000 } as const

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface NewAccount {
  email: string
  password: string
  givenName?: string
  familyName?: string
  verified?: boolean
}

export type SignIn = { kind: 'ok'; account: IdentityAccountRow } | { kind: 'wrong' } | { kind: 'locked' }

export const normalEmail = (email: string) => email.trim().toLowerCase()

const base = (now: Date) => ({ id: newId(now.getTime()), version: 1, created_at: now, created_by: 'identity', updated_at: now, updated_by: 'identity' })

/** Accounts and one-time links of the embedded provider. Runs on the machine's clock. */
export function createAccounts(database: Database) {
  // Compared with when there is no such account, so that both answers take as long.
  const decoy = hash(randomBytes(16).toString('hex'), argon)
  const byEmail = (email: string) => database.system((db) => db.selectFrom('identity_accounts').selectAll().where('email', '=', normalEmail(email)).executeTakeFirst())
  const bySubject = (subject: string) => database.system((db) => db.selectFrom('identity_accounts').selectAll().where('subject', '=', subject).executeTakeFirst())
  const change = (id: string, values: Partial<Omit<IdentityAccountRow, 'id'>>) => database.system((db) => db.updateTable('identity_accounts').set({ ...values, updated_at: new Date() }).where('id', '=', id).execute())

  return {
    byEmail,
    bySubject,
    /** Resolves to null when the address has an account already. */
    async create({ email, password, givenName = '', familyName = '', verified = false }: NewAccount): Promise<IdentityAccountRow | null> {
      const now = new Date()
      const password_hash = await hash(password, argon)
      const address = normalEmail(email)
      const row = await database.system((db) =>
        db
          .insertInto('identity_accounts')
          .values({ ...base(now), subject: `auth0|${randomBytes(12).toString('hex')}`, email: address, email_verified: verified, password_hash, name: [givenName, familyName].filter(Boolean).join(' ') || address, given_name: givenName, family_name: familyName, blocked: false, failed_count: 0, locked_until: null })
          .onConflict((c) => c.column('email').doNothing())
          .returningAll()
          .executeTakeFirst(),
      )
      return row ?? null
    },
    async signIn(email: string, password: string): Promise<SignIn> {
      const account = await byEmail(email)
      const right = await verify(account?.password_hash ?? (await decoy), password)
      if (!account) return { kind: 'wrong' }
      if (account.locked_until && account.locked_until.getTime() > Date.now()) return { kind: 'locked' }
      if (right) {
        if (account.failed_count > 0) await change(account.id, { failed_count: 0, locked_until: null })
        return { kind: 'ok', account }
      }
      const failed = account.failed_count + 1
      await change(account.id, failed >= FAILURES ? { failed_count: 0, locked_until: new Date(Date.now() + LOCK) } : { failed_count: failed })
      return failed >= FAILURES ? { kind: 'locked' } : { kind: 'wrong' }
    },
    async setPassword(id: string, password: string) {
      await change(id, { password_hash: await hash(password, argon), failed_count: 0, locked_until: null })
    },
    setVerified: (id: string) => change(id, { email_verified: true }),
    setBlocked: (id: string, blocked: boolean) => change(id, { blocked }),
    /** A one-time link's token; earlier ones of the same kind stop working. Verification lasts three days, reset an hour. */
    async makeToken(accountId: string, kind: 'verify' | 'reset'): Promise<string> {
      const token = randomToken()
      const now = new Date()
      await database.system(async (db) => {
        await db.updateTable('identity_tokens').set({ used_at: now }).where('account_id', '=', accountId).where('kind', '=', kind).where('used_at', 'is', null).execute()
        await db.insertInto('identity_tokens').values({ ...base(now), account_id: accountId, kind, token_hash: sha256(token), expires_at: new Date(now.getTime() + VALID[kind]), used_at: null }).execute()
      })
      return token
    },
    /** The account behind a link that still works; `use` makes it the last time. */
    async byToken(token: string, kind: 'verify' | 'reset', use: boolean): Promise<IdentityAccountRow | null> {
      return database.system(async (db) => {
        const row = await db.selectFrom('identity_tokens').selectAll().where('token_hash', '=', sha256(token)).where('kind', '=', kind).forUpdate().executeTakeFirst()
        if (!row || row.used_at || row.expires_at.getTime() <= Date.now()) return null
        if (use) await db.updateTable('identity_tokens').set({ used_at: new Date() }).where('id', '=', row.id).execute()
        return (await db.selectFrom('identity_accounts').selectAll().where('id', '=', row.account_id).executeTakeFirst()) ?? null
      })
    },
    /** Ends every session and refresh token of the account. */
    async revoke(subject: string) {
      await database.system((db) => db.deleteFrom('identity_grants').where((e) => e(e.ref('payload', '->>').key('accountId' as never), '=', subject as never)).execute())
    },
  }
}

export type Accounts = ReturnType<typeof createAccounts>
