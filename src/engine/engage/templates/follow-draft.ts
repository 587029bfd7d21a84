import { sql } from 'kysely'
import type { Template } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import type { EntityHooks } from '#store/entity-store.ts'
import type { ActorScope } from '#engine/kernel/engine.ts'

const CONTENT = ['subject', 'source', 'text', 'language'] as const

/** Whether a draft has the same content as a version. */
export const isSameContent = (one: Partial<Template>, other: Partial<Template>): boolean =>
  CONTENT.every((name) => (one[name] ?? '') === (other[name] ?? ''))

/** Updates whether a published template has unpublished changes, in the database and in `after`. */
async function followDraft(
  db: Db,
  { tenantId }: Pick<ActorScope, 'tenantId'>,
  after: Template,
): Promise<void> {
  if (!after.publishedVersion) return
  const version = await db
    .selectFrom('template_versions')
    .select([...CONTENT])
    .where('tenant_id', '=', tenantId)
    .where('template_id', '=', after.id)
    .where('number', '=', after.publishedVersion)
    .executeTakeFirst()
  if (!version) return
  const state = isSameContent(after, version) ? 'published' : 'changed'
  if (state === after.state) return
  await db
    .updateTable('templates')
    .set({ state, updated_at: sql`updated_at` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', after.id)
    .execute()
  Object.assign(after, { state })
}

/** Compares templates with their published version. */
export const templateHooks: EntityHooks<Template> = {
  async afterWrite(db, scope, before, after) {
    if (before && after) await followDraft(db, scope, after)
  },
}
