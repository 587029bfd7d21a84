import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Entity } from '#model/schema/entity.ts'
import { jsonb } from '#platform/database/jsonb.ts'
import { installationPlace, opensSealed } from './reseal-secrets.ts'

const ID = 'sealing-key'
const TEXT = 'sealed with the key of this installation'

/**
 * Detects a wrong sealing key at the start rather than at the first secret: a known text is stored
 * sealed, and must open.
 * @throws Error with a readable message when no configured key opens it
 */
export async function checkSealingKey(
  database: Database,
  entities: readonly Entity[],
  secrets: Secrets,
): Promise<void> {
  const kept = await readKept(database)
  if (!kept && (await opensSealed(database, entities, secrets)) === false)
    throw new Error(
      'The secrets in the database were sealed with another SECRET_KEY. Start with the key ' +
        'that was used before, or add it to SECRET_KEY_PREVIOUS.',
    )
  const sealed = kept ?? (await makeFirst(database, secrets))
  try {
    secrets.open(sealed, installationPlace(ID))
  } catch {
    const id = sealed.split('.')[1] ?? ''
    throw new Error(
      `The secrets in the database were sealed with another key (its id is ${id}; the id ` +
        `of the current key is ${secrets.keyId}). Start with the key that was used before, ` +
        'or add it to SECRET_KEY_PREVIOUS.',
    )
  }
}

const readKept = (database: Database): Promise<string | undefined> =>
  database.system(async (db) => {
    const row = await db
      .selectFrom('secret_values')
      .select('value')
      .where('id', '=', ID)
      .executeTakeFirst()
    return (row?.value as { sealed: string } | undefined)?.sealed
  })

/** Processes that start at the same time keep the text of the first. */
async function makeFirst(database: Database, secrets: Secrets): Promise<string> {
  const now = new Date(systemClock.now())
  const value = jsonb({ sealed: secrets.seal(TEXT, installationPlace(ID)) })
  await database.system((db) =>
    db
      .insertInto('secret_values')
      .values({
        id: ID,
        value,
        version: 1,
        created_at: now,
        created_by: 'system',
        updated_at: now,
        updated_by: 'system',
      })
      .onConflict((c) => c.column('id').doNothing())
      .execute(),
  )
  return (await readKept(database))!
}
