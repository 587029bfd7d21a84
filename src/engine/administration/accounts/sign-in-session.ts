import { sql } from 'kysely'
import { systemClock } from '#platform/clock.ts'
import type { Db } from '#platform/database/database.ts'
import { InvalidToken, type TokenClaims } from '#platform/identity/identity.ts'
import { sha256 } from '#platform/secrets.ts'
import { deviceOf } from '#platform/visitors/device.ts'
import type { UserRow } from '#model/schema/entities.generated.ts'
import { newId } from '#model/lib/ids.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { queueNewDeviceNotice } from '#engine/administration/notices/new-device.ts'

/*
 * Sessions use the machine's clock, because tokens are issued by it and the product's clock may be
 * moved.
 */

/** What a request reveals about its browser. */
export interface Sighting {
  /** From the signed device cookie; empty without a valid one. */
  deviceId: string
  userAgent: string
  address: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** The session of a request, with the fields that are read along with the user. */
export interface SessionState {
  id: string | null
  endedAt: Date | null
  lastSeenAt: Date | null
}

/** Precision of "last seen". */
const SEEN_EVERY = 5 * 60_000
/** Sessions unused for this long are deleted, and their devices with them. */
const FORGET_AFTER = 400 * 86_400_000

/**
 * Derives the device id of a browser without a device cookie from its session, so that concurrent
 * requests get the same id.
 */
export const newDeviceId = (claims: TokenClaims, sighting: Sighting): string =>
  sha256(
    `device ${claims.subject} ${claims.sessionId || `${claims.issuedAt ?? 0} ${sighting.userAgent}`}`,
  )

/**
 * Identifies a session: by the provider's session id, otherwise by the device, otherwise by the
 * user agent.
 */
export function sessionKey(
  { subject, sessionId }: TokenClaims,
  { deviceId, userAgent }: Sighting,
): string {
  if (sessionId) return `sid:${sessionId.slice(0, 150)}`
  return deviceId ? `device:${sha256(deviceId)}` : `agent:${sha256(`${subject} ${userAgent}`)}`
}

/**
 * Refuses tokens of ended sessions. A token of a session that is unknown or cannot be distinguished
 * must have been issued after the person last signed out everywhere.
 * @throws InvalidToken
 */
export function checkSession(
  user: Pick<UserRow, 'tokens_from'>,
  claims: TokenClaims,
  { id, endedAt }: SessionState,
): void {
  if (endedAt && (claims.sessionId || (claims.issuedAt ?? 0) <= endedAt.getTime()))
    throw new InvalidToken('This session was signed out.')
  const isKnown = id !== null && claims.sessionId
  if (!isKnown && user.tokens_from && (claims.issuedAt ?? 0) <= user.tokens_from.getTime())
    throw new InvalidToken('This session was signed out.')
}

function facts({ places }: Pick<Engine, 'places'>, { userAgent, address, headers }: Sighting) {
  const {
    deviceCategory = '',
    userAgentName = '',
    operatingSystemFamily = '',
  } = deviceOf(userAgent)
  const country = places.of(address, headers).sessionCountryCode ?? ''
  return {
    device: deviceCategory.slice(0, 40),
    browser: userAgentName.slice(0, 60),
    system: operatingSystemFamily.slice(0, 60),
    country,
  }
}

/**
 * Stores the first request of a session and, in the same transaction, queues the notice about a
 * device that is new to this account. The first session of an account causes no notice.
 * @returns the session's id
 */
export async function noteSession(
  engine: Engine,
  user: UserRow,
  claims: TokenClaims,
  sighting: Sighting,
): Promise<string> {
  const now = new Date(systemClock.now())
  const seen = facts(engine, sighting)
  const deviceHash = sha256(sighting.deviceId || newDeviceId(claims, sighting))
  const values = {
    ...seen,
    key: sessionKey(claims, sighting),
    separate: Boolean(claims.sessionId),
    device_hash: deviceHash,
  }
  return engine.database.system(async (db) => {
    // Serializes concurrent first requests, also of two devices, so that only one of them counts as
    // the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${user.id}, 7421062))`.execute(db)
    const before = await db
      .selectFrom('sign_in_sessions')
      .select(['id', 'key', 'ended_at', 'device_hash', 'browser', 'system', 'country'])
      .where('user_id', '=', user.id)
      .execute()
    const base = {
      version: 1,
      created_at: now,
      created_by: 'sign-in',
      updated_at: now,
      updated_by: 'sign-in',
    }
    const known = before.find(({ key }) => key === values.key)
    if (known) {
      // The session was ended during this request. A session without a provider session id starts
      // again with a newer token.
      if (known.ended_at && claims.sessionId) throw new InvalidToken('This session was signed out.')
      await db
        .updateTable('sign_in_sessions')
        .set({ ended_at: null, last_seen_at: now })
        .where('id', '=', known.id)
        .execute()
      return known.id
    }
    const id = newId(now.getTime())
    await db
      .insertInto('sign_in_sessions')
      .values({
        id,
        user_id: user.id,
        ...values,
        first_seen_at: now,
        last_seen_at: now,
        ended_at: null,
        ...base,
      })
      .execute()
    await db
      .deleteFrom('sign_in_sessions')
      .where('user_id', '=', user.id)
      .where('last_seen_at', '<', new Date(now.getTime() - FORGET_AFTER))
      .execute()
    const used = before.filter((one) => one.device_hash !== '')
    if (used.length > 0 && !used.some((one) => isSameDevice(one, values)))
      await queueNewDeviceNotice(db, engine, user, {
        sessionId: id,
        ...seen,
        at: now.toISOString(),
      })
    return id
  })
}

type Marks = Record<'device_hash' | 'browser' | 'system' | 'country', string>

/**
 * Requires the same cookie in the same browser and no change of country: a copied cookie alone does
 * not make a known device.
 */
const isSameDevice = (a: Marks, b: Marks) =>
  a.device_hash === b.device_hash &&
  a.browser === b.browser &&
  a.system === b.system &&
  (a.country === b.country || a.country === '' || b.country === '')

/** Updates "last seen" of a session, at most every five minutes. */
export async function touchSession(
  { database }: Pick<Engine, 'database'>,
  { id, lastSeenAt }: SessionState,
): Promise<void> {
  const now = systemClock.now()
  if (!id || (lastSeenAt && Math.abs(now - lastSeenAt.getTime()) < SEEN_EVERY)) return
  await database.system((db) =>
    db
      .updateTable('sign_in_sessions')
      .set({ last_seen_at: new Date(now) })
      .where('id', '=', id)
      .execute(),
  )
}

/** Loads a person with the session of this request, in one statement. */
export async function userWithSession(
  db: Db,
  subject: string,
  key: string,
): Promise<{ user: UserRow; session: SessionState } | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('sign_in_sessions as s', (join) =>
      join.onRef('s.user_id', '=', 'users.id').on('s.key', '=', key),
    )
    .selectAll('users')
    .select([
      's.id as session_id',
      's.ended_at as session_ended_at',
      's.last_seen_at as session_seen_at',
    ])
    .where('users.subject', '=', subject)
    .executeTakeFirst()
  if (!row) return null
  const { session_id: id, session_ended_at: endedAt, session_seen_at: lastSeenAt, ...user } = row
  return { user: user, session: { id, endedAt, lastSeenAt } }
}
