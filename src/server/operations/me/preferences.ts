import { say } from '#language'
import { keepPreference, readPreferences } from '#engine/administration/accounts/preferences.ts'
import { fail } from '#model/lib/errors.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'

/** Enough for the columns of every list, and too small to store files. */
const MAX_BYTES = 4096
const MAX_NAMES = 200

function personIn({ caller }: EndpointInput): string {
  if (caller.actor.kind !== 'user')
    throw fail('forbidden', 'An API key is not a person, and has no preferences.')
  return caller.actor.id
}

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/preferences',
  access: 'person',
  summary: 'How the current user set up their screens',
  handler: (input) => readPreferences(input.engine, personIn(input)),
})

/** Read-only people may still store their preferences. */
export const putPreference = endpoint({
  method: 'PUT',
  path: '/api/v1/users/me/preferences',
  access: 'person',
  summary: 'Keep or, with null, forget one choice of the current user',
  body: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'Name', minLength: 1, maxLength: 80 },
      value: { title: 'Value', nullable: true },
    },
    required: ['name'],
    additionalProperties: false,
  },
  async handler(input) {
    const userId = personIn(input)
    const { name, value = null } = input.body
    if (JSON.stringify(value).length > MAX_BYTES)
      throw fail('invalid', 'A preference holds at most 4 KB.', [
        { path: '/value', message: 'At most 4 KB.' },
      ])
    const known = await readPreferences(input.engine, userId)
    if (!(name in known) && Object.keys(known).length >= MAX_NAMES)
      throw fail('invalid', say('At most {most} preferences are kept.', { most: MAX_NAMES }), [
        { path: '/name', message: 'Too many.' },
      ])
    return keepPreference(input.engine, userId, name, value)
  },
})
