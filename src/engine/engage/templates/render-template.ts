import { say } from '#language'
import type { Profile, Template } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import type { Db } from '#platform/database/database.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { standingId } from '#engine/audience/profiles/find-person.ts'
import { loadTenant, toRecord } from '#engine/kernel/rows.ts'
import { channelDelivererOf } from '#catalog/channels/deliverers.ts'
import { ChannelError } from '#catalog/channels/channel.ts'
import { checkTemplate, type TemplateDraft, type TemplateFault } from './check-template.ts'
import { renderLiquid } from './liquid.ts'
import { plainText } from './plain-text.ts'
import { footerOf, templateValues, unknownVariables } from './template-values.ts'

export interface RenderInput {
  /** The person whose values are rendered. */
  profileId?: string
  /** Override or extend the person's values. */
  values?: Record<string, unknown>
  /** Unsaved content of an editor. */
  draft?: Partial<TemplateDraft>
  /** A published version instead of the draft. */
  version?: number
}

export interface RenderedTemplate {
  subject: string
  html: string
  text: string
  faults: TemplateFault[]
  /** Unknown variables. */
  unknown: string[]
  /** Size of the HTML. */
  bytes: number
}

/** @throws ProductError `not_found` */
export async function loadTemplate(db: Db, tenantId: string, id: string): Promise<Template> {
  const row = await db
    .selectFrom('templates')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw fail('not_found', 'There is no such email template.')
  return toRecord('template', row)
}

/** @throws ProductError `not_found` */
export async function loadVersion(db: Db, tenantId: string, id: string, number: number) {
  const row = await db
    .selectFrom('template_versions')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('template_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row)
    throw fail('not_found', say('There is no version {number} of this template.', { number }))
  return toRecord('template-version', row)
}

/** Whether messages with an opt-out use the template. */
export async function mustLeave(db: Db, tenantId: string, id: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('engages')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('template_id', '=', id)
      .where('topic_id', 'is not', null)
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

async function loadPerson(db: Db, tenantId: string, profileId: string): Promise<Profile> {
  const id = await standingId(db, tenantId, profileId)
  return toRecord(
    'profile',
    await db
      .selectFrom('profiles')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
}

/**
 * Renders a template for a person with the functions that are used for sending. Returns rendering
 * errors as faults, along with the parts that could be rendered.
 * @throws ProductError `not_found` for the template, the version or the person
 */
export async function renderTemplate(
  engine: Engine,
  { tenantId }: ActorScope,
  id: string,
  { profileId, values = {}, draft, version }: RenderInput,
): Promise<RenderedTemplate> {
  const known = await engine.database.tenant(tenantId, async (db) => ({
    content: {
      ...(version === undefined
        ? await loadTemplate(db, tenantId, id)
        : await loadVersion(db, tenantId, id, version)),
      ...draft,
    },
    leaves: await mustLeave(db, tenantId, id),
    tenant: toRecord('tenant', await loadTenant(db, tenantId)),
    profile: profileId ? await loadPerson(db, tenantId, profileId) : null,
    declared: new Set(
      (
        await db
          .selectFrom('property_types')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .execute()
      ).map((row) => row.id),
    ),
  }))
  const { html, faults, variables } = await checkTemplate(known.content, known.leaves, tenantId)
  const unsubscribeUrl =
    known.leaves || variables.includes('unsubscribe_url')
      ? `${engine.publicUrl}/unsubscribe/preview`
      : ''
  const filled = {
    ...templateValues({
      profile: known.profile ?? {},
      tenant: known.tenant,
      engage: null,
      unsubscribeUrl,
      preferencesUrl: `${engine.publicUrl}/preferences/preview`,
    }),
    ...values,
  }
  const unknown = unknownVariables(variables, known.declared, filled)
  faults.push(
    ...unknown.map((path): TemplateFault => ({
      level: 'warning',
      code: 'unknown',
      path: '/source',
      line: lineOf(known.content, path),
      message: say('The property "{path}" does not exist.', { path }),
    })),
  )
  const rendered = await fill(
    { ...known.content, html },
    filled,
    footerOf(known.tenant, known.content.language ?? 'en', known.leaves ? unsubscribeUrl : ''),
    known.leaves ? unsubscribeUrl : '',
  )
  if ('fault' in rendered && !faults.some((fault) => fault.level === 'error'))
    faults.push({
      level: 'error',
      code: 'liquid',
      path: '/source',
      line: 1,
      message: rendered.fault,
    })
  const {
    subject,
    text,
    html: page,
  } = 'fault' in rendered ? { subject: '', text: '', html: '' } : rendered
  return {
    subject,
    text,
    html: page,
    faults,
    unknown,
    bytes: new TextEncoder().encode(page).length,
  }
}

const lineOf = ({ source = '' }: Partial<TemplateDraft>, path: string) =>
  Math.max(1, source.slice(0, Math.max(0, source.indexOf(path))).split('\n').length)

async function fill(
  content: TemplateDraft & { html: string },
  values: Record<string, unknown>,
  footer: { html: string; text: string },
  unsubscribeUrl: string,
): Promise<{ subject: string; html: string; text: string } | { fault: string }> {
  if (content.html === '') return { fault: say('The source cannot be read.') }
  try {
    // A draft without a subject can be previewed, too.
    const subject = (content.subject ?? '').trim() === '' ? 'No subject' : content.subject!
    const outgoing = await channelDelivererOf('email').compose(
      {
        engage: { id: '', name: '' } as never,
        profile: { id: '', email: '' },
        version: { subject, html: content.html, text: content.text ?? '', number: 0 },
        values,
        footer,
        unsubscribeUrl,
        messageId: '',
      },
      { render: renderLiquid, plainText },
    )
    return outgoing.by === 'mailbox'
      ? {
          subject: content.subject?.trim() ? outgoing.subject : '',
          html: outgoing.html,
          text: outgoing.text,
        }
      : { fault: say('This is not an email.') }
  } catch (error) {
    if (!(error instanceof ChannelError) && !(error instanceof Error)) throw error
    return { fault: error.message }
  }
}
