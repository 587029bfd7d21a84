import { sql, type RawBuilder } from 'kysely'
import { bindingFacts } from '#engine/audience/research/company-of-contact.ts'
import type { Db } from '#platform/database/database.ts'
import { jsonb } from '#platform/database/jsonb.ts'

/**
 * Deletes the companies that the condition names. Those in a country whose law requires consent
 * keep this one fact, as expired: deleting facts must not allow an email.
 */
export async function forgetFacts(db: Db, where: RawBuilder<boolean>, now: Date): Promise<void> {
  await db
    .updateTable('researched_companies')
    .set({
      state: 'done',
      facts: bindingFacts,
      error: '',
      expires_at: now,
      job_id: null,
      urgent: false,
    })
    .where(where)
    .where(bindingFacts, '<>', jsonb([]))
    .where(sql<boolean>`(facts <> ${bindingFacts} or state <> 'done')`)
    .execute()
  await db
    .deleteFrom('researched_companies')
    .where(where)
    .where(bindingFacts, '=', jsonb([]))
    .execute()
}
