import { fail } from '#model/lib/errors.ts'
import type { Campaign } from '#model/schema/entities.generated.ts'
import { viewCampaign } from '#engine/outreach/campaign-view.ts'
import { createCampaign, type NewCampaign } from '#engine/outreach/create-campaign.ts'
import { writtenValues } from '#model/schema/field-access.ts'
import { updateCampaign } from '#engine/outreach/update-campaign.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf, versionIn } from '../../base/scope-of.ts'
import { newCampaignBody } from './bodies.ts'

export const postCampaign = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns',
  access: 'write-member',
  summary: 'Create a campaign from a website. A job drafts it',
  status: 201,
  rateLimit: 30,
  body: newCampaignBody,
  async handler(input) {
    const { name, ...campaign } = input.body as NewCampaign & { name?: string }
    const campaignView = await createCampaign(input.engine, scopeOf(input), campaign)
    if (!name) return campaignView
    await input.engine.stores.of('campaign').update(scopeOf(input), campaignView.id, null, { name })
    return viewCampaign(input.engine, scopeOf(input), campaignView.id)
  },
})

export const getCampaign = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id',
  access: 'member',
  summary: 'One campaign with its counts and what is still missing',
  handler: (input) => viewCampaign(input.engine, scopeOf(input), input.params.id),
})

/** Fields that are saved by a configure step. */
const configured = new Set(['messaging', 'steps', 'targets', 'schedule'])

/**
 * Updates the fields without a configure step. Other fields are ignored, so that whole records may
 * be sent.
 */
export const putCampaign = endpoint({
  method: 'PUT',
  path: '/api/v1/campaigns/:id',
  access: 'write-member',
  summary: 'Change name, goal and language',
  async handler(input) {
    const given = input.body
    if (!given || typeof given !== 'object')
      throw fail('malformed', 'The request must be a JSON object.')
    const version = versionIn(input)
    if (version === null)
      throw fail('malformed', 'Send the version that you read, as "version" or in If-Match.', [
        { path: '/version', message: 'Which version is being changed?' },
      ])
    const campaigns = input.engine.stores.of('campaign')
    const values = Object.entries(writtenValues<Campaign>(campaigns.entity, given))
    const changed = Object.fromEntries(values.filter(([name]) => !configured.has(name)))
    await updateCampaign(input.engine, scopeOf(input), { id: input.params.id, version }, changed)
    return viewCampaign(input.engine, scopeOf(input), input.params.id)
  },
})

/**
 * The ledger records who received each email, so only a campaign that never sent can be deleted.
 */
export const deleteCampaign = endpoint({
  method: 'DELETE',
  path: '/api/v1/campaigns/:id',
  access: 'write-member',
  summary: 'Delete a campaign that never sent; others are archived',
  undoable: true,
  async handler(input) {
    const view = await viewCampaign(input.engine, scopeOf(input), input.params.id)
    if (view.counts.accepted + view.counts.unknown > 0)
      throw fail(
        'in_use',
        'This campaign has sent emails, which its log keeps. Archive it instead.',
        [],
        { usedBy: [{ entity: 'message', count: view.counts.accepted }] },
      )
    if (view.state === 'running') throw fail('wrong_state', 'Pause the campaign first.')
    await input.engine.stores.of('campaign').remove(scopeOf(input), view.id, null, input.removal)
    return view
  },
})
