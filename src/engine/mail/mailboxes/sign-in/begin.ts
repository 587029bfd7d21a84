import { fail } from '#model/lib/errors.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'
import { challengeOf, newSecretText } from '#platform/mail-sign-in/pkce.ts'
import { sealPlace, sha256 } from '#platform/secrets.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import { clientOf, reached, redirectUri } from './client.ts'
import { mailboxProviders, namedProvider } from './providers/list.ts'
import { notRegistered } from './sentences.ts'

/** How long a person may take at the provider. */
const LIFE = 10 * MINUTE_MS

/** A way to sign in, as the form of a mailbox offers it. */
export interface OfferedProvider {
  id: string
  title: string
  /** Whether an operator has registered the installation there. */
  isRegistered: boolean
}

/** The providers, and the redirect address that an operator registers at each. */
export async function offeredProviders(
  engine: Engine,
): Promise<{ redirectUri: string; providers: OfferedProvider[] }> {
  const providers = await Promise.all(
    mailboxProviders.map(async ({ id, title }) => ({
      id,
      title,
      isRegistered: (await clientOf(engine, id)) !== null,
    })),
  )
  return { redirectUri: redirectUri(engine), providers }
}

/** The place that a code verifier is sealed for. */
export const verifierPlace = (id: string, tenantId: string): string =>
  sealPlace('mailbox-sign-in', 'verifier', id, tenantId)

export interface SignInRequest {
  provider: string
  /** The mailbox that signs in again; absent for a new one. */
  mailboxId?: string | undefined
  /** Names the browser session of the caller; the same one has to end the sign-in. */
  session: string
}

/**
 * Begins the authorization code flow with PKCE (RFC 6749, section 4.1; RFC 7636).
 * @returns the address at the provider to send the person to
 * @throws ProductError `not_found`, `wrong_state` where the installation is not registered
 */
export async function beginSignIn(
  engine: Engine,
  scope: ActorScope,
  { provider: name, mailboxId, session }: SignInRequest,
): Promise<{ url: string }> {
  const known = namedProvider(name)
  if (!known) throw fail('not_found', 'There is no such provider.')
  const client = await clientOf(engine, known.id)
  if (!client) throw fail('wrong_state', notRegistered(known))
  const mailbox = mailboxId ? await engine.stores.of('mailbox').get(scope, mailboxId) : null
  if (mailboxId && !mailbox) throw fail('not_found', 'There is no such mailbox.')
  const provider = reached(known, engine.mailSignIn.standIn)
  const [state, verifier, nonce] = [newSecretText(), newSecretText(), newSecretText()]
  await engine.database.tenant(scope.tenantId, async (db) => {
    const now = new Date(engine.clock.now())
    await db.deleteFrom('mailbox_sign_ins').where('expires_at', '<=', now).execute()
    await engine.stores.of('mailbox-sign-in').create(
      scope,
      {
        provider: provider.id,
        stateHash: sha256(state),
        sessionHash: sha256(session),
        verifier,
        nonce,
        mailboxId: mailbox?.id ?? null,
        expiresAt: new Date(now.getTime() + LIFE).toISOString(),
      },
      { db },
    )
  })
  const url = new URL(provider.authorizationEndpoint)
  url.search = new URLSearchParams({
    ...provider.parameters,
    response_type: 'code',
    client_id: client.id,
    redirect_uri: redirectUri(engine),
    scope: provider.scopes.join(' '),
    state,
    nonce,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    ...(mailbox ? { login_hint: mailbox.address } : {}),
  }).toString()
  return { url: url.href }
}
