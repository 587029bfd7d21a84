import { sql } from 'kysely'
import { membershipEvaluator } from '../membership.ts'

export const profileListEvaluator = membershipEvaluator('lists', (alias) => ({
  table: sql`from list_members member where member.tenant_id = ${sql.ref(`${alias}.tenant_id`)}
    and member.profile_id = ${sql.ref(`${alias}.id`)}`,
  id: sql`member.list_id`,
}))
