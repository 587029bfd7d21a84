import { message, say } from '#language'
import { sql } from 'kysely'
import type { CampaignReport, Figure } from '#model/api/outreach.ts'
import type { Db } from '#platform/database/database.ts'
import { campaignView } from '../campaign-view.ts'

/** A rate with its formula in the reader's language; null for a denominator of 0, which pages show as a dash. */
export const figure = (numerator: number, denominator: number, formula: string): Figure => ({
  value: denominator === 0 ? null : numerator / denominator,
  numerator,
  denominator,
  formula: say(formula),
})

export const FORMULAS = {
  reply: message(
    'People with at least one reply by a human, divided by people whose email was delivered',
  ),
  positive: message('People with a positive reply, divided by people whose email was delivered'),
  bounce: message('Emails refused by the server or bounced, divided by attempted emails'),
  unsubscribe: message(
    'People who opted out by link, header, email or reply, divided by people whose email was delivered',
  ),
} as const

/**
 * Figures of one campaign, counted from its log.
 * @throws ProductError `not_found`
 */
export async function campaignReport(db: Db, campaignId: string): Promise<CampaignReport> {
  const { counts, steps } = await campaignView(db, campaignId)
  const { people } = await db
    .selectFrom('campaign_logs as l')
    .select(deliveredPeople('l').as('people'))
    .where('l.campaign_id', '=', campaignId)
    .where('l.type', '=', 'accepted')
    .executeTakeFirstOrThrow()
  const attempts = counts.accepted + (await refusedMails(db, campaignId))
  return {
    contacted: counts.contacted,
    delivered: counts.delivered,
    replyRate: figure(counts.replied, people, FORMULAS.reply),
    positiveRate: figure(counts.positive, people, FORMULAS.positive),
    bounceRate: figure(counts.bounced, attempts, FORMULAS.bounce),
    unsubscribeRate: figure(counts.unsubscribed, people, FORMULAS.unsubscribe),
    steps: await stepFigures(
      db,
      campaignId,
      steps.map((step) => step.id),
    ),
    states: Object.fromEntries(
      (
        await db
          .selectFrom('outreaches')
          .select(['state', sql<number>`count(*)::int`.as('n')])
          .where('campaign_id', '=', campaignId)
          .groupBy('state')
          .execute()
      ).map((row) => [row.state, row.n]),
    ),
  }
}

const refusedMails = async (db: Db, campaignId: string) =>
  (
    await db
      .selectFrom('campaign_logs')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('campaign_id', '=', campaignId)
      .where('type', '=', 'refused')
      .executeTakeFirstOrThrow()
  ).n

/**
 * The number of people with at least one email that was accepted and did not bounce, the
 * denominator of all rates of people.
 * @param logs alias of `campaign_logs` in the query
 */
export const deliveredPeople = (logs: string) => sql<number>`
  (count(distinct ${sql.ref(`${logs}.contact_id`)}) filter (
    where ${sql.ref(`${logs}.type`)} = 'accepted'
      and not exists (
        select 1
        from campaign_logs returned
        where returned.tenant_id = ${sql.ref(`${logs}.tenant_id`)}
          and returned.message_id = ${sql.ref(`${logs}.message_id`)}
          and returned.type = 'bounced'
      )
  ))::int
`

/**
 * SQL condition: the entry of a log is no positive reply that was withdrawn by a correction.
 * @param logs alias of `campaign_logs` in the query
 */
export const isNotWithdrawn = (logs: string) => sql<boolean>`
  (
    ${sql.ref(`${logs}.type`)} <> 'positive'
    or not exists (
      select
      from campaign_logs withdrawn
      where withdrawn.tenant_id = ${sql.ref(`${logs}.tenant_id`)}
        and withdrawn.outreach_id = ${sql.ref(`${logs}.outreach_id`)}
        and withdrawn.type = 'positive-withdrawn'
        and withdrawn.at >= ${sql.ref(`${logs}.at`)}
    )
  )
`

async function stepFigures(
  db: Db,
  campaignId: string,
  stepIds: readonly string[],
): Promise<CampaignReport['steps']> {
  const planned = await db
    .selectFrom('messages')
    .select(['step_id', sql<number>`count(*)::int`.as('n')])
    .where('campaign_id', '=', campaignId)
    .where('state', 'in', ['planned', 'deferred'])
    .where('planned_at', 'is not', null)
    .groupBy('step_id')
    .execute()
  // Replies, opt-outs and similar events are attributed to the email they refer to; its acceptance
  // names the step.
  const { rows } = await sql<{ step: string | null; type: string; n: number }>`
    select
      coalesce(e.data->>'stepId', a.data->>'stepId') as step,
      e.type,
      count(distinct coalesce(e.message_id, e.id))::int as n
    from campaign_logs e
    left join campaign_logs a
      on a.tenant_id = e.tenant_id and a.message_id = e.message_id and a.type = 'accepted'
    where e.campaign_id = ${campaignId}
      and e.type in ('accepted', 'refused', 'bounced', 'replied', 'positive', 'unsubscribed')
      and ${isNotWithdrawn('e')}
    group by 1, 2
  `.execute(db)
  const count = (stepId: string, ...types: string[]) =>
    rows
      .filter((row) => row.step === stepId && types.includes(row.type))
      .reduce((sum, row) => sum + row.n, 0)
  return stepIds.map((stepId, index) => ({
    stepId,
    number: index + 1,
    planned: planned.find((row) => row.step_id === stepId)?.n ?? 0,
    accepted: count(stepId, 'accepted'),
    bounced: count(stepId, 'bounced', 'refused'),
    replied: count(stepId, 'replied'),
    positive: count(stepId, 'positive'),
    unsubscribed: count(stepId, 'unsubscribed'),
  }))
}
