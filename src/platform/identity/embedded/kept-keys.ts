import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import type { Secrets } from '#platform/secrets.ts'

export interface ProviderKeys {
  jwk: JWK
  cookies: string[]
}

const ID = 'identity-keys'

async function makeKeys(): Promise<ProviderKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    jwk: { ...(await exportJWK(privateKey)), kid: randomUUID(), use: 'sig', alg: 'RS256' },
    cookies: [randomBytes(32).toString('base64url')],
  }
}

/** Signing and cookie keys, made once for the installation and kept sealed, so that a restart signs nobody out. Two processes at once agree on one. */
export async function keptKeys(database: Database, secrets: Secrets): Promise<ProviderKeys> {
  const read = () =>
    database.system((db) =>
      db.selectFrom('secret_values').select('value').where('id', '=', ID).executeTakeFirst(),
    )
  let row = await read()
  if (!row) {
    const value = JSON.stringify({
      sealed: secrets.seal(JSON.stringify(await makeKeys())),
    }) as never
    const now = new Date()
    await database.system((db) =>
      db
        .insertInto('secret_values')
        .values({
          id: ID,
          value,
          version: 1,
          created_at: now,
          created_by: 'identity',
          updated_at: now,
          updated_by: 'identity',
        })
        .onConflict((c) => c.column('id').doNothing())
        .execute(),
    )
    row = await read()
  }
  try {
    return JSON.parse(secrets.open((row!.value as { sealed: string }).sealed)) as ProviderKeys
  } catch {
    throw new Error(
      'The sign-in keys in the database were sealed with another SECRET_KEY. Start with the key that was used before.',
    )
  }
}
