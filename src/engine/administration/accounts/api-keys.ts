import { keyRoleOf, lowerRole, type KeyRole, type Role } from '#model/schema/access.ts'
import type { ApiKeyRow } from '#model/schema/entities.generated.ts'
import type { KeyStanding } from '#model/api/key-standing.ts'
import { sha256 } from '#platform/secrets.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { writeIfThereIsRoom } from '#engine/kernel/disk-full-note.ts'

/** The person whose rights a key uses, as currently stored. */
export interface KeyMaker {
  id: string
  tenant_id: string
  role: Role
  read_only: boolean
  active: boolean
  name: string
}

type KeyFacts = Pick<ApiKeyRow, 'tenant_id' | 'origin' | 'role' | 'expires_at'>

/**
 * The current rights of a key: those of its maker, but never more than when the key was made
 * (decision 053). A key ends with its maker's access to the organization. Keys without a maker have
 * the rights they were made with.
 */
export function standingOf(key: KeyFacts, maker: KeyMaker | undefined, now: Date): KeyStanding {
  if (key.expires_at && key.expires_at <= now) return { state: 'expired' }
  if (key.origin !== 'person') return { state: 'active', role: key.role, readOnly: false }
  if (!maker) return { state: 'maker-deleted' }
  if (!maker.active) return { state: 'maker-blocked' }
  if (maker.tenant_id !== key.tenant_id && maker.role !== 'ADMIN') return { state: 'maker-moved' }
  return {
    state: 'active',
    role: lowerRole(key.role, keyRoleOf(maker.role)) as KeyRole,
    readOnly: maker.read_only,
  }
}

/** The makers of keys, by id. Deleted people are missing. */
export async function makersOf(db: Db, ids: readonly string[]): Promise<Map<string, KeyMaker>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'tenant_id', 'role', 'read_only', 'active', 'email', 'first_name', 'last_name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ email, first_name, last_name, ...row }) => [
      row.id,
      { ...row, name: [first_name, last_name].filter(Boolean).join(' ') || email },
    ]),
  )
}

export interface KnownKey {
  row: ApiKeyRow
  standing: KeyStanding
}

/**
 * The row of a key with its current rights, or null for an unknown key. Records the use of an
 * active key.
 */
export async function knownApiKey(engine: Engine, key: string): Promise<KnownKey | null> {
  const { database, clock } = engine
  const now = new Date(clock.now())
  const known = await database.system(async (db) => {
    const row = await db
      .selectFrom('api_keys')
      .selectAll()
      .where('key_hash', '=', sha256(key))
      .executeTakeFirst()
    if (!row) return null
    const makers = await makersOf(db, row.maker_id ? [row.maker_id] : [])
    return { row, standing: standingOf(row, makers.get(row.maker_id ?? ''), now) }
  })
  if (known?.standing.state === 'active')
    await writeIfThereIsRoom(engine, () => touchKey(engine, known.row, now))
  return known
}

/** Writes "last used" at most once a minute, so that not every call causes a write. */
async function touchKey({ database }: Engine, row: ApiKeyRow, now: Date): Promise<void> {
  if (row.last_used_at && now.getTime() - row.last_used_at.getTime() <= 60_000) return
  await database.system((db) =>
    db
      .updateTable('api_keys')
      .set({ last_used_at: now })
      .where('tenant_id', '=', row.tenant_id)
      .where('id', '=', row.id)
      .execute(),
  )
}
