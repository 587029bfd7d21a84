import { EMAIL_LANGUAGES } from '#model/email/email-languages.ts'
import { fail } from '#model/lib/errors.ts'
import { EMAIL_REWRITES } from '#model/api/language-model.ts'
import { viewCampaign } from '#engine/outreach/campaign-view.ts'
import { proposeRewrite } from '#engine/outreach/model-writing/rewrite-email.ts'
import { requestEmails } from '#engine/outreach/model-writing/write-emails-job.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'

/** Starts the job in which the language model writes the emails; it changes no saved ones. */
export const postWriteEmails = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/write-emails',
  access: 'write-member',
  summary: 'Let the language model write the emails that no person has saved',
  rateLimit: 30,
  body: {
    type: 'object',
    properties: { again: { type: 'boolean', title: 'Try again' } },
    additionalProperties: false,
  },
  handler: (input) =>
    requestEmails(input.engine, scopeOf(input), input.params.id, input.body?.again ?? false),
})

/** Proposes one email in other words by the language model, without saving it. */
export const postModelProposal = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/model-proposal',
  idempotency: 'lease',
  access: 'write-member',
  summary: 'Let the language model rewrite one email, without saving it',
  rateLimit: 30,
  body: {
    type: 'object',
    properties: {
      rewrite: { type: 'string', title: 'Rewrite', enum: [...EMAIL_REWRITES] },
      subject: { type: 'string', title: 'Subject', maxLength: 200 },
      body: { type: 'string', title: 'Text', maxLength: 5000 },
      language: { type: 'string', title: 'Language', enum: [...EMAIL_LANGUAGES] },
    },
    required: ['rewrite', 'subject', 'body'],
    additionalProperties: false,
  },
  async handler(input) {
    const request = input.body
    if (request.rewrite === 'translate' && !request.language) {
      const message = 'Choose the language of the translation.'
      throw fail('invalid', message, [{ path: '/language', message }])
    }
    const view = await viewCampaign(input.engine, scopeOf(input), input.params.id)
    return proposeRewrite(input.engine, input.caller.tenantId, view, request)
  },
})
