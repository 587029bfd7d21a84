import { message } from '#language'
import { rankOf, type Role } from '#model/schema/access.ts'
import type { AccountState } from '#model/api/answers/team.ts'
import type { Actor } from '#model/api/actor.ts'
import type { User } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { AccountEmailOutcome, Identity } from '#platform/identity/identity.ts'
import type { Engine } from '#engine/kernel/engine.ts'

/** Dependencies for emails about accounts. */
interface AccountHelp {
  engine: Engine
  identity: Identity
}

/** The person who acts, and their organization. */
interface Helper {
  actor: Actor
  tenantId: string
  role: Role
}

/** @throws ProductError `forbidden` for a person whose role is above that of the caller */
export function checkNotAbove({ role }: Pick<Helper, 'role'>, user: Pick<User, 'role'>): void {
  if (rankOf(user.role ?? 'MEMBER') > rankOf(role))
    throw fail('forbidden', 'This person has a role above yours.')
}

/** What the identity provider says about a user; unknown facts are null. */
export async function accountState(
  { engine, identity }: AccountHelp,
  { subject, email }: Pick<User, 'subject' | 'email'>,
): Promise<AccountState> {
  const facts = await identity.accountFacts(subject ?? '', email).catch((error: Error) => {
    engine.log.warn({ fault: error.message }, 'the identity provider could not be asked')
    return null
  })
  return {
    provider: identity.kind,
    emailVerified: facts?.emailVerified ?? null,
    hasPassword: facts?.hasPassword ?? null,
    endsSessions: identity.endsSessions,
  }
}

/**
 * Sends the verification email to an address, and records it in the audit log.
 * @throws ProductError that says why no email was sent
 */
export async function sendVerification(
  help: AccountHelp,
  helper: Helper,
  email: string,
  userId = '',
): Promise<void> {
  await sent(help, () => help.identity.sendVerification(email), {
    'not-needed': message('This address is verified already.'),
    unknown: message('The identity provider has no account with this address.'),
  })
  await note(help, helper, userId, `Sent the verification email again (${email})`)
}

/**
 * Sends a link to choose a new password, and records it in the audit log.
 * @throws ProductError that says why no email was sent
 */
export async function sendPasswordReset(
  help: AccountHelp,
  helper: Helper,
  user: Pick<User, 'id' | 'subject' | 'email'>,
): Promise<void> {
  await sent(help, () => help.identity.sendPasswordReset(user.subject ?? '', user.email), {
    'not-needed': message(
      'This person signs in through another service, which keeps the password.',
    ),
    unknown: message('The identity provider has no account of this person.'),
  })
  await note(help, helper, user.id, `Sent a password reset (${user.email})`)
}

const unsupportedSentence = ({ kind }: Identity) =>
  kind === 'auth0'
    ? 'Auth0 sends this email only with AUTH0_MANAGEMENT_CLIENT_ID.'
    : 'The identity provider sends this email only with AUTH0_MANAGEMENT_CLIENT_ID.'

async function sent(
  { engine, identity }: AccountHelp,
  send: () => Promise<AccountEmailOutcome>,
  sentences: Record<'not-needed' | 'unknown', string>,
): Promise<void> {
  const outcome = await send().catch((error: Error) => {
    engine.log.warn({ fault: error.message }, 'an account email could not be sent')
    throw fail('unavailable', 'The email could not be sent. Try again in a minute.')
  })
  switch (outcome) {
    case 'sent':
      return
    case 'limited':
      throw fail('too_many', 'This address received several emails. Wait ten minutes.')
    case 'unsupported':
      throw fail('wrong_state', unsupportedSentence(identity))
    case 'unknown':
      throw fail('not_found', sentences.unknown)
    case 'not-needed':
      throw fail('wrong_state', sentences['not-needed'])
  }
}

const note = (
  { engine }: AccountHelp,
  { actor, tenantId }: Helper,
  entityId: string,
  summary: string,
) => engine.stores.note({ tenantId, actor }, { action: 'other', entity: 'user', entityId, summary })
