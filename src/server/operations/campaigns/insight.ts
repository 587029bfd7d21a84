import { checklistOf, describePlan, type PlanEntry } from '#engine/campaigns/checklist.ts'
import { campaignReport } from '#engine/campaigns/report.ts'
import { viewCampaign } from '#engine/campaigns/campaign-view.ts'
import { zoneOf } from '#engine/contacts/judge-person.ts'
import { loadTenant, toRecord } from '#engine/rows.ts'
import { sql } from 'kysely'
import { endpoint } from '../../endpoint.ts'
import { pageOf, scopeOf, sendPage } from '../../scope-of.ts'

export const getChecklist = endpoint({ method: 'GET', path: '/api/v1/campaigns/:id/checklist', access: 'member', summary: 'What keeps the campaign from being launched, and what to know before', handler: (input) => checklistOf(input.engine, scopeOf(input), input.params.id!) })

export const getReport = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/report',
  access: 'member',
  summary: 'Figures with their formulas',
  async handler(input) {
    const { id } = await viewCampaign(input.engine, scopeOf(input), input.params.id!)
    return input.engine.database.tenant(input.caller.tenantId, (db) => campaignReport(db, id))
  },
})

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/plan',
  access: 'member',
  summary: 'Planned sends, soonest first',
  async handler(input) {
    const campaign = await viewCampaign(input.engine, scopeOf(input), input.params.id!)
    const { first, size } = pageOf(input)
    return input.engine.database.tenant(input.caller.tenantId, async (db) => {
      const planned = db.selectFrom('messages').where('messages.campaign_id', '=', campaign.id).where('messages.state', 'in', ['planned', 'deferred']).where('messages.planned_at', 'is not', null)
      const { n } = await planned.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
      const rows = await planned
        .innerJoin('contacts', (join) => join.onRef('contacts.tenant_id', '=', 'messages.tenant_id').onRef('contacts.id', '=', 'messages.contact_id'))
        .selectAll('messages')
        .select(['contacts.time_zone', 'contacts.country'])
        .orderBy('messages.planned_at')
        .orderBy('messages.id')
        .limit(size)
        .offset(first)
        .execute()
      const { time_zone: tenantZone } = await loadTenant(db, input.caller.tenantId)
      const entries = rows.map((row): PlanEntry => ({ messageId: row.id, outreachId: row.outreach_id, stepId: row.step_id, mailboxId: row.mailbox_id ?? '', at: row.planned_at!.getTime(), zone: zoneOf({ timeZone: row.time_zone, country: row.country }, campaign, tenantZone), why: row.plan_reason }))
      return sendPage(input, 'plan', first, { rows: await describePlan(db, campaign, entries), total: n })
    })
  },
})

export const getMessages = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/messages',
  access: 'member',
  summary: 'The ledger: who got what, when, and what the server said',
  async handler(input) {
    const campaign = await viewCampaign(input.engine, scopeOf(input), input.params.id!)
    const { first, size, filter } = pageOf(input)
    return input.engine.database.tenant(input.caller.tenantId, async (db) => {
      let base = db.selectFrom('messages').where('messages.campaign_id', '=', campaign.id)
      if (typeof filter.state === 'string') base = base.where('messages.state', '=', filter.state as 'planned')
      const { n } = await base.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
      const rows = await base
        .innerJoin('contacts', (join) => join.onRef('contacts.tenant_id', '=', 'messages.tenant_id').onRef('contacts.id', '=', 'messages.contact_id'))
        .leftJoin('mailboxes', (join) => join.onRef('mailboxes.tenant_id', '=', 'messages.tenant_id').onRef('mailboxes.id', '=', 'messages.mailbox_id'))
        .selectAll('messages')
        .select(['contacts.email', 'contacts.first_name', 'contacts.last_name', 'mailboxes.address'])
        .orderBy(sql`coalesce(messages.accepted_at, messages.planned_at, messages.updated_at)`, 'desc')
        .orderBy('messages.id', 'desc')
        .limit(size)
        .offset(first)
        .execute()
      const ledger = rows.map((row) => {
        const { mime: _mime, text: _text, unsubscribeTokenHash: _token, ...message } = toRecord('message', row)
        return { ...message, email: row.email, contactName: `${row.first_name} ${row.last_name}`.trim() || row.email, stepNumber: campaign.steps.findIndex((step) => step.id === row.step_id) + 1, mailbox: row.address ?? '' }
      })
      return sendPage(input, 'messages', first, { rows: ledger, total: n })
    })
  },
})

export const getActivity = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/activity',
  access: 'member',
  summary: 'Everything that happened in the campaign, newest first',
  async handler(input) {
    const { id } = await viewCampaign(input.engine, scopeOf(input), input.params.id!)
    const { first, size, filter } = pageOf(input)
    return input.engine.database.tenant(input.caller.tenantId, async (db) => {
      let base = db.selectFrom('campaign_logs').where('campaign_logs.campaign_id', '=', id)
      if (typeof filter.type === 'string') base = base.where('campaign_logs.type', '=', filter.type)
      const { n } = await base.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
      const rows = await base
        .leftJoin('contacts', (join) => join.onRef('contacts.tenant_id', '=', 'campaign_logs.tenant_id').onRef('contacts.id', '=', 'campaign_logs.contact_id'))
        .selectAll('campaign_logs')
        .select(['contacts.first_name', 'contacts.last_name', 'contacts.email'])
        .orderBy('campaign_logs.at', 'desc')
        .orderBy('campaign_logs.id', 'desc')
        .limit(size)
        .offset(first)
        .execute()
      return sendPage(input, 'activity', first, { rows: rows.map((row) => ({ ...toRecord('campaign-log', row), contactName: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || (row.email ?? '') })), total: n })
    })
  },
})
