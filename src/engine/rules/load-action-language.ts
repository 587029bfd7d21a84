import { savedActionType } from '#catalog/actions/saved-types.ts'
import { createActionLanguage, type ActionLanguage } from '#catalog/actions/language.ts'
import type { Db } from '#platform/database/database.ts'

/** The actions that one tenant's rules can have: those that are built in, and those that people saved. */
export async function loadActionLanguage(db: Db, tenantId: string): Promise<ActionLanguage> {
  const rows = await db.selectFrom('action_types').select(['id', 'name', 'description', 'actions']).where('tenant_id', '=', tenantId).orderBy('id').execute()
  return createActionLanguage(rows.flatMap((row) => savedActionType(row) ?? []))
}
