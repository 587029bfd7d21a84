import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import { publish } from '#engine/kernel/domain-events.ts'
import type { ActorScope, Engine } from '#engine/kernel/engine.ts'
import { announce } from '#engine/kernel/announce.ts'
import { inTenant } from '#engine/kernel/tenant-tx.ts'
import { mailboxStopped, mailboxesChanged } from '#engine/mail/mail-events.ts'
import { mailboxSeal } from '../mailbox-seal.ts'
import { reached } from './client.ts'
import type { MailboxProvider } from './provider.ts'
import { providerOfMailbox } from './providers/list.ts'
import { noTokens } from './tokens.ts'

/** The outcome of a disconnection. */
export interface Disconnected {
  /** Whether the provider confirmed that the tokens are worthless now. */
  isRevoked: boolean
  message: string
}

/**
 * Removes the tokens of a mailbox and revokes them at the provider (RFC 7009). The mailbox sends
 * nothing afterwards, also when the provider does not answer; then the message says what to do.
 * @throws ProductError `not_found`, `wrong_state` for a mailbox with a password
 */
export async function disconnectMailbox(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<Disconnected> {
  const { tenantId } = scope
  const { provider, sealed } = await inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const row = await db
      .selectFrom('mailboxes')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw fail('not_found', 'There is no such mailbox.')
    const signedBy = providerOfMailbox({ signInBy: row.sign_in_by })
    if (!signedBy) throw fail('wrong_state', 'This mailbox signs in by password.')
    const why = `Disconnected by ${scope.actor.name}`
    await engine.stores
      .of('mailbox')
      .update(scope, id, null, { state: 'error', stateReason: why.slice(0, 300) }, { db })
    await db.updateTable('mailboxes').set(noTokens).where('id', '=', id).execute()
    await announce(db, tenantId, 'mailbox', { id })
    await publish(tx, mailboxStopped, { pauseReason: 'auth_failing', why: `${why}.` })
    await publish(tx, mailboxesChanged, null)
    return { provider: signedBy, sealed: row.refresh_token }
  })
  const token = engine.secrets.open(sealed, mailboxSeal('refreshToken', { id, tenantId }))
  return revoke(engine, provider, token)
}

async function revoke(
  engine: Engine,
  provider: MailboxProvider,
  token: string,
): Promise<Disconnected> {
  const { revocationEndpoint: endpoint } = reached(provider, engine.mailSignIn.standIn)
  const vars = { provider: provider.title, page: provider.accessPage }
  const answer =
    endpoint && token
      ? await engine.mailSignIn
          .post(endpoint, { token, token_type_hint: 'refresh_token' })
          .catch(() => null)
      : null
  if (answer?.status === 200)
    return { isRevoked: true, message: say('Access at {provider} is revoked.', vars) }
  return {
    isRevoked: false,
    message: endpoint
      ? say(
          'The access was removed here. {provider} did not confirm that it is revoked: remove this ' +
            'application at {page}.',
          vars,
        )
      : say(
          'The access was removed here. To end it at {provider} too, remove this application at {page}.',
          vars,
        ),
  }
}
