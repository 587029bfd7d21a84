import { fail } from '#model/lib/errors.ts'
import { previewMail, type PreviewInput } from '#engine/outreach/preview-mail.ts'
import { countTargets } from '#engine/outreach/people/count-targets.ts'
import type { Targets } from '#model/api/outreach.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'
import { previewBody } from './bodies.ts'

export const postPreview = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/preview',
  access: 'member',
  summary: 'Preview an email exactly as one contact gets it',
  body: previewBody,
  isPreview: true,
  handler: (input) =>
    previewMail(input.engine, scopeOf(input), input.params.id, input.body as PreviewInput),
})

/**
 * Sent to the caller's own address by the product's own mailer: the campaign's mailboxes and caps
 * are not used.
 */
export const postTestSend = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/test-send',
  idempotency: 'lease',
  access: 'write-member',
  summary: 'Send one email to yourself, as a contact would get it',
  rateLimit: 20,
  body: previewBody,
  async handler(input) {
    const to = input.caller.email
    if (!to)
      throw fail(
        'wrong_state',
        'A key has no email address. Sign in as a user to send yourself a test.',
      )
    const mail = await previewMail(
      input.engine,
      scopeOf(input),
      input.params.id,
      input.body as PreviewInput,
    )
    await input.engine.systemMailer.send({ to, subject: `[Test] ${mail.subject}`, text: mail.text })
    return { sentTo: to }
  },
})

export const postTargetsCount = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/targets/count',
  access: 'member',
  summary: 'How many of the contacts held fit these targets',
  body: {
    type: 'object',
    properties: { targets: entityOf('campaign').schema.properties.targets! },
    required: ['targets'],
    additionalProperties: false,
  },
  isPreview: true,
  handler: (input) =>
    countTargets(input.engine, scopeOf(input), (input.body as { targets: Targets }).targets),
})
