import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import { sealPlace } from '#platform/secrets.ts'
import { systemScope, type Engine } from './engine.ts'

/**
 * The value of a system property by its type; secrets are unsealed. Null when there is no such
 * property.
 * @throws ProductError `wrong_state` for a value that does not fit its type
 */
export async function systemProperty(
  { stores, secrets }: Pick<Engine, 'stores' | 'secrets'>,
  id: string,
): Promise<unknown> {
  const found = await stores.of('system-property').get(systemScope(''), id)
  if (!found) return null
  const value = found.value ?? ''
  switch (found.type) {
    case 'secret':
      return secrets.open(value, sealPlace('system-property', 'value', id))
    case 'boolean':
      return value.trim() === 'true'
    case 'number': {
      const number = Number(value)
      if (value.trim() === '' || !Number.isFinite(number))
        throw fail('wrong_state', say('The system property "{id}" is not a number.', { id }))
      return number
    }
    case 'json':
      try {
        return JSON.parse(value)
      } catch {
        throw fail('wrong_state', say('The system property "{id}" is not valid JSON.', { id }))
      }
    default:
      return value
  }
}
