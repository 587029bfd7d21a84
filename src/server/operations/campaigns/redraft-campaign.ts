import { rereadSite } from '#engine/campaigns/reread-site.ts'
import { endpoint } from '../../endpoint.ts'
import { idOf, nodes, scopeOf } from '../request-parts.ts'

/** `reread` and `redraft` are two names of one thing: the site is read again and what nobody has saved is drafted anew. */
export const postReread = endpoint({
  method: 'POST', path: '/api/v1/campaigns/:id/reread', access: 'write-member', summary: 'Read the site again and draft what was not saved by a person', status: 202,
  body: nodes.object({ pastedText: nodes.text(50_000) }),
  handler: ({ params, body, caller, engine }) => rereadSite(engine, scopeOf(caller), idOf(params), (body as { pastedText?: string } | undefined)?.pastedText ?? ''),
})
