import { say } from '#language'
import { keyRoleOf, rankOf, type KeyRole, type Role } from '#model/schema/access.ts'
import type { ApiKey, ApiKeyRow } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { KeyView } from '#model/api/key-standing.ts'
import { randomToken } from '#model/lib/random-token.ts'
import { sha256 } from '#platform/secrets.ts'
import { announce } from '#engine/kernel/announce.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import type { RemoveOptions, RecordVersion } from '#store/entity-store.ts'
import { makersOf, standingOf } from './api-keys.ts'

/** The caller who makes or revokes a key: a person, or a key with its current rights. */
export interface KeyCaller {
  kind: 'user' | 'api-key'
  id: string
  /** The person behind it; empty for keys without a maker. */
  personId: string
  role: Role
}

export interface KeyInput {
  name: string
  kind: 'secret' | 'public'
  /** Absent: the highest role that the caller may give. */
  role?: KeyRole
  scopes?: string[]
  expiresAt?: string | null
}

const fault = (code: 'forbidden' | 'invalid', path: string, message: string) =>
  fail(code, message, [{ path, message }])

type Origin = Pick<ApiKeyRow, 'origin' | 'maker_id' | 'expires_at'> & { parentId: string | null }

/** The origin of a new key. A key made by a key has the maker of its parent, and ends with it. */
async function originOf(
  engine: Engine,
  { tenantId }: ActorScope,
  caller: KeyCaller,
): Promise<Origin> {
  if (caller.kind === 'user')
    return { origin: 'person', maker_id: caller.id, expires_at: null, parentId: null }
  const parent = await engine.database.tenant(tenantId, (db) =>
    db
      .selectFrom('api_keys')
      .select(['origin', 'maker_id', 'expires_at'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', caller.id)
      .executeTakeFirst(),
  )
  if (!parent) throw fail('unauthenticated', 'This API key is not known, or was revoked.')
  return { ...parent, parentId: caller.id }
}

function expiryOf(
  asked: string | null | undefined,
  parent: Date | null,
  now: number,
): string | null {
  if (asked && Date.parse(asked) <= now)
    throw fault('invalid', '/expiresAt', 'Choose a date in the future.')
  if (!parent) return asked ?? null
  if (asked && Date.parse(asked) > parent.getTime())
    throw fault(
      'invalid',
      '/expiresAt',
      say('A key cannot outlive the key that makes it, which expires at {time}.', {
        time: parent.toISOString(),
      }),
    )
  return asked ?? parent.toISOString()
}

/**
 * Makes a key with at most its maker's rights (decision 053). The returned value cannot be read
 * again.
 * @throws ProductError `forbidden` for rights above the caller's; `invalid` for an expiry in the
 * past or after the parent's
 */
export async function makeKey(
  engine: Engine,
  scope: ActorScope,
  caller: KeyCaller,
  { role, ...values }: KeyInput,
): Promise<{ record: ApiKey; key: string }> {
  const highest = keyRoleOf(caller.role)
  if (role && rankOf(role) > rankOf(highest))
    throw fault('forbidden', '/role', 'You cannot give a key more rights than you have.')
  const { origin, maker_id, parentId, expires_at } = await originOf(engine, scope, caller)
  const key = `${values.kind === 'secret' ? 'sk' : 'pk'}_${randomToken()}`
  const record = await engine.stores.of('api-key').create(scope, {
    ...values,
    role: role ?? highest,
    origin,
    makerId: maker_id,
    parentId,
    expiresAt: expiryOf(values.expiresAt, expires_at, engine.clock.now()),
    prefix: key.slice(0, 8),
    keyHash: sha256(key),
  })
  return { record, key }
}

/** Keys with their current rights and maker, and whether the caller may revoke them. */
export async function keyViews<K extends Pick<ApiKey, 'id'>>(
  engine: Engine,
  { tenantId }: ActorScope,
  caller: Pick<KeyCaller, 'role'>,
  keys: readonly K[],
): Promise<(K & KeyView)[]> {
  const now = new Date(engine.clock.now())
  if (keys.length === 0) return []
  return engine.database.system(async (db) => {
    const ids = keys.map(({ id }) => id)
    const rows = await db
      .selectFrom('api_keys as k')
      .leftJoin('api_keys as p', (join) =>
        join.onRef('p.tenant_id', '=', 'k.tenant_id').onRef('p.id', '=', 'k.parent_id'),
      )
      .select([
        'k.id',
        'k.tenant_id',
        'k.origin',
        'k.role',
        'k.expires_at',
        'k.maker_id',
        'p.name as parent_name',
      ])
      .where('k.tenant_id', '=', tenantId)
      .where('k.id', 'in', ids)
      .execute()
    const makers = await makersOf(db, [...new Set(rows.flatMap((row) => row.maker_id ?? []))])
    return keys.flatMap((key) => {
      const row = rows.find(({ id }) => id === key.id)
      if (!row) return []
      const maker = makers.get(row.maker_id ?? '')
      const standing = standingOf(row, maker, now)
      const mayNow =
        standing.state === 'active' ? { role: standing.role, readOnly: standing.readOnly } : null
      return [
        {
          ...key,
          state: standing.state,
          mayNow,
          makerName: maker?.name ?? null,
          parentName: row.parent_name,
          revocable: mayRevoke(caller, row.role),
        },
      ]
    })
  })
}

const mayRevoke = (caller: Pick<KeyCaller, 'role'>, role: KeyRole): boolean =>
  rankOf(caller.role) >= rankOf(role)

/**
 * Revokes a key and every key that it made: the reference to the parent cascades in the same
 * transaction. Closes their open streams.
 * @throws ProductError `forbidden` for a key with more rights than the caller
 */
export async function revokeKey(
  engine: Engine,
  scope: ActorScope,
  caller: Pick<KeyCaller, 'role'>,
  { id, version }: RecordVersion,
  removal: RemoveOptions = {},
): Promise<ApiKey> {
  const store = engine.stores.of('api-key')
  const key = await store.get(scope, id)
  if (!key) throw fail('not_found', 'There is no such API key.')
  if (!mayRevoke(caller, key.role))
    throw fail(
      'forbidden',
      'This key has more rights than you have. Ask an administrator of your organization to revoke it.',
    )
  return engine.database.tenant(scope.tenantId, async (db) => {
    const revoked = await store.remove(scope, id, version, { ...removal, db })
    await announce(db, scope.tenantId, 'closed', { keys: true })
    return revoked
  })
}
