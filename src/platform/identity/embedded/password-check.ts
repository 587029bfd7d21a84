import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'
import type { IdentityAccountRow } from '#model/schema/entities.generated.ts'
import type { Database } from '#platform/database/database.ts'
import { createLockout } from '#platform/rate-limit.ts'

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
export const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Consecutive wrong passwords that lock an account for one network or one known device. */
const FAILURES = 5
/**
 * Consecutive wrong passwords, from all networks together, that lock an account for unknown
 * devices.
 */
const FAILURES_OF_ALL = 50
/** How long a lock lasts, in milliseconds. */
const LOCK = 15 * 60_000

export type PasswordResult =
  | { kind: 'ok'; account: IdentityAccountRow }
  | { kind: 'wrong' }
  | { kind: 'locked' }

/** Where a password attempt comes from. */
export interface TriedFrom {
  /** The client's network, as limits count it (`clientNetwork`). */
  network: string
  /** The id of a device that signed in to this subject's account before; null for any other. */
  deviceOf(subject: string): string | null
}

/**
 * Checks passwords. Every address behaves alike, with or without an account: the same time, the
 * same words, the same lock. An attempt is counted before the password is checked, so parallel
 * attempts get no more guesses than sequential ones.
 *
 * Wrong passwords lock an account for the network they came from, so that attackers cannot lock out
 * other users; many networks together lock it for unknown devices, while a device that signed in
 * before has a separate limit (OWASP, "Slow down online guessing attacks with device cookies").
 * Networks and devices are counted in memory, per process; the count of all networks is in the
 * database.
 */
export function createPasswordCheck(database: Database) {
  let decoy: Promise<string> | null = null
  const near = createLockout(FAILURES, LOCK)
  const unknownAddresses = createLockout(FAILURES_OF_ALL, LOCK)

  const countTry = (email: string, from: TriedFrom) =>
    database.system(async (db) => {
      const account = await db
        .selectFrom('identity_accounts')
        .selectAll()
        .where('email', '=', email)
        .forUpdate()
        .executeTakeFirst()
      const device = account ? from.deviceOf(account.subject) : null
      const step = near.take(device ? `${email} device ${device}` : `${email} ${from.network}`)
      if (device || step === 'locked')
        return { account, locked: step === 'locked', last: step !== 'open' }
      if (!account) {
        const ofAll = unknownAddresses.take(email)
        return { account, locked: ofAll === 'locked', last: step !== 'open' || ofAll !== 'open' }
      }
      if (account.locked_until && account.locked_until.getTime() > Date.now())
        return { account, locked: true, last: true }
      const failed = account.failed_count + 1
      const last = failed >= FAILURES_OF_ALL
      await db
        .updateTable('identity_accounts')
        .set(
          last
            ? { failed_count: 0, locked_until: new Date(Date.now() + LOCK) }
            : { failed_count: failed },
        )
        .where('id', '=', account.id)
        .execute()
      return { account, locked: false, last: last || step === 'last' }
    })

  return {
    async signIn(email: string, password: string, from: TriedFrom): Promise<PasswordResult> {
      const { account, locked, last } = await countTry(email, from)
      const right = await verify(
        account?.password_hash ?? (await (decoy ??= hash(randomBytes(16).toString('hex'), argon))),
        password,
      )
      if (!account || locked || !right) return { kind: last ? 'locked' : 'wrong' }
      near.forget(`${email} `)
      await database.system((db) =>
        db
          .updateTable('identity_accounts')
          .set({ failed_count: 0, locked_until: null, updated_at: new Date() })
          .where('id', '=', account.id)
          .execute(),
      )
      return { kind: 'ok', account }
    },
    /** Unlocks an account whose owner was verified in another way. */
    unlock: (email: string): void => near.forget(`${email} `),
  }
}
