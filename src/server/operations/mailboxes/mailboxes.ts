import { fail } from '#model/lib/errors.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { writableProperties } from '#model/schema/field-access.ts'
import { mailboxViews } from '#engine/mail/mailboxes/mailbox-view.ts'
import {
  createMailbox,
  setMailboxState,
  updateMailbox,
  type MailboxInput,
} from '#engine/mail/mailboxes/save-mailbox.ts'
import { testMailbox } from '#engine/mail/mailboxes/test-mailbox.ts'
import { readListQuery } from '../../base/read-list-query.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { scopeOf, sendPage, recordIn } from '../../base/scope-of.ts'

const entity = entityOf('mailbox')
const { required } = entity.schema
const properties = writableProperties(entity)
const written = Object.keys(properties)
const body: SchemaNode = { type: 'object', properties }

/**
 * The writable fields, with a password only as text: whole records, with the API's placeholders for
 * passwords, may be sent back.
 */
function inputOf({ body: given }: EndpointInput): MailboxInput {
  const record = (given ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    written
      .filter(
        (name) =>
          record[name] !== undefined &&
          (!name.endsWith('Password') || typeof record[name] === 'string'),
      )
      .map((name) => [name, record[name]]),
  ) as MailboxInput
}

/**
 * Passwords arrive as `{ set: true }` in records that are sent back, so only the rest is validated.
 */
const lenient: SchemaNode = {
  ...body,
  properties: { ...body.properties, smtpPassword: {}, imapPassword: {} },
}

export const listMailboxes = endpoint({
  method: 'GET',
  path: '/api/v1/mailboxes',
  access: 'member',
  summary: 'Mailboxes with their caps and health',
  async handler(input) {
    const scope = scopeOf(input)
    const { rows, total, first } = await input.engine.stores
      .of('mailbox')
      .list(scope, readListQuery(input.query))
    const views = await input.engine.database.tenant(scope.tenantId, (db) =>
      mailboxViews(
        db,
        input.engine.clock.now(),
        rows.map((row) => row.id),
      ),
    )
    const byId = new Map(views.map((view) => [view.id, view]))
    return sendPage(input, 'mailboxes', first, {
      rows: rows.flatMap((row) => byId.get(row.id) ?? []),
      total,
    })
  },
})

export const getMailbox = endpoint({
  method: 'GET',
  path: '/api/v1/mailboxes/:id',
  access: 'member',
  summary: 'One mailbox with its health',
  async handler(input) {
    const [view] = await input.engine.database.tenant(input.caller.tenantId, (db) =>
      mailboxViews(db, input.engine.clock.now(), [input.params.id]),
    )
    if (!view) throw fail('not_found', 'There is no such mailbox.')
    return view
  },
})

export const postMailbox = endpoint({
  method: 'POST',
  path: '/api/v1/mailboxes',
  access: 'write-member',
  summary: 'Add a mailbox',
  status: 201,
  body: { ...body, required: required ?? [], additionalProperties: false },
  handler: (input) => createMailbox(input.engine, scopeOf(input), inputOf(input)),
})
export const putMailbox = endpoint({
  method: 'PUT',
  path: '/api/v1/mailboxes/:id',
  access: 'write-member',
  summary: 'Change a mailbox',
  body: lenient,
  handler: (input) => updateMailbox(input.engine, scopeOf(input), recordIn(input), inputOf(input)),
})
export const postMailboxTest = endpoint({
  method: 'POST',
  path: '/api/v1/mailboxes/:id/test',
  idempotency: 'lease',
  access: 'write-member',
  summary: 'Sign in to both servers without sending',
  rateLimit: 30,
  handler: (input) => testMailbox(input.engine, scopeOf(input), input.params.id),
})
export const postMailboxPause = endpoint({
  method: 'POST',
  path: '/api/v1/mailboxes/:id/pause',
  access: 'write-member',
  summary: 'Let nothing leave from a mailbox',
  handler: (input) => setMailboxState(input.engine, scopeOf(input), input.params.id, 'paused'),
})
export const postMailboxResume = endpoint({
  method: 'POST',
  path: '/api/v1/mailboxes/:id/resume',
  access: 'write-member',
  summary: 'Resume sending',
  handler: (input) => setMailboxState(input.engine, scopeOf(input), input.params.id, 'active'),
})
