import type { Actor } from '#model/api/actor.ts'
import type { SignInAttempt } from '#platform/identity/identity.ts'
import type { Engine } from '#engine/kernel/engine.ts'

const reasons = {
  wrong: 'wrong password',
  locked: 'too many wrong passwords, locked for a while',
  blocked: 'the account is switched off',
  unverified: 'the address is not confirmed yet',
} as const

/**
 * Writes a sign-in to the audit log of the person's tenant. Failed attempts with an unknown address
 * are not stored: users may type a secret into the wrong field, and strangers must not be able to
 * fill the log.
 */
export async function noteSignIn(
  { database, stores }: Engine,
  { email, outcome }: SignInAttempt,
): Promise<void> {
  const user = await database.system((db) =>
    db
      .selectFrom('users')
      .select(['id', 'tenant_id', 'first_name', 'last_name', 'email'])
      .where('email', '=', email)
      .executeTakeFirst(),
  )
  if (!user && outcome !== 'ok') return
  const actor: Actor =
    user && outcome === 'ok'
      ? {
          kind: 'user',
          id: user.id,
          name: [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email,
        }
      : { kind: 'public', id: '', name: email.slice(0, 120) }
  const about = { entity: 'user', entityId: user?.id ?? '' }
  const scope = { tenantId: user?.tenant_id ?? '', actor }
  if (outcome === 'ok')
    await stores.note(scope, { ...about, action: 'sign-in', summary: `${email} signed in` })
  else
    await stores.note(scope, {
      ...about,
      action: 'sign-in-failed',
      summary: `Sign-in of ${email} failed: ${reasons[outcome]}`,
      facts: { outcome },
    })
}
