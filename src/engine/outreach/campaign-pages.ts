import { loadCampaign } from './load-campaign.ts'
import { sql } from 'kysely'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { zoneOf } from '#engine/audience/contacts/screen-contact.ts'
import type { CampaignReport, PlannedSend } from '#model/api/outreach.ts'
import { campaignView } from './campaign-view.ts'
import { describePlan, type PlanEntry } from './checklist.ts'
import { campaignReport } from './report/report.ts'

/** A page of rows with its filter. */
export interface PageInput {
  first: number
  size: number
  filter: Record<string, unknown>
}

export interface RowPage<Row> {
  rows: Row[]
  total: number
}

/**
 * Figures of the campaign with their formulas.
 * @throws ProductError `not_found`
 */
export function reportOf(
  { database }: Engine,
  scope: ActorScope,
  campaignId: string,
): Promise<CampaignReport> {
  return database.tenant(scope.tenantId, (db) => campaignReport(db, campaignId))
}

/**
 * Planned sends, earliest first.
 * @throws ProductError `not_found`
 */
export function plannedPage(
  { database }: Engine,
  scope: ActorScope,
  campaignId: string,
  { first, size }: PageInput,
): Promise<RowPage<PlannedSend>> {
  return database.tenant(scope.tenantId, async (db) => {
    const campaign = await campaignView(db, campaignId)
    const planned = db
      .selectFrom('messages')
      .where('messages.campaign_id', '=', campaign.id)
      .where('messages.state', 'in', ['planned', 'deferred'])
      .where('messages.planned_at', 'is not', null)
    const { n } = await planned.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
    const rows = await planned
      .innerJoin('contacts', (join) =>
        join
          .onRef('contacts.tenant_id', '=', 'messages.tenant_id')
          .onRef('contacts.id', '=', 'messages.contact_id'),
      )
      .selectAll('messages')
      .select(['contacts.time_zone', 'contacts.country'])
      .orderBy('messages.planned_at')
      .orderBy('messages.id')
      .limit(size)
      .offset(first)
      .execute()
    const { time_zone: tenantZone } = await loadTenant(db, scope.tenantId)
    const entries = rows.map((row): PlanEntry => ({
      messageId: row.id,
      outreachId: row.outreach_id,
      stepId: row.step_id,
      mailboxId: row.mailbox_id ?? '',
      at: row.planned_at!.getTime(),
      zone: zoneOf({ timeZone: row.time_zone, country: row.country }, campaign, tenantZone),
      why: row.plan_reason,
    }))
    return { rows: await describePlan(db, campaign, entries), total: n }
  })
}

/**
 * The ledger, newest first: recipients, times and server replies, without the email's content and
 * the opt-out token.
 * @throws ProductError `not_found`
 */
export function ledgerPage(
  { database }: Engine,
  scope: ActorScope,
  campaignId: string,
  { first, size, filter }: PageInput,
): Promise<RowPage<object>> {
  return database.tenant(scope.tenantId, async (db) => {
    const campaign = await campaignView(db, campaignId)
    let base = db.selectFrom('messages').where('messages.campaign_id', '=', campaign.id)
    if (typeof filter.state === 'string')
      base = base.where('messages.state', '=', filter.state as 'planned')
    const { n } = await base.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
    const rows = await base
      .innerJoin('contacts', (join) =>
        join
          .onRef('contacts.tenant_id', '=', 'messages.tenant_id')
          .onRef('contacts.id', '=', 'messages.contact_id'),
      )
      .leftJoin('mailboxes', (join) =>
        join
          .onRef('mailboxes.tenant_id', '=', 'messages.tenant_id')
          .onRef('mailboxes.id', '=', 'messages.mailbox_id'),
      )
      .selectAll('messages')
      .select(['contacts.email', 'contacts.first_name', 'contacts.last_name', 'mailboxes.address'])
      .orderBy(
        sql`coalesce(messages.accepted_at, messages.planned_at, messages.updated_at)`,
        'desc',
      )
      .orderBy('messages.id', 'desc')
      .limit(size)
      .offset(first)
      .execute()
    const ledger = rows.map((row) => {
      const {
        mime: _mime,
        text: _text,
        unsubscribeTokenHash: _token,
        ...message
      } = toRecord('message', row)
      return {
        ...message,
        email: row.email,
        contactName: `${row.first_name} ${row.last_name}`.trim() || row.email,
        stepNumber: campaign.steps.findIndex((step) => step.id === row.step_id) + 1,
        mailbox: row.address ?? '',
      }
    })
    return { rows: ledger, total: n }
  })
}

/**
 * The campaign's log, newest first.
 * @throws ProductError `not_found`
 */
export function activityPage(
  { database }: Engine,
  scope: ActorScope,
  campaignId: string,
  { first, size, filter }: PageInput,
): Promise<RowPage<object>> {
  return database.tenant(scope.tenantId, async (db) => {
    const { id } = await loadCampaign(db, campaignId)
    let base = db.selectFrom('campaign_logs').where('campaign_logs.campaign_id', '=', id)
    if (typeof filter.type === 'string') base = base.where('campaign_logs.type', '=', filter.type)
    const { n } = await base.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
    const rows = await base
      .leftJoin('contacts', (join) =>
        join
          .onRef('contacts.tenant_id', '=', 'campaign_logs.tenant_id')
          .onRef('contacts.id', '=', 'campaign_logs.contact_id'),
      )
      .selectAll('campaign_logs')
      .select(['contacts.first_name', 'contacts.last_name', 'contacts.email'])
      .orderBy('campaign_logs.at', 'desc')
      .orderBy('campaign_logs.id', 'desc')
      .limit(size)
      .offset(first)
      .execute()
    return {
      rows: rows.map((row) => ({
        ...toRecord('campaign-log', row),
        contactName: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || (row.email ?? ''),
      })),
      total: n,
    }
  })
}
