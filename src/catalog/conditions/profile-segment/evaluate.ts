import { sql } from 'kysely'
import { membershipEvaluator } from '../membership.ts'

export const profileSegmentEvaluator = membershipEvaluator('segments', (alias) => ({
  table: sql`from segment_members member where member.tenant_id = ${sql.ref(`${alias}.tenant_id`)}
    and member.profile_id = ${sql.ref(`${alias}.id`)} and member.left_at is null`,
  id: sql`member.segment_id`,
}))
