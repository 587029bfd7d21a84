import { sql } from 'kysely'
import { say } from '#language'
import type { MailboxRow } from '#model/schema/entities.generated.ts'
import { ServerSilent } from '#platform/mail-sign-in/mail-sign-in.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { mailboxSeal } from '../mailbox-seal.ts'
import { clientOf, reached } from './client.ts'
import type { MailboxProvider } from './provider.ts'
import { providerOfMailbox } from './providers/list.ts'
import { ClientRefused, SignedOut, notRegistered, refusalOf, signInAgain } from './sentences.ts'
import { markSignedOut } from './signed-out.ts'
import { sealedTokens, type TokenPlace as Place } from './tokens.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'

/** A token that ends sooner is replaced before it is used. */
const EARLY = 2 * MINUTE_MS
/** Longer than the longest wait for an authorization server. */
const LEASE = sql<Date>`now() + interval '30 seconds'`
const POLL = 200
const MAX_POLLS = 200

type Step = { token: string } | { refreshToken: string; row: MailboxRow } | 'wait'

/**
 * The access token of a mailbox, renewed before it ends. One worker renews at a time, in all
 * processes: the others wait for its result.
 * @param refused a token that a mail server did not accept, which is replaced
 * @throws SignedOut, ClientRefused, ServerSilent, each with a sentence
 */
export async function accessTokenOf(engine: Engine, place: Place, refused = ''): Promise<string> {
  for (let polls = 0; polls < MAX_POLLS; polls++) {
    const step = await nextStep(engine, place, refused)
    if (step === 'wait') {
      await new Promise((resolve) => setTimeout(resolve, POLL))
      continue
    }
    const token = 'token' in step ? step.token : await renew(engine, place, step)
    if (token !== null) return token
  }
  throw new ServerSilent(say('Another process is still renewing the access to this mailbox.'))
}

/** Finds a usable token, or takes the lease for renewing it. */
const nextStep = (engine: Engine, place: Place, refused: string): Promise<Step> =>
  engine.database.tenant(place.tenantId, async (db) => {
    const row = await db
      .selectFrom('mailboxes')
      .selectAll()
      .select(sql<boolean>`coalesce(token_lease_until > now(), false)`.as('is_leased'))
      .where('tenant_id', '=', place.tenantId)
      .where('id', '=', place.id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const provider = row && providerOfMailbox({ signInBy: row.sign_in_by })
    if (!provider) throw new SignedOut(say('This mailbox signs in by password.'))
    if (row.refresh_token === '') throw new SignedOut(signInAgain(provider))
    const token = engine.secrets.open(row.access_token, mailboxSeal('accessToken', place))
    const until = row.access_token_until?.getTime() ?? 0
    if (token && token !== refused && until - engine.clock.now() > EARLY) return { token }
    if (row.is_leased) return 'wait'
    await db
      .updateTable('mailboxes')
      .set({ token_lease_until: LEASE })
      .where('tenant_id', '=', place.tenantId)
      .where('id', '=', place.id)
      .execute()
    const refreshToken = engine.secrets.open(row.refresh_token, mailboxSeal('refreshToken', place))
    return { refreshToken, row }
  })

/** @returns the new token; null when other tokens were stored in the meantime */
async function renew(
  engine: Engine,
  place: Place,
  { refreshToken, row }: { refreshToken: string; row: MailboxRow },
): Promise<string | null> {
  const provider = providerOfMailbox({ signInBy: row.sign_in_by })!
  const write = (values: object) =>
    engine.database.tenant(place.tenantId, (db) =>
      db
        .updateTable('mailboxes')
        .set(values)
        .where('tenant_id', '=', place.tenantId)
        .where('id', '=', place.id)
        // Tokens of a person who has signed in since then are newer.
        .where('refresh_token', '=', row.refresh_token)
        .execute(),
    )
  try {
    const answer = await ask(engine, provider, refreshToken)
    const { access_token: token, error } = answer.body
    if (answer.status === 200 && typeof token === 'string' && token) {
      await write(sealedTokens(engine, place, answer.body))
      return token
    }
    if (error !== 'invalid_grant') throw refusalOf(provider, answer)
    if (await inTenant(engine, place.tenantId, (tx) => markSignedOut(tx, row, provider)))
      throw new SignedOut(signInAgain(provider))
    return null
  } catch (fault) {
    if (!(fault instanceof SignedOut)) await write({ token_lease_until: null })
    throw fault
  }
}

async function ask(engine: Engine, provider: MailboxProvider, refreshToken: string) {
  const client = await clientOf(engine, provider.id)
  if (!client) throw new ClientRefused(notRegistered(provider))
  return engine.mailSignIn.post(reached(provider, engine.mailSignIn.standIn).tokenEndpoint, {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    client_id: client.id,
    client_secret: client.secret,
  })
}
