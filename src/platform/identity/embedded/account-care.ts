import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type {
  AccountEmailOutcome,
  Identity,
  UnverifiedAccount,
  UnverifiedQuery,
} from '../identity.ts'
import { normalEmail, type Accounts } from './accounts.ts'
import type { hostedPages } from './hosted-pages.ts'

type Letters = Pick<ReturnType<typeof hostedPages>, 'mailVerification' | 'mailReset'>

const outcomeOf = (sent: boolean): AccountEmailOutcome => (sent ? 'sent' : 'limited')

/** Accounts without a verified address, latest first. */
function listUnverified(
  database: Database,
  { search = '', among, except = [], offset, limit }: UnverifiedQuery,
): Promise<{ rows: UnverifiedAccount[]; total: number }> {
  return database.system(async (db) => {
    let matching = db.selectFrom('identity_accounts').where('email_verified', '=', false)
    if (search !== '')
      matching = matching.where((e) =>
        e(e.fn<number>('strpos', ['email', e.val(search.trim().toLowerCase())]), '>', 0),
      )
    if (among) matching = matching.where('email', '=', sql<string>`any(${[...among]}::text[])`)
    if (except.length > 0)
      matching = matching.where('email', '<>', sql<string>`all(${[...except]}::text[])`)
    const { total } = await matching
      .select((e) => e.fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await matching
      .select(['email', 'name', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute()
    return {
      total: Number(total),
      rows: rows.map(({ email, name, created_at }) => ({
        email,
        name: name === email ? '' : name,
        signedUpAt: created_at.toISOString(),
      })),
    }
  })
}

/** What administrators may ask about accounts, and have sent to them. */
export function accountHelp(
  database: Database,
  accounts: Accounts,
  letters: () => Promise<Letters>,
): Pick<
  Identity,
  'unverified' | 'accountFacts' | 'sendVerification' | 'sendPasswordReset' | 'endsSessions'
> {
  const accountOf = async (subject: string, email: string) =>
    (await accounts.bySubject(subject)) ?? (await accounts.byEmail(normalEmail(email)))
  return {
    endsSessions: true,
    unverified: (query) => listUnverified(database, query),
    async accountFacts(subject, email) {
      const account = await accountOf(subject, email)
      return account ? { emailVerified: account.email_verified, hasPassword: true } : null
    },
    async sendVerification(email) {
      const account = await accounts.byEmail(email)
      if (!account) return 'unknown'
      if (account.email_verified) return 'not-needed'
      return outcomeOf(await (await letters()).mailVerification(account))
    },
    async sendPasswordReset(subject, email) {
      const account = await accountOf(subject, email)
      return account ? outcomeOf(await (await letters()).mailReset(account)) : 'unknown'
    },
  }
}
