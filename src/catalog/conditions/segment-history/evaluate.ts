import { sql } from 'kysely'
import { datedEvaluator } from '../dated-rows.ts'

export const segmentHistoryEvaluator = datedEvaluator({
  instants: ({ parameterValues: { segmentId, movement } }, { membershipPeriods }) =>
    membershipPeriods.flatMap((stay) => {
      const at = movement === 'left' ? stay.leftAt : stay.enteredAt
      return stay.segmentId === segmentId && at !== null ? [at] : []
    }),
  rows: ({ parameterValues: { segmentId, movement } }) => ({
    from: sql`from segment_members stay where stay.segment_id = ${String(segmentId ?? '')}
      ${movement === 'left' ? sql`and stay.left_at is not null` : sql``}`,
    tenant: sql`stay.tenant_id`,
    profile: sql`stay.profile_id`,
    at: movement === 'left' ? sql`stay.left_at` : sql`stay.entered_at`,
  }),
})
