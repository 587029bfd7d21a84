import { savedActionType } from '#catalog/actions/saved-types.ts'
import { createActionLanguage, type ActionLanguage } from '#catalog/actions/language.ts'
import {
  scriptedAction,
  scriptedDefinition,
  scriptTypeId,
  type ScriptedAction,
} from '#catalog/actions/scripted.ts'
import type { Db } from '#platform/database/database.ts'

export interface TenantActions extends ActionLanguage {
  /** By action type. */
  scripts: ReadonlyMap<string, ScriptedAction>
}

/** Loads the actions available to one tenant's rules: built-in ones, scripts and saved actions. */
export async function loadActionLanguage(db: Db, tenantId: string): Promise<TenantActions> {
  const rows = await db
    .selectFrom('action_types')
    .select(['id', 'name', 'description', 'actions'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute()
  const scripts = (
    await db
      .selectFrom('scripts')
      .select(['id', 'name', 'description', 'code', 'parameters', 'raises'])
      .where('tenant_id', '=', tenantId)
      .orderBy('name')
      .orderBy('id')
      .execute()
  ).map(scriptedAction)
  return {
    ...createActionLanguage(
      rows.flatMap((row) => savedActionType(row) ?? []),
      scripts.map(scriptedDefinition),
    ),
    scripts: new Map(scripts.map((script) => [scriptTypeId(script.id), script])),
  }
}
