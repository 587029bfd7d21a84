import { fail } from '#model/errors.ts'
import type { Campaign } from '#model/entities.generated.ts'
import { createCampaign, type NewCampaign } from '#engine/campaigns/create-campaign.ts'
import { campaignRows, viewCampaign } from '#engine/campaigns/campaign-view.ts'
import { readListQuery } from '../../crud/read-list-query.ts'
import { endpoint } from '../../endpoint.ts'
import { fieldNode, idOf, nodes, scopeOf, sendPage, versionOf } from '../request-parts.ts'

export const listCampaigns = endpoint({
  method: 'GET', path: '/api/v1/campaigns', access: 'member', summary: 'Campaigns with their counts',
  async handler({ query, caller, engine, reply }) {
    const { rows, total, first } = await engine.stores.of('campaign').list(scopeOf(caller), readListQuery(query))
    return sendPage(reply, 'campaigns', first, await engine.database.tenant(caller.tenantId, (db) => campaignRows(db, rows)), total)
  },
})

export const getCampaign = endpoint({
  method: 'GET', path: '/api/v1/campaigns/:id', access: 'member', summary: 'A campaign with counts and what is missing',
  handler: ({ params, caller, engine }) => viewCampaign(engine, scopeOf(caller), idOf(params)),
})

export const postCampaign = endpoint({
  method: 'POST', path: '/api/v1/campaigns', access: 'write-member', summary: 'Start a campaign from a website or from pasted text', status: 201,
  body: nodes.object({ websiteUrl: nodes.text(2000), goal: fieldNode('campaign', 'goal'), language: fieldNode('campaign', 'language'), pastedText: nodes.text(50_000) }),
  handler: ({ body, caller, engine }) => createCampaign(engine, scopeOf(caller), body as NewCampaign),
})

/** Only name, goal and language: the parts have their own addresses, where they are checked, and the state changes by its own. */
export const putCampaign = endpoint({
  method: 'PUT', path: '/api/v1/campaigns/:id', access: 'write-member', summary: 'Rename a campaign, change its goal or language',
  async handler({ params, body, request, caller, engine }) {
    const { name, goal, language } = (body ?? {}) as Partial<Campaign>
    const values = Object.fromEntries(Object.entries({ name, goal, language }).filter(([, value]) => value !== undefined)) as Partial<Campaign>
    await engine.stores.of('campaign').update(scopeOf(caller), idOf(params), versionOf({ request, body }), values)
    return viewCampaign(engine, scopeOf(caller), idOf(params))
  },
})

export const deleteCampaign = endpoint({
  method: 'DELETE', path: '/api/v1/campaigns/:id', access: 'write-member', summary: 'Delete a campaign that was never launched',
  async handler({ params, caller, engine }) {
    const campaign = await engine.stores.of('campaign').get(scopeOf(caller), idOf(params))
    if (!campaign) throw fail('not_found', 'There is no such campaign.')
    if (campaign.launchedAt) throw fail('in_use', 'A campaign that was launched holds the record of what was sent. Archive it instead.', [], { usedBy: ['messages'] })
    return engine.stores.of('campaign').remove(scopeOf(caller), campaign.id, null)
  },
})
