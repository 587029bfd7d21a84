import { sql } from 'kysely'
import type { ConditionEvaluator } from '#condition/kind.ts'

export const campaignStateEvaluator: ConditionEvaluator = {
  prepare:
    ({ parameterValues: { campaignId, state = 'any' } }) =>
    ({ profile }) => {
      if (!profile) return false
      const fits = (one: string | undefined) =>
        one !== undefined && (state === 'any' || one === state)
      return campaignId
        ? fits(profile.campaigns.get(String(campaignId)))
        : [...profile.campaigns.values()].some(fits)
    },
  compile({ parameterValues: { campaignId, state = 'any' } }, { rows: { profile } }) {
    if (!profile) return sql<boolean>`false`
    const which = campaignId ? sql`and enrolment.campaign_id::text = ${String(campaignId)}` : sql``
    const where = state === 'any' ? sql`` : sql`and enrolment.state = ${String(state)}`
    return sql<boolean>`exists (select 1 from outreaches enrolment
        join contacts contact on contact.tenant_id = enrolment.tenant_id
        and contact.id = enrolment.contact_id
      where contact.tenant_id = ${sql.ref(`${profile.alias}.tenant_id`)}
          and contact.profile_id = ${sql.ref(`${profile.alias}.id`)} ${which} ${where})`
  },
}
