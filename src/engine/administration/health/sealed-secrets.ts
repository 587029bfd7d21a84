import { countSealed } from '#store/reseal-secrets.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import type { HealthFinding } from './read-health.ts'

const secretsOf = (n: number) => (n === 1 ? '1 secret is' : `${n.toLocaleString('en')} secrets are`)

/**
 * Checks whether everything is sealed with the current key, and whether older keys can be removed.
 */
export async function sealedSecrets({ database, stores, secrets }: Engine): Promise<HealthFinding> {
  const { total, outdated, unknownKeys } = await countSealed(database, stores.entities, secrets)
  if (unknownKeys.length > 0)
    return {
      state: 'fault',
      found: `Some secrets are sealed with a key that is not configured (id ${unknownKeys.join(', ')}).`,
      advice:
        'Add that key to SECRET_KEY_PREVIOUS and restart, or enter the passwords of the mailboxes anew.',
    }
  if (outdated > 0)
    return {
      state: 'caution',
      found: `${secretsOf(outdated)} still sealed with an older key.`,
      advice:
        'Jobs seal them with the current key. Keep the older key until none is left; restart when no job is running.',
      link: '/admin/jobs',
    }
  const found = `${secretsOf(total)} sealed with the current key (id ${secrets.keyId}).`
  if (secrets.olderKeyIds.length === 0) return { state: 'ok', found }
  return {
    state: 'ok',
    found: `${found} No older key is needed any more.`,
    advice:
      'Remove SECRET_KEY_PREVIOUS, or run: npm run cli -- rotate-key forget. Keep the old ' +
      'key with backups from before.',
  }
}
