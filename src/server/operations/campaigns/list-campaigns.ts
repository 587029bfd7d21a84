import { campaignRows } from '#engine/outreach/campaign-view.ts'
import { readListQuery } from '../../base/read-list-query.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf, sendPage } from '../../base/scope-of.ts'

/** The generic list with additional columns of the campaign table: counts, next send, owner. */
export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns',
  access: 'member',
  summary: 'Campaigns, page by page',
  query: {
    sort: { type: 'string' },
    range: { type: 'string' },
    filter: { type: 'string' },
    after: { type: 'string' },
  },
  async handler(input) {
    const scope = scopeOf(input)
    const { rows, total, first } = await input.engine.stores
      .of('campaign')
      .list(scope, readListQuery(input.query))
    const views = await input.engine.database.tenant(scope.tenantId, (db) => campaignRows(db, rows))
    return sendPage(input, 'campaigns', first, { rows: views, total })
  },
})
