import { answerReply } from '#engine/replies/answer-reply.ts'
import { changeReply, listInbox, readThread, type ReplyChange } from '#engine/replies/inbox.ts'
import { endpoint } from '../../endpoint.ts'
import { choiceOf, fieldNode, idOf, nodes, pageOf, scopeOf, sendPage } from '../request-parts.ts'

export const getInbox = endpoint({
  method: 'GET', path: '/api/v1/inbox', access: 'member', summary: 'Replies, newest first',
  async handler({ query, caller, engine, reply }) {
    const { first, size, filter } = pageOf(query)
    const handled = choiceOf(query, filter, 'handled')
    const { rows, total } = await engine.database.tenant(caller.tenantId, (db) =>
      listInbox(db, { first, size, label: choiceOf(query, filter, 'label'), handled: handled === undefined ? undefined : handled === 'true', campaignId: choiceOf(query, filter, 'campaignId'), q: choiceOf(query, filter, 'q'), machine: choiceOf(query, filter, 'machine') === 'true', oldestFirst: choiceOf(query, filter, 'order') === 'oldest' }),
    )
    return sendPage(reply, 'inbox', first, rows, total)
  },
})
export const getThread = endpoint({
  method: 'GET', path: '/api/v1/inbox/:id', access: 'member', summary: 'A reply with its thread, oldest first',
  handler: ({ params, caller, engine }) => engine.database.tenant(caller.tenantId, (db) => readThread(db, idOf(params))),
})
export const putReply = endpoint({
  method: 'PUT', path: '/api/v1/inbox/:id', access: 'write-member', summary: 'Correct a label or mark a reply as dealt with',
  body: nodes.object({ label: fieldNode('reply', 'label'), handled: { type: 'boolean' } as never }),
  handler: ({ params, body, caller, engine }) => changeReply(engine, scopeOf(caller), idOf(params), body as ReplyChange),
})
export const postAnswer = endpoint({
  method: 'POST', path: '/api/v1/inbox/:id/reply', access: 'write-member', summary: 'Answer from the same mailbox, in the thread', rateLimit: 60,
  body: nodes.object({ text: nodes.text(20_000) }, ['text']),
  handler: ({ params, body, caller, engine }) => answerReply(engine, scopeOf(caller), idOf(params), (body as { text: string }).text),
})
