import { fail } from '#model/errors.ts'
import { mailboxViews } from '#engine/mailboxes/mailbox-view.ts'
import { createMailbox, setMailboxState, testMailbox, updateMailbox, type MailboxInput } from '#engine/mailboxes/save-mailbox.ts'
import { readListQuery } from '../../crud/read-list-query.ts'
import { endpoint } from '../../endpoint.ts'
import { idOf, scopeOf, sendPage, versionOf } from '../request-parts.ts'

export const listMailboxes = endpoint({
  method: 'GET', path: '/api/v1/mailboxes', access: 'member', summary: 'Mailboxes with cap, what was sent and health',
  async handler({ query, caller, engine, reply }) {
    const { rows, total, first } = await engine.stores.of('mailbox').list(scopeOf(caller), readListQuery(query))
    const views = await engine.database.tenant(caller.tenantId, (db) => mailboxViews(db, engine.clock.now(), rows.map((row) => row.id)))
    return sendPage(reply, 'mailboxes', first, rows.flatMap((row) => views.find((view) => view.id === row.id) ?? []), total)
  },
})

const getOne = (path: string, summary: string) =>
  endpoint({
    method: 'GET', path, access: 'member', summary,
    async handler({ params, caller, engine }) {
      const [view] = await engine.database.tenant(caller.tenantId, (db) => mailboxViews(db, engine.clock.now(), [idOf(params)]))
      if (!view) throw fail('not_found', 'There is no such mailbox.')
      return view
    },
  })
export const getMailbox = getOne('/api/v1/mailboxes/:id', 'A mailbox')
export const getMailboxHealth = getOne('/api/v1/mailboxes/:id/health', 'How a mailbox is doing')

export const postMailbox = endpoint({
  method: 'POST', path: '/api/v1/mailboxes', access: 'write-member', summary: 'Connect a mailbox', status: 201,
  handler: ({ body, caller, engine }) => createMailbox(engine, scopeOf(caller), (body ?? {}) as MailboxInput),
})
export const putMailbox = endpoint({
  method: 'PUT', path: '/api/v1/mailboxes/:id', access: 'write-member', summary: 'Change a mailbox; plans follow',
  handler: ({ params, body, request, caller, engine }) => updateMailbox(engine, scopeOf(caller), idOf(params), versionOf({ request, body }), (body ?? {}) as MailboxInput),
})
export const postMailboxTest = endpoint({
  method: 'POST', path: '/api/v1/mailboxes/:id/test', access: 'write-member', summary: 'Sign in to both servers without sending', rateLimit: 20,
  handler: ({ params, caller, engine }) => testMailbox(engine, scopeOf(caller), idOf(params)),
})
export const postMailboxPause = endpoint({
  method: 'POST', path: '/api/v1/mailboxes/:id/pause', access: 'write-member', summary: 'Take a mailbox out of service',
  handler: ({ params, caller, engine }) => setMailboxState(engine, scopeOf(caller), idOf(params), 'paused'),
})
export const postMailboxResume = endpoint({
  method: 'POST', path: '/api/v1/mailboxes/:id/resume', access: 'write-member', summary: 'Put a mailbox back into service',
  handler: ({ params, caller, engine }) => setMailboxState(engine, scopeOf(caller), idOf(params), 'active'),
})
