import { entities } from '#model/schema/entities.generated.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { forgetOlderKeys, rotateKeyFile, sealingKeys } from '#platform/sealing-keys.ts'
import { createSecrets } from '#platform/secrets.ts'
import { countSealed } from '#store/reseal-secrets.ts'

/**
 * Creates a new sealing key in `secret.key`, or deletes the older ones.
 * @returns a sentence with the result and the next step
 * @throws Error with a readable message if the key is managed elsewhere, or secrets still need an
 * older key
 */
export async function rotateKey(config: Config, verb: string, database: Database): Promise<string> {
  if (verb !== '' && verb !== 'forget') throw new Error('Say: rotate-key, or rotate-key forget')
  if (verb === '') {
    rotateKeyFile(config)
    return (
      'A new key is in secret.key. Restart the product: it then seals every secret anew, and ' +
      'Health says when the older key is no longer needed.'
    )
  }
  const keys = sealingKeys(config)
  const { outdated: left } = await countSealed(
    database,
    entities,
    createSecrets(keys.current, keys.older),
  )
  if (left > 0)
    throw new Error(
      `${left} secrets are still sealed with an older key. Start the product and wait ` +
        'until Health says that none is left.',
    )
  const forgotten = forgetOlderKeys(config)
  return forgotten === 0
    ? 'There is no older key in secret.key.'
    : 'The older keys were removed from secret.key. Backups from before need them: keep a copy with those.'
}
