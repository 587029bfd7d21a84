import { sql } from 'kysely'
import { say } from '#language'
import type { MailboxSignInRow } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { MailboxView } from '#model/api/outreach.ts'
import { sha256 } from '#platform/secrets.ts'
import { ServerSilent, type TokenAnswer } from '#platform/mail-sign-in/mail-sign-in.ts'
import { normalizeAddress } from '#engine/audience/contacts/normalize-contact.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { createMailbox, viewOf } from './save-mailbox.ts'
import { verifierPlace } from './sign-in/begin.ts'
import { clientOf, reached, redirectUri } from './sign-in/client.ts'
import type { IdClaims, MailboxProvider } from './sign-in/provider.ts'
import { namedProvider } from './sign-in/providers/list.ts'
import { resumeSignedIn } from './sign-in/resume.ts'
import { explainRefusal, notRegistered } from './sign-in/sentences.ts'
import { sealedTokens } from './sign-in/tokens.ts'

/** What the provider put into the redirect. */
export interface SignInReturn {
  state: string
  code?: string | undefined
  error?: string | undefined
  errorDescription?: string | undefined
  /** Names the browser session of the caller. */
  session: string
}

/** Takes the sign-in of a state, which works once, in the session that began it. */
async function takeSignIn(
  engine: Engine,
  { tenantId }: ActorScope,
  { state, session }: SignInReturn,
): Promise<MailboxSignInRow> {
  const row = await engine.database.tenant(tenantId, (db) =>
    db
      .deleteFrom('mailbox_sign_ins')
      .where('state_hash', '=', sha256(state))
      .where('session_hash', '=', sha256(session))
      .returningAll()
      .executeTakeFirst(),
  )
  if (!row || row.expires_at.getTime() <= engine.clock.now())
    throw fail(
      'wrong_state',
      'This sign-in was used already, took longer than ten minutes, or was started in another ' +
        'browser. Start again.',
    )
  return row
}

/**
 * The claims of an ID token. Its signature needs no check, because it came from the token endpoint
 * over TLS (OpenID Connect Core 1.0, section 3.1.3.7, step 6); audience and nonce do. Its time needs
 * none, because it was made in this exchange.
 */
function claimsOf(idToken: unknown, expected: { audience: string; nonce: string }): IdClaims {
  try {
    const [, body = ''] = String(idToken).split('.')
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
    if (typeof claims !== 'object' || claims === null) return {}
    const { aud, nonce } = { aud: null, nonce: null, ...claims }
    return aud === expected.audience && nonce === expected.nonce ? { ...claims } : {}
  } catch {
    return {}
  }
}

async function exchange(
  engine: Engine,
  provider: MailboxProvider,
  row: MailboxSignInRow,
  code: string,
): Promise<{ body: TokenAnswer['body']; clientId: string }> {
  const client = await clientOf(engine, provider.id)
  if (!client) throw fail('wrong_state', notRegistered(provider))
  const verifier = engine.secrets.open(row.verifier, verifierPlace(row.id, row.tenant_id))
  const answer = await engine.mailSignIn
    .post(reached(provider, engine.mailSignIn.standIn).tokenEndpoint, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri(engine),
      client_id: client.id,
      client_secret: client.secret,
      code_verifier: verifier,
    })
    .catch((error: unknown) => {
      if (!(error instanceof ServerSilent)) throw error
      throw fail('unavailable', explainRefusal(provider, 'temporarily_unavailable', ''))
    })
  if (answer.status === 200) return { body: answer.body, clientId: client.id }
  const { error, error_description: description } = answer.body
  throw fail(
    'unavailable',
    explainRefusal(
      provider,
      String(error ?? (answer.status >= 500 ? 'server_error' : answer.status)),
      String(description ?? ''),
    ),
  )
}

/** Refuses an answer with which emails could not be sent and read for longer than an hour. */
function assertComplete(provider: MailboxProvider, body: TokenAnswer['body']): void {
  const vars = { provider: provider.title }
  const granted = new Set(
    String(body.scope ?? '')
      .toLowerCase()
      .split(/\s+/),
  )
  if (
    body.scope &&
    provider.neededScopes.some((neededScope) => !granted.has(neededScope.toLowerCase()))
  )
    throw fail(
      'invalid',
      say(
        'You did not allow {provider} to let this application read and send email. Start again and ' +
          'select every permission.',
        vars,
      ),
    )
  if (!body.access_token || !body.refresh_token)
    throw fail(
      'invalid',
      say(
        '{provider} gave access for an hour only, without a refresh token. Remove this application at ' +
          '{page}, then start again.',
        { ...vars, page: provider.accessPage },
      ),
    )
}

/**
 * Ends the sign-in at a provider: connects the mailbox of the account, or lets a known one send
 * again. Tokens stay on the server.
 * @throws ProductError `wrong_state`, `invalid`, `unavailable`, with what to do
 */
export async function finishSignIn(
  engine: Engine,
  scope: ActorScope,
  signInReturn: SignInReturn,
): Promise<MailboxView> {
  const row = await takeSignIn(engine, scope, signInReturn)
  const provider = namedProvider(row.provider)
  if (!provider) throw fail('not_found', 'There is no such provider.')
  if (signInReturn.error || !signInReturn.code)
    throw fail(
      'invalid',
      explainRefusal(
        provider,
        signInReturn.error ?? 'no code',
        signInReturn.errorDescription ?? '',
      ),
    )
  const { body, clientId } = await exchange(engine, provider, row, signInReturn.code)
  assertComplete(provider, body)
  const claims = claimsOf(body.id_token, { audience: clientId, nonce: row.nonce })
  const address = normalizeAddress(provider.addressOf(claims))
  if (!address)
    throw fail(
      'invalid',
      say('{provider} did not say which address signed in. Start again.', {
        provider: provider.title,
      }),
    )
  const id = await mailboxFor(engine, scope, { row, address, provider, claims })
  return inTenant(engine, scope.tenantId, async (tx) => {
    const { db } = tx
    await db
      .updateTable('mailboxes')
      .set({
        ...sealedTokens(engine, { id, tenantId: scope.tenantId }, body),
        sign_in_by: provider.id,
        smtp_host: provider.smtp.host,
        smtp_port: provider.smtp.port,
        smtp_security: provider.smtp.security,
        imap_host: provider.imap.host,
        imap_port: provider.imap.port,
        imap_security: provider.imap.security,
        smtp_user: address,
        imap_user: address,
        smtp_password: '',
        imap_password: '',
        send_error: '',
        read_error: '',
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute()
    await engine.stores.note(
      scope,
      {
        action: 'update',
        entity: 'mailbox',
        entityId: id,
        summary: `Signed in with ${provider.title} as ${address}`.slice(0, 200),
      },
      { db },
    )
    await resumeSignedIn({ ...tx, scope }, id)
    return viewOf(db, engine, id)
  })
}

interface SignedIn {
  row: MailboxSignInRow
  address: string
  provider: MailboxProvider
  claims: IdClaims
}

/** The mailbox of the account: the one that signs in again, one with its address, or a new one. */
async function mailboxFor(
  engine: Engine,
  scope: ActorScope,
  { row, address, provider, claims }: SignedIn,
): Promise<string> {
  const found = await engine.database.tenant(scope.tenantId, (db) =>
    db
      .selectFrom('mailboxes')
      .select(['id', 'address'])
      .where((eb) => (row.mailbox_id ? eb('id', '=', row.mailbox_id) : eb('address', '=', address)))
      .executeTakeFirst(),
  )
  if (found && found.address !== address)
    throw fail(
      'invalid',
      say(
        'You signed in as {address}, and this mailbox is {mailbox}. Start again and choose that ' +
          'account.',
        { address, mailbox: found.address },
      ),
    )
  if (found) return found.id
  const mailboxView = await createMailbox(engine, scope, {
    address,
    fromName: typeof claims.name === 'string' ? claims.name.slice(0, 80) : '',
    smtpHost: provider.smtp.host,
    smtpPort: provider.smtp.port,
    smtpSecurity: provider.smtp.security,
    imapHost: provider.imap.host,
    imapPort: provider.imap.port,
    imapSecurity: provider.imap.security,
  })
  return mailboxView.id
}
