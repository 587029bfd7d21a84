import { brand } from '#brand'
import type { Role } from '#model/schema/access.ts'
import { fail } from '#model/lib/errors.ts'
import type { Invitation } from '#model/schema/entities.generated.ts'
import { greetableName } from '#model/lib/person-name.ts'
import { randomToken } from '#model/lib/random-token.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { requestId } from '#engine/kernel/requests/request-claim.ts'
import { messageOf } from '#model/lib/thrown.ts'

const VALID_DAYS = 14

/**
 * Invites an address to the scope's tenant by email, for 14 days. The first sign-in with that
 * verified address joins (see `person-of.ts`). The link in the email only shows the state of the
 * invitation and leads to the sign-in.
 * @throws ProductError `wrong_state` for a person with an account; `unavailable` when the email
 * could not be sent, and then nothing is stored
 */
export async function invite(
  engine: Engine,
  scope: ActorScope,
  { email, role, ...others }: Partial<Invitation> & { email: string; role: Role },
): Promise<Invitation> {
  const address = email.trim().toLowerCase()
  await refuseAccountHolder(engine, scope, address)
  const token = randomToken()
  const store = engine.stores.of('invitation')
  const expiresAt = new Date(engine.clock.now() + VALID_DAYS * 86_400_000).toISOString()
  // A retry after a crash sends a new link for the same invitation.
  const id = requestId('invitation')
  const sent = id ? await store.get(scope, id) : null
  const invitation = sent
    ? await store.update(scope, sent.id, null, { tokenHash: sha256(token), expiresAt })
    : await store.create(scope, {
        ...others,
        ...(id ? { id } : {}),
        email: address,
        role,
        tokenHash: sha256(token),
        expiresAt,
      })
  try {
    await mailInvitation(engine, scope, address, token)
  } catch (error) {
    engine.log.warn({ fault: messageOf(error) }, 'an invitation could not be sent')
    await store.remove(scope, invitation.id, null)
    throw fail(
      'unavailable',
      'The invitation could not be sent by email, so it was not saved. Try again in a minute.',
    )
  }
  return invitation
}

/**
 * Sends an open invitation again, with a new link that is valid for another 14 days. Earlier links
 * stop working.
 * @throws ProductError `not_found`; `wrong_state` for a used one; `unavailable` when the email could
 * not be sent, and then the earlier link keeps working
 */
export async function resendInvitation(
  engine: Engine,
  scope: ActorScope,
  id: string,
): Promise<Invitation> {
  const store = engine.stores.of('invitation')
  const invitation = await store.get(scope, id)
  if (!invitation) throw fail('not_found', 'There is no such invitation.')
  if (invitation.acceptedAt) throw fail('wrong_state', 'This invitation was accepted already.')
  await refuseAccountHolder(engine, scope, invitation.email)
  const token = randomToken()
  try {
    await mailInvitation(engine, scope, invitation.email, token)
  } catch (error) {
    engine.log.warn({ fault: messageOf(error) }, 'an invitation could not be sent')
    throw fail('unavailable', 'The invitation could not be sent by email. Try again in a minute.')
  }
  return store.update(scope, id, null, {
    tokenHash: sha256(token),
    expiresAt: new Date(engine.clock.now() + VALID_DAYS * 86_400_000).toISOString(),
  })
}

/** @throws ProductError `wrong_state` for an address with an account, which could not accept */
async function refuseAccountHolder(
  { database }: Engine,
  { tenantId }: ActorScope,
  address: string,
): Promise<void> {
  const user = await database.system((db) =>
    db.selectFrom('users').select('tenant_id').where('email', '=', address).executeTakeFirst(),
  )
  if (!user) return
  const message =
    user.tenant_id === tenantId
      ? 'This person is already in the organization.'
      : 'This address has an account in another organization. An operator of this installation can move it.'
  throw fail('wrong_state', message, [{ path: '/email', message }])
}

/** Whether an invitation for the address waits to be accepted. */
export async function hasOpenInvitation(
  { database, clock }: Engine,
  { tenantId }: Pick<ActorScope, 'tenantId'>,
  email: string,
): Promise<boolean> {
  const open = await database.tenant(tenantId, (db) =>
    db
      .selectFrom('invitations')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('email', '=', email.trim().toLowerCase())
      .where('accepted_at', 'is', null)
      .where('expires_at', '>', new Date(clock.now()))
      .executeTakeFirst(),
  )
  return open !== undefined
}

async function mailInvitation(
  engine: Engine,
  scope: ActorScope,
  to: string,
  token: string,
): Promise<void> {
  const tenant = await engine.stores
    .of('tenant')
    .get({ tenantId: '', actor: scope.actor }, scope.tenantId)
  const inviter = await inviterOf(engine, scope)
  const text =
    `${inviter} invites you to work with ${greetableName(tenant?.name) || 'them'} in ` +
    `${brand.name}.\n\nAccept within ${VALID_DAYS} days, and sign up with this address:\n` +
    `${engine.publicUrl}/invitation/${token}\n\n` +
    'If you do not know what this is about, do nothing.\n'
  await engine.systemMailer.send({
    to,
    subject: `${inviter} invites you to ${brand.name}`,
    text,
  })
}

/** The display name of the inviting user; never contains an address other than their own. */
async function inviterOf({ database }: Engine, { actor }: ActorScope): Promise<string> {
  const name = greetableName(actor.name)
  if (name !== '' || actor.kind !== 'user') return name || 'Somebody'
  const user = await database.system((db) =>
    db.selectFrom('users').select('email').where('id', '=', actor.id).executeTakeFirst(),
  )
  return user?.email ?? 'Somebody'
}

/** The state of an invitation's link: open, used, expired, or unknown. */
export type InvitationState =
  | { kind: 'unknown' }
  | { kind: 'open' | 'used' | 'expired'; email: string; tenant: string; from: string }

export async function invitationOf(
  { database, clock }: Engine,
  token: string,
): Promise<InvitationState> {
  const found = await database.system((db) =>
    db
      .selectFrom('invitations')
      .innerJoin('tenants', 'tenants.id', 'invitations.tenant_id')
      .select([
        'invitations.email',
        'invitations.accepted_at',
        'invitations.expires_at',
        'invitations.created_by',
        'tenants.name',
      ])
      .where('token_hash', '=', sha256(token))
      .executeTakeFirst(),
  )
  if (!found) return { kind: 'unknown' }
  const invitation = { email: found.email, tenant: found.name, from: found.created_by }
  if (found.accepted_at) return { kind: 'used', ...invitation }
  const isExpired = found.expires_at.getTime() <= clock.now()
  return { kind: isExpired ? 'expired' : 'open', ...invitation }
}
