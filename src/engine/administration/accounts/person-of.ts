import { upperFirst } from '#model/lib/first-letter.ts'
import { say } from '#language'
import { checkTenantOpen } from '#engine/kernel/tenant-open.ts'
import { sql } from 'kysely'
import { fail } from '#model/lib/errors.ts'
import type { KeyRole } from '#model/schema/access.ts'
import { greetableName } from '#model/lib/person-name.ts'
import type { Actor } from '#model/api/actor.ts'
import type { UserRow } from '#model/schema/entities.generated.ts'
import type { Identity, TokenClaims } from '#platform/identity/identity.ts'
import { systemScope, type Engine } from '#engine/kernel/engine.ts'
import { writeIfThereIsRoom } from '#engine/kernel/disk-full-note.ts'
import {
  checkSession,
  newDeviceId,
  noteSession,
  sessionKey,
  touchSession,
  userWithSession,
  type Sighting,
} from './sign-in-session.ts'

/** Dependencies for signing in. */
export interface SignInContext {
  engine: Engine
  identity: Identity
  /** Addresses that become ADMIN at their first sign-in. */
  adminEmails: readonly string[]
  trialDays: number
  /** Role of a person whose first sign-in creates an organization (decision 053). */
  founderRole: KeyRole
}

export interface SignedInPerson {
  user: UserRow
  /** Row of the request's session; null when nothing is known about the browser. */
  sessionId: string | null
  /** Device id for a browser without a device cookie. */
  newDeviceId: string
}

/**
 * Resolves an access token to its user. The first sign-in creates one: an open invitation for the
 * verified address joins that tenant, otherwise a tenant is created, tier STARTER with a trial.
 * @param sighting the browser of the request; its session is stored at the first request
 * @throws InvalidToken, also for an ended session; ProductError 403 for deactivated people and
 * tenants
 */
export async function personOf(
  context: SignInContext,
  token: string,
  sighting?: Sighting,
): Promise<SignedInPerson> {
  const claims = await context.identity.verifyToken(token)
  const key = sighting ? sessionKey(claims, sighting) : `sid:${claims.sessionId ?? ''}`
  const known = await context.engine.database.system((db) =>
    userWithSession(db, claims.subject, key),
  )
  const user =
    known?.user ?? (await firstSignIn(context, await context.identity.person(token, claims)))
  const session = known?.session ?? { id: null, endedAt: null, lastSeenAt: null }
  checkSession(user, claims, session)
  if (!user.active) throw fail('forbidden', 'This account is switched off. Ask an administrator.')
  if (user.role !== 'ADMIN') await checkTenantOpen(context.engine, user.tenant_id)
  await writeIfThereIsRoom(context.engine, () => touch(context, user))
  const isNew = session.id === null || session.endedAt !== null
  const noted = await writeIfThereIsRoom(context.engine, async () => {
    if (isNew && sighting) return noteSession(context.engine, user, claims, sighting)
    if (!isNew) await touchSession(context.engine, session)
    return session.id
  })
  const sessionId = noted ?? session.id
  return { user, sessionId, newDeviceId: sighting ? newDeviceId(claims, sighting) : '' }
}

/** Updates "last seen", to the minute. */
async function touch({ engine }: SignInContext, user: UserRow) {
  const now = new Date(engine.clock.now())
  if (user.last_seen_at && Math.abs(now.getTime() - user.last_seen_at.getTime()) < 60_000) return
  await engine.database.system((db) =>
    db.updateTable('users').set({ last_seen_at: now }).where('id', '=', user.id).execute(),
  )
}

async function firstSignIn(context: SignInContext, claims: TokenClaims): Promise<UserRow> {
  const { engine } = context
  const email = claims.email.trim().toLowerCase()
  if (!email)
    throw fail(
      'forbidden',
      'The sign-in contains no email address. Ask an administrator to let the identity provider send it.',
    )
  if (!claims.emailVerified)
    throw fail('forbidden', say('Please verify your email ({email}) before logging in.', { email }))
  const [first = '', ...rest] = greetableName(claims.name).split(' ')
  return engine.database.system(async (db) => {
    // Serializes the first requests, which arrive concurrently when a page loads user and tenant:
    // the second finds the user that the first created.
    await sql`select pg_advisory_xact_lock(hashtextextended(${claims.subject}, 7421002))`.execute(
      db,
    )
    const already = await db
      .selectFrom('users')
      .selectAll()
      .where('subject', '=', claims.subject)
      .executeTakeFirst()
    if (already) return already
    const sameAddress = await db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst()
    const stores = engine.stores
    if (sameAddress) {
      // The identity provider verified the address, so this is the same person with a new account
      // at the provider.
      await stores
        .of('user')
        .update(systemScope(''), sameAddress.id, null, { subject: claims.subject }, { db })
      return db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', sameAddress.id)
        .executeTakeFirstOrThrow()
    }
    const now = new Date(engine.clock.now())
    const invitation = await db
      .selectFrom('invitations')
      .selectAll()
      .where('email', '=', email)
      .where('accepted_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    const actor: Actor = { kind: 'user', id: '', name: email }
    const tenantId =
      invitation?.tenant_id ??
      (
        await stores
          .of('tenant')
          .create({ tenantId: '', actor }, newTenant(context, email, now), { db })
      ).id
    const isAdmin = context.adminEmails.some((adminEmail) => adminEmail.toLowerCase() === email)
    const user = await stores.of('user').create(
      { tenantId, actor },
      {
        tenantId,
        subject: claims.subject,
        email,
        role: isAdmin ? 'ADMIN' : (invitation?.role ?? context.founderRole),
        owner: invitation?.owner ?? true,
        first_name: first.slice(0, 40),
        last_name: rest.join(' ').slice(0, 40),
      },
      { db },
    )
    // Accepts all invitations of a person who was invited several times.
    if (invitation)
      await db
        .updateTable('invitations')
        .set({ accepted_at: now })
        .where('tenant_id', '=', tenantId)
        .where('email', '=', email)
        .where('accepted_at', 'is', null)
        .execute()
    return db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
  })
}

function newTenant({ trialDays }: SignInContext, email: string, now: Date) {
  const domain = email.split('@')[1] ?? ''
  const word = domain.split('.')[0] ?? ''
  const name = upperFirst(word).slice(0, 40)
  return {
    name: name.length >= 4 ? name : domain.slice(0, 40).padEnd(4, '.'),
    status: 'TRIAL' as const,
    subscription_tier: 'STARTER' as const,
    trial_ends_at: new Date(now.getTime() + trialDays * 86_400_000).toISOString(),
  }
}

/** The name of a tenant; null when there is no such tenant. */
export function tenantName(
  { database }: Pick<Engine, 'database'>,
  id: string,
): Promise<string | null> {
  return database.system(
    async (db) =>
      (await db.selectFrom('tenants').select('name').where('id', '=', id).executeTakeFirst())
        ?.name ?? null,
  )
}
