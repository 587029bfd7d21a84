import { sql } from 'kysely'
import type { Engine } from '#engine/kernel/engine.ts'

/** One person's choices, by name. */
export type Preferences = Record<string, unknown>

/** Reads a person's choices for their screens. */
export async function readPreferences({ database }: Engine, userId: string): Promise<Preferences> {
  const row = await database.system((db) =>
    db.selectFrom('users').select('preferences').where('id', '=', userId).executeTakeFirst(),
  )
  return row?.preferences ?? {}
}

/**
 * Sets one choice, or removes it with null. The database merges the choices, so that concurrent
 * writes of different choices are both kept.
 */
export async function keepPreference(
  { database }: Engine,
  userId: string,
  name: string,
  value: unknown,
): Promise<Preferences> {
  const next =
    value === null
      ? sql`preferences - ${name}::text`
      : sql`jsonb_set(preferences, array[${name}::text], ${JSON.stringify(value)}::jsonb)`
  const { rows } = await database.system((db) =>
    sql<{
      preferences: Preferences
    }>`update users set preferences = ${next} where id = ${userId} returning preferences`.execute(
      db,
    ),
  )
  return rows[0]?.preferences ?? {}
}
