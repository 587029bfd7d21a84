import { sql, type RawBuilder } from 'kysely'

/** `from events ...` of the person in a row, as far as a condition on the event holds. The order of the columns is the index's. */
export function eventsSql(profile: string, name: string, where: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`from events ${sql.ref(name)} where ${sql.ref(`${name}.tenant_id`)} = ${sql.ref(`${profile}.tenant_id`)} and ${sql.ref(`${name}.profile_id`)} = ${sql.ref(`${profile}.id`)} and ${where}`
}
