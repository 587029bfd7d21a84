import { say } from '#language'
import { countSealed } from '#store/reseal-secrets.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { HealthFinding } from './health-text.ts'

/**
 * Checks whether everything is sealed with the current key, and whether older keys can be removed.
 */
export async function sealedSecrets({ database, stores, secrets }: Engine): Promise<HealthFinding> {
  const { total, outdated, unknownKeys } = await countSealed(database, stores.entities, secrets)
  if (unknownKeys.length > 0)
    return {
      state: 'fault',
      found: say('Some secrets are sealed with a key that is not configured (id {ids}).', {
        ids: unknownKeys.join(', '),
      }),
      advice: say(
        'Add that key to SECRET_KEY_PREVIOUS and restart, or enter the passwords of the mailboxes again.',
      ),
    }
  if (outdated > 0)
    return {
      state: 'caution',
      found: say(
        {
          one: '{count} secret is still sealed with an older key.',
          other: '{count} secrets are still sealed with an older key.',
        },
        { count: outdated },
      ),
      advice: say(
        'Jobs seal them with the current key. Keep the older key until none is left; restart when no job is running.',
      ),
      link: '/admin/jobs',
    }
  const found = say(
    {
      one: '{count} secret is sealed with the current key (id {id}).',
      other: '{count} secrets are sealed with the current key (id {id}).',
    },
    { count: total, id: secrets.keyId },
  )
  if (secrets.olderKeyIds.length === 0) return { state: 'ok', found }
  return {
    state: 'ok',
    found: `${found} ${say('No older key is needed any more.')}`,
    advice: say(
      'Remove SECRET_KEY_PREVIOUS, or run: {command}. Keep the old key with backups from before.',
      { command: 'npm run cli -- rotate-key forget' },
    ),
  }
}
