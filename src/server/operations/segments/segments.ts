import { countMembers, listMembers, matchOf } from '#engine/segments/segment-people.ts'
import { endpoint, type Endpoint } from '../../endpoint.ts'
import { pageOf, sendPage } from '../../scope-of.ts'
import { audienceScope } from './audience-scope.ts'

export const getSegmentCount = endpoint({
  method: 'GET',
  path: '/api/v1/segments/:id/count',
  access: 'member',
  summary: 'How many people are in a segment',
  handler: async (input) => ({ count: await countMembers(input.engine, audienceScope(input), input.params.id!) }),
})

/** `match` is Apache Unomi's name for it. */
const members = (name: 'members' | 'match'): Endpoint =>
  endpoint({
    method: 'GET',
    path: `/api/v1/segments/:id/${name}`,
    access: 'member',
    summary: 'The people in a segment, page by page, those who came last first',
    query: { range: { type: 'string' } },
    async handler(input) {
      const { first, size } = pageOf(input)
      return sendPage(input, 'members', first, await listMembers(input.engine, audienceScope(input), input.params.id!, first, size))
    },
  })
export const getSegmentMembers = members('members')
export const getSegmentMatches = members('match')

export const getSegmentMatch = endpoint({
  method: 'GET',
  path: '/api/v1/segments/:id/match/:profileId',
  access: 'member',
  summary: 'Whether a person belongs to a segment at this moment, with the reason for each line',
  handler: (input) => matchOf(input.engine, audienceScope(input), input.params.id!, input.params.profileId!),
})
