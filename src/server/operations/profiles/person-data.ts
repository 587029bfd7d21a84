import { fail } from '#model/lib/errors.ts'
import { scopesAllow } from '#model/schema/key-scopes.ts'
import { downloadPerson, erasePerson } from '#engine/ingest/people/person-data.ts'
import { recordScope } from '../../crud/crud-endpoints.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'

const profiles = ({ engine }: EndpointInput) => engine.stores.of('profile').entity

export const getPerson = endpoint({
  method: 'GET',
  path: '/api/v1/profiles/:id/download',
  access: 'audience',
  summary: 'Everything that is kept about one person',
  async handler(input) {
    const data = await downloadPerson(
      input.engine,
      recordScope(profiles(input), 'read', input),
      input.params.id,
    )
    input.reply.header(
      'content-disposition',
      `attachment; filename="profile-${input.params.id}.json"`,
    )
    return data
  },
})

export const postErase = endpoint({
  method: 'POST',
  path: '/api/v1/profiles/:id/erase',
  access: 'write-audience',
  summary: 'Forget one person, with everything that is kept about them',
  body: {
    type: 'object',
    properties: {
      contacts: {
        type: 'boolean',
        title: 'Contact too',
        description: 'Also erases the contact with the same address, with its emails and replies.',
      },
    },
    required: [],
    additionalProperties: false,
  },
  handler(input) {
    const { contacts = false } = input.body ?? {}
    if (contacts && !scopesAllow(input.caller.scopes, 'contacts', true))
      throw fail('forbidden', 'This key may not delete contacts.')
    return erasePerson(
      input.engine,
      recordScope(profiles(input), 'write', input),
      input.params.id,
      { contacts },
    )
  },
})
