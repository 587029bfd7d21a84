import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Database, Db } from '#platform/database/database.ts'
import { sealPlace, type Secrets } from '#platform/secrets.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { jsonb } from '#platform/database/jsonb.ts'

export interface ProviderKeys {
  /**
   * Signing keys, the current one first. The others only verify until every token they signed has
   * expired.
   */
  jwks: JWK[]
  /** Cookie keys, the current one first. */
  cookies: string[]
}

interface Timed {
  /** ISO 8601, by the machine's clock. */
  since: string
}
interface KeptKeys {
  signing: (Timed & { jwk: JWK })[]
  cookies: (Timed & { key: string })[]
}
/** The format before key rotation existed. */
interface FormerKeys {
  jwk: JWK
  cookies: string[]
}

const ID = 'identity-keys'
const PLACE = sealPlace('secret-value', 'value', ID)
/** A key signs for this long. */
const ROTATE_AFTER = 90 * DAY_MS
/** The longest-lived token, the ID token, lasts ten hours; the rest allows for clock skew. */
const VERIFY_FOR = DAY_MS
/** Sessions last 14 days, and their cookies are signed again when they are used. */
const COOKIES_FOR = 15 * DAY_MS

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), use: 'sig', alg: 'RS256' }
}

async function addKeys({ signing, cookies }: KeptKeys, now: number): Promise<KeptKeys> {
  const since = new Date(now).toISOString()
  return {
    signing: [{ jwk: await makeSigningKey(), since }, ...signing],
    cookies: [{ key: randomBytes(32).toString('base64url'), since }, ...cookies],
  }
}

/**
 * A key is superseded when the one before it in the list began, and is kept for `span` from then
 * on.
 */
const stillNeeded = <T extends Timed>(keys: readonly T[], span: number, now: number) =>
  keys.filter((_one, at) => at === 0 || now - Date.parse(keys[at - 1]!.since) < span)

const withoutExpired = ({ signing, cookies }: KeptKeys, now: number): KeptKeys => ({
  signing: stillNeeded(signing, VERIFY_FOR, now),
  cookies: stillNeeded(cookies, COOKIES_FOR, now),
})

/** Keys in the former format count as made now, so that a product update rotates nothing. */
function readKept(text: string, now: number): KeptKeys {
  const read = JSON.parse(text) as KeptKeys | FormerKeys
  if ('signing' in read) return read
  const since = new Date(now).toISOString()
  return {
    signing: [{ jwk: read.jwk, since }],
    cookies: read.cookies.map((key) => ({ key, since })),
  }
}

const read = (db: Db) =>
  db.selectFrom('secret_values').select('value').where('id', '=', ID).forUpdate().executeTakeFirst()
const sealedIn = (row: { value: unknown }) => (row.value as { sealed: string }).sealed
const forProvider = ({ signing, cookies }: KeptKeys): ProviderKeys => ({
  jwks: signing.map(({ jwk }) => jwk),
  cookies: cookies.map(({ key }) => key),
})

function openKept(secrets: Secrets, sealed: string, now: number): KeptKeys {
  try {
    return readKept(secrets.open(sealed, PLACE), now)
  } catch {
    throw new Error(
      'The sign-in keys in the database were sealed with another SECRET_KEY. Start with ' +
        'the key that was used before, or add it to SECRET_KEY_PREVIOUS.',
    )
  }
}

/**
 * Two concurrent processes end up with the same keys: the second waits for the row of the first.
 */
async function makeFirst(database: Database, secrets: Secrets, now: number): Promise<void> {
  const sealed = secrets.seal(
    JSON.stringify(await addKeys({ signing: [], cookies: [] }, now)),
    PLACE,
  )
  const at = new Date(now)
  const row = {
    id: ID,
    value: jsonb({ sealed }),
    version: 1,
    created_at: at,
    created_by: 'identity',
    updated_at: at,
    updated_by: 'identity',
  }
  await database.system((db) =>
    db
      .insertInto('secret_values')
      .values(row)
      .onConflict((c) => c.column('id').doNothing())
      .execute(),
  )
}

/**
 * Signing and cookie keys of the installation, stored sealed, so that a restart signs no one out.
 * Keys are superseded after 90 days, and all of them when the sealing key is rotated: a new key
 * signs, the former ones verify until everything they signed has expired.
 * @param now by the machine's clock, in milliseconds
 * @throws Error with a readable message when the keys were sealed with a key that is not configured
 * here
 */
export async function keptKeys(
  database: Database,
  secrets: Secrets,
  now = Date.now(),
): Promise<ProviderKeys> {
  const known = await database.system((db) =>
    db.selectFrom('secret_values').select('id').where('id', '=', ID).executeTakeFirst(),
  )
  if (!known) await makeFirst(database, secrets, now)
  return database.system(async (db) => {
    const sealed = sealedIn((await read(db))!)
    const kept = openKept(secrets, sealed, now)
    const isFormer = sealed.startsWith('v1.')
    const isDue =
      now - Date.parse(kept.signing[0]!.since) >= ROTATE_AFTER ||
      (!isFormer && !sealed.startsWith(secrets.prefix))
    const next = withoutExpired(isDue ? await addKeys(kept, now) : kept, now)
    const isSame =
      !isDue &&
      !isFormer &&
      next.signing.length === kept.signing.length &&
      next.cookies.length === kept.cookies.length
    if (!isSame) {
      const value = jsonb({ sealed: secrets.seal(JSON.stringify(next), PLACE) })
      await db
        .updateTable('secret_values')
        .set({ value, updated_at: new Date(now) })
        .where('id', '=', ID)
        .execute()
    }
    return forProvider(next)
  })
}
