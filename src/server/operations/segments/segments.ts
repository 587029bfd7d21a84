import { listFormerMembers } from '#engine/segments/former-members.ts'
import { countMembers, listMembers, matchOf } from '#engine/segments/segment-people.ts'
import { requestRebuild, switchKept } from '#engine/segments/rebuild.ts'
import { previewChange } from '#engine/impact/segment/preview-change.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint, type Endpoint } from '../../base/endpoint.ts'
import { pageOf, sendPage } from '../../base/scope-of.ts'
import { audienceScope } from './audience-scope.ts'

export const getSegmentCount = endpoint({
  method: 'GET',
  path: '/api/v1/segments/:id/count',
  access: 'audience',
  summary: 'How many people are in a segment',
  handler: async (input) => ({
    count: await countMembers(input.engine, audienceScope(input), input.params.id),
  }),
})

/** People of a segment, page by page. */
const people = (
  name: string,
  summary: string,
  unit: string,
  list: typeof listMembers | typeof listFormerMembers,
): Endpoint =>
  endpoint({
    method: 'GET',
    path: `/api/v1/segments/:id/${name}`,
    access: 'audience',
    summary,
    query: { range: { type: 'string' }, filter: { type: 'string' } },
    async handler(input) {
      const page = pageOf(input)
      return sendPage(
        input,
        unit,
        page.first,
        await list(input.engine, audienceScope(input), input.params.id, page),
      )
    },
  })

const ALL = 'The people in a segment, page by page, those who came last first'
export const getSegmentMembers = people('members', ALL, 'members', listMembers)
/** Under Apache Unomi's name. */
export const getSegmentMatches = people('match', ALL, 'members', listMembers)
export const getSegmentLeft = people(
  'left',
  'Who left a segment, page by page, the latest first',
  'left',
  listFormerMembers,
)

export const getSegmentMatch = endpoint({
  method: 'GET',
  path: '/api/v1/segments/:id/match/:profileId',
  access: 'audience',
  summary: 'Whether a person belongs to a segment at this moment, with the reason for each line',
  handler: (input) =>
    matchOf(input.engine, audienceScope(input), input.params.id, input.params.profileId),
})

export const postSegmentRecalculate = endpoint({
  method: 'POST',
  path: '/api/v1/segments/:id/recalculate',
  access: 'write-audience',
  summary: 'Recalculate the members of a segment and everything that depends on them, as a job',
  status: 202,
  async handler(input) {
    const { id, kind, state } = await requestRebuild(input.engine, audienceScope(input), {
      kind: 'segment',
      id: input.params.id,
    })
    return { jobId: id, kind, state }
  },
})

const switching = (name: 'activate' | 'deactivate', enabled: boolean, summary: string): Endpoint =>
  endpoint({
    method: 'POST',
    path: `/api/v1/segments/:id/${name}`,
    access: 'write-audience',
    summary,
    handler: async (input) =>
      publicRecord(entityOf('segment'), {
        ...(await switchKept(
          input.engine,
          audienceScope(input),
          { kind: 'segment', id: input.params.id },
          enabled,
        )),
      }),
  })
export const postSegmentActivate = switching(
  'activate',
  true,
  'Switch a segment on: people who match join',
)
export const postSegmentDeactivate = switching(
  'deactivate',
  false,
  'Switch a segment off: all members leave',
)

export const postSegmentChanges = endpoint({
  method: 'POST',
  path: '/api/v1/segments/:id/changes',
  access: 'audience',
  summary: 'Who would enter and who would leave if a segment had another condition',
  body: {
    type: 'object',
    properties: { condition: { title: 'Condition' } },
    required: ['condition'],
    additionalProperties: false,
  },
  handler: (input) =>
    previewChange(input.engine, audienceScope(input), input.params.id, input.body.condition),
})
