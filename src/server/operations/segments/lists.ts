import { addToList, listPeople, MAX_AT_ONCE, takeOffList } from '#engine/segments/lists.ts'
import { endpoint } from '../../base/endpoint.ts'
import { pageOf, sendPage } from '../../base/scope-of.ts'
import { audienceScope } from './audience-scope.ts'

const path = '/api/v1/lists/:id/members'
const body = {
  type: 'object',
  properties: {
    profileIds: {
      type: 'array',
      title: 'People',
      items: { type: 'string', maxLength: 36 },
      minItems: 1,
      maxItems: MAX_AT_ONCE,
    },
  },
  required: ['profileIds'],
  additionalProperties: false,
} as const
const idsIn = (given: unknown) => (given as { profileIds: string[] }).profileIds

export const getListMembers = endpoint({
  method: 'GET',
  path,
  access: 'audience',
  summary: 'The people on a list, page by page',
  query: { range: { type: 'string' }, filter: { type: 'string' } },
  async handler(input) {
    const page = pageOf(input)
    return sendPage(
      input,
      'members',
      page.first,
      await listPeople(input.engine, audienceScope(input), input.params.id, page),
    )
  },
})

export const postListMembers = endpoint({
  method: 'POST',
  path,
  access: 'write-audience',
  summary: 'Put people on a list',
  body,
  handler: (input) =>
    addToList(input.engine, audienceScope(input), input.params.id, idsIn(input.body)),
})

export const postListMembersRemove = endpoint({
  method: 'POST',
  path: `${path}/remove`,
  access: 'write-audience',
  summary: 'Take people off a list',
  body,
  handler: (input) =>
    takeOffList(input.engine, audienceScope(input), input.params.id, idsIn(input.body)),
})
