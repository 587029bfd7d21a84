import { say } from '#language'
import type { Template, TemplateVersion } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { baseRow, toRecord } from '#engine/kernel/rows.ts'
import { checkTemplate, type TemplateFault } from './check-template.ts'
import { isSameContent } from './follow-draft.ts'
import { loadTemplate, loadVersion, mustLeave } from './render-template.ts'

export interface PublishInput {
  /** Describes the change for other users. */
  note?: string
  /** The user has confirmed the warnings. */
  despiteWarnings?: boolean
  /** The version of the draft that was reviewed; null for whatever the draft is now. */
  version?: number | null
}

export interface Published {
  template: Template
  version: TemplateVersion
  faults: TemplateFault[]
}

/**
 * Publishes the draft as a new version that is used for sending. Messages in progress are not
 * affected.
 * @throws ProductError `invalid` with the paths of errors, and of unconfirmed warnings;
 * `wrong_state` when the draft equals the published version; `conflict` with the current record when
 * it is not the version that was reviewed
 */
export async function publishTemplate(
  engine: Engine,
  scope: ActorScope,
  id: string,
  { note = '', despiteWarnings = false, version = null }: PublishInput,
): Promise<Published> {
  const { tenantId } = scope
  return engine.database.tenant(tenantId, async (db) => {
    // The lock serializes concurrent publishing.
    await engine.stores.of('template').lock(scope, id, version, { db })
    const draft = await loadTemplate(db, tenantId, id)
    const { html, faults } = await checkTemplate(draft, await mustLeave(db, tenantId, id), tenantId)
    const wrong = faults.filter((fault) => fault.level === 'error' || !despiteWarnings)
    const [firstWrong] = wrong
    if (firstWrong !== undefined)
      throw fail(
        'invalid',
        firstWrong.message,
        wrong.map(({ path, line, message }) => ({
          path,
          message:
            path === '/source' ? say('Line {line}: {fault}', { line, fault: message }) : message,
        })),
      )
    const latest = await db
      .selectFrom('template_versions')
      .select('number')
      .where('tenant_id', '=', tenantId)
      .where('template_id', '=', id)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (
      draft.publishedVersion &&
      isSameContent(draft, await loadVersion(db, tenantId, id, draft.publishedVersion))
    )
      throw fail(
        'wrong_state',
        say('Nothing has changed since version {number}, which is sent.', {
          number: draft.publishedVersion,
        }),
      )
    const number = (latest?.number ?? 0) + 1
    const row = await db
      .insertInto('template_versions')
      .values({
        ...baseRow(engine, scope),
        template_id: id,
        number,
        subject: draft.subject ?? '',
        source: draft.source ?? '',
        html,
        text: draft.text ?? '',
        language: draft.language ?? 'en',
        note: note.slice(0, 200),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const template = await engine.stores.of('template').update(
      scope,
      id,
      null,
      {
        state: 'published',
        publishedVersion: number,
        publishedAt: new Date(engine.clock.now()).toISOString(),
      },
      { db, isEdit: false },
    )
    return { template, version: toRecord('template-version', row), faults }
  })
}

/** Copies a version into the draft; the published version stays until the draft is published. */
export async function restoreVersion(
  engine: Engine,
  scope: ActorScope,
  id: string,
  number: number,
): Promise<Template> {
  return engine.database.tenant(scope.tenantId, async (db) => {
    await loadTemplate(db, scope.tenantId, id)
    const { subject, source, text, language } = await loadVersion(db, scope.tenantId, id, number)
    return engine.stores
      .of('template')
      .update(scope, id, null, { subject, source, text, language }, { db })
  })
}
