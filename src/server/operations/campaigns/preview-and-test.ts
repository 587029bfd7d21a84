import { previewMail, type PreviewAsk } from '#engine/campaigns/preview-mail.ts'
import { sendTest } from '#engine/sends/send-test.ts'
import { endpoint } from '../../endpoint.ts'
import { idOf, nodes, scopeOf } from '../request-parts.ts'

const ask = nodes.object({ contactId: nodes.id, stepId: nodes.text(40), variantId: nodes.text(40) }, ['contactId', 'stepId'])

export const postPreview = endpoint({
  method: 'POST', path: '/api/v1/campaigns/:id/preview', access: 'member', summary: 'A mail to one person, exactly as it will be sent', body: ask,
  handler: ({ params, body, caller, engine }) => previewMail(engine, scopeOf(caller), idOf(params), body as PreviewAsk),
})

export const postTestSend = endpoint({
  method: 'POST', path: '/api/v1/campaigns/:id/test-send', access: 'write-member', summary: 'Send one mail of the campaign to yourself', rateLimit: 10,
  body: nodes.object({ stepId: nodes.text(40), contactId: nodes.id, variantId: nodes.text(40), to: nodes.text(100) }, ['stepId']),
  handler: ({ params, body, caller, engine }) => sendTest(engine, scopeOf(caller), idOf(params), { ...(body as { stepId: string }), me: caller.email }),
})
