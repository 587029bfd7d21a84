import type { Database } from '#platform/database/database.ts'
import { jsonb } from '#platform/database/jsonb.ts'

const ID = 'development-clock'

/** The offset of the moved clock in milliseconds, stored so that a restart keeps it. */
export async function keptOffset(database: Database): Promise<number> {
  const row = await database.system((db) =>
    db.selectFrom('secret_values').select('value').where('id', '=', ID).executeTakeFirst(),
  )
  return Number(row?.value?.offset ?? 0)
}

export async function keepOffset(database: Database, offset: number): Promise<void> {
  const now = new Date()
  const value = jsonb({ offset })
  await database.system((db) =>
    db
      .insertInto('secret_values')
      .values({
        id: ID,
        value,
        version: 1,
        created_at: now,
        created_by: 'development',
        updated_at: now,
        updated_by: 'development',
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ value, updated_at: now }))
      .execute(),
  )
}
