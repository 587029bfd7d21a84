import { sql } from 'kysely'
import type { SignInSessionView, SignInSessions } from '#model/api/answers/sign-in-sessions.ts'
import type { Actor } from '#model/api/actor.ts'
import { fail } from '#model/lib/errors.ts'
import { isUuid, newId } from '#model/lib/ids.ts'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import type { Identity, SignedOut } from '#platform/identity/identity.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { messageOf } from '#model/lib/thrown.ts'
import { revokeSessions } from './revoke-sessions.ts'
import type { EngineTx } from '#engine/kernel/tenant-tx.ts'

/** Dependencies for ending sessions. */
export interface SessionCare {
  engine: Engine
  identity: Identity
}

/** A session unused for this long has expired at the provider: no refresh token is valid longer. */
const OPEN_FOR = 30 * 86_400_000
const MAX_LISTED = 100

const sessionOf = (key: string) => (key.startsWith('sid:') ? key.slice(4) : '')

async function userOf({ engine }: SessionCare, userId: string) {
  const user = await engine.database.system((db) =>
    db
      .selectFrom('users')
      .select(['id', 'subject', 'email', 'tenant_id'])
      .where('id', '=', userId)
      .executeTakeFirst(),
  )
  if (!user) throw fail('not_found', 'There is no such user.')
  return user
}

/**
 * A person's open sessions, latest first.
 * @param currentId the session of the request, which is marked
 * @throws ProductError `not_found`
 */
export async function listSessions(
  care: SessionCare,
  userId: string,
  currentId: string | null,
): Promise<SignInSessions> {
  const user = await userOf(care, userId)
  const since = new Date(systemClock.now() - OPEN_FOR)
  const rows = await care.engine.database.system((db) =>
    db
      .selectFrom('sign_in_sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('last_seen_at', '>', since)
      .orderBy('last_seen_at', 'desc')
      .limit(MAX_LISTED)
      .execute(),
  )
  const open = user.subject ? await care.identity.openSessions(user.subject) : null
  const isOpen = (key: string) => open === null || sessionOf(key) === '' || open.has(sessionOf(key))
  const sessions = rows
    .filter(({ id, key }) => id === currentId || isOpen(key))
    .map(
      ({
        id,
        device,
        browser,
        system,
        country,
        separate,
        first_seen_at,
        last_seen_at,
      }): SignInSessionView => ({
        id,
        device,
        browser,
        system,
        country,
        separate,
        current: id === currentId,
        firstSeenAt: first_seen_at.toISOString(),
        lastSeenAt: last_seen_at.toISOString(),
      }),
    )
  return {
    sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)),
    now: new Date(systemClock.now()).toISOString(),
  }
}

/**
 * Ends one session: its access tokens are refused from now on, and the provider issues no new ones.
 * Sessions without a provider session id cannot be distinguished, so all of them must sign in
 * again.
 * @throws ProductError `not_found`; `unavailable` when the provider could not be notified; its
 * tokens are refused nevertheless
 */
export async function endSession(
  care: SessionCare,
  userId: string,
  sessionId: string,
  actor: Actor,
): Promise<void> {
  const { engine, identity } = care
  const user = await userOf(care, userId)
  if (!isUuid(sessionId)) throw fail('not_found', 'This session has ended already.')
  const key = await engine.database.system(async (db) => {
    const row = await db
      .updateTable('sign_in_sessions')
      .set({ ended_at: new Date(systemClock.now()) })
      .where('user_id', '=', userId)
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .returning(['key', 'browser', 'system'])
      .executeTakeFirst()
    if (!row) throw fail('not_found', 'This session has ended already.')
    if (!sessionOf(row.key)) await refuseOlderTokens(db, userId)
    await noteSignOut(
      { db, engine },
      user,
      actor,
      `Signed out of ${[row.browser, row.system].filter(Boolean).join(' on ') || 'one device'}`,
    )
    return row.key
  })
  await revokeSessions(engine, userId)
  await notifyProvider(care, () => identity.endSession(user.subject ?? '', sessionOf(key)))
}

/**
 * Ends all sessions but one, also those that never made a request.
 * @param keepId the session to keep; null ends all
 * @throws ProductError as above
 */
export async function endOtherSessions(
  care: SessionCare,
  userId: string,
  keepId: string | null,
  actor: Actor,
): Promise<void> {
  const { engine, identity } = care
  const user = await userOf(care, userId)
  const kept = await engine.database.system(async (db) => {
    const now = new Date(systemClock.now())
    const others = db
      .updateTable('sign_in_sessions')
      .set({ ended_at: now })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
    await (keepId === null ? others : others.where('id', '<>', keepId)).execute()
    await refuseOlderTokens(db, userId)
    await noteSignOut(
      { db, engine },
      user,
      actor,
      keepId === null ? 'Signed out everywhere' : 'Signed out everywhere else',
    )
    return keepId === null
      ? undefined
      : db
          .selectFrom('sign_in_sessions')
          .select('key')
          .where('user_id', '=', userId)
          .where('id', '=', keepId)
          .executeTakeFirst()
  })
  await revokeSessions(engine, userId)
  await notifyProvider(care, () =>
    identity.endOtherSessions(user.subject ?? '', sessionOf(kept?.key ?? '') || null),
  )
}

/** Refuses the access tokens of sessions that the provider ended (sign-out, a new password). */
export async function noteSignedOut(
  engine: Engine,
  { subject, sessionId }: SignedOut,
): Promise<void> {
  const user = await engine.database.system(async (db) => {
    const known = await db
      .selectFrom('users')
      .select('id')
      .where('subject', '=', subject)
      .executeTakeFirst()
    if (!known) return undefined
    const now = new Date(systemClock.now())
    if (sessionId === null) {
      await db
        .updateTable('sign_in_sessions')
        .set({ ended_at: now })
        .where('user_id', '=', known.id)
        .where('ended_at', 'is', null)
        .execute()
      await refuseOlderTokens(db, known.id)
    } else {
      const base = {
        version: 1,
        created_at: now,
        created_by: 'sign-in',
        updated_at: now,
        updated_by: 'sign-in',
      }
      // Stores a session without requests as ended, so that its first request is refused.
      await db
        .insertInto('sign_in_sessions')
        .values({
          id: newId(now.getTime()),
          user_id: known.id,
          key: `sid:${sessionId}`,
          separate: true,
          device_hash: '',
          device: '',
          browser: '',
          system: '',
          country: '',
          first_seen_at: now,
          last_seen_at: now,
          ended_at: now,
          ...base,
        })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'key']).doUpdateSet({ ended_at: now }),
        )
        .execute()
    }
    return known
  })
  if (user) await revokeSessions(engine, user.id)
}

const refuseOlderTokens = (db: Db, userId: string) =>
  db
    .updateTable('users')
    .set({
      tokens_from: sql<Date>`greatest(coalesce(tokens_from, '-infinity'), ${new Date(systemClock.now())}::timestamptz)`,
    })
    .where('id', '=', userId)
    .execute()

function noteSignOut(
  { db, engine }: EngineTx,
  user: { id: string; tenant_id: string; email: string },
  actor: Actor,
  what: string,
) {
  const whose = actor.id === user.id ? '' : ` (${user.email})`
  return engine.stores.note(
    { tenantId: user.tenant_id, actor },
    { action: 'other', entity: 'user', entityId: user.id, summary: `${what}${whose}` },
    { db },
  )
}

async function notifyProvider({ engine }: SessionCare, notify: () => Promise<void>): Promise<void> {
  try {
    await notify()
  } catch (error) {
    engine.log.warn({ fault: messageOf(error) }, 'the identity provider did not end a session')
    throw fail(
      'unavailable',
      'Signed out here, but not at the identity provider. Sign out of all other devices in a minute.',
    )
  }
}
