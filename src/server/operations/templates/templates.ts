import { publishTemplate, restoreVersion } from '#engine/engage/templates/publish-template.ts'
import { renderTemplate } from '#engine/engage/templates/render-template.ts'
import { sendTemplateTest } from '#engine/engage/templates/send-test.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { wholeNumberFault } from '#model/lib/whole-number.ts'
import { publicRecord } from '#store/row-codec.ts'
import { say } from '#language'
import { recordScope } from '../../crud/crud-endpoints.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { pageOf, sendPage } from '../../base/scope-of.ts'

const entity = entityOf('template')
const scope = (input: EndpointInput, what: 'read' | 'write') => recordScope(entity, what, input)

const fields = entity.schema.properties
const renderProperties: Record<string, SchemaNode> = {
  profileId: {
    type: 'string',
    format: 'uuid',
    description: 'The person whose values are filled in.',
  },
  values: {
    type: 'object',
    additionalProperties: true,
    description: "Values by name, in place of the person's.",
  },
  draft: {
    type: 'object',
    properties: {
      subject: fields.subject!,
      source: fields.source!,
      text: fields.text!,
      language: fields.language!,
    },
    additionalProperties: false,
    description: 'What is not saved yet.',
  },
  version: {
    type: 'integer',
    minimum: 1,
    description: 'A published version instead of the draft.',
  },
}

export const postTemplateRender = endpoint({
  method: 'POST',
  path: '/api/v1/email-template/:id/render',
  access: 'audience',
  summary: 'A template as a person would get it, with everything that is wrong with it',
  isPreview: true,
  bodyLimit: 2 * 1024 * 1024,
  body: { type: 'object', properties: renderProperties, additionalProperties: false },
  handler: (input) =>
    renderTemplate(input.engine, scope(input, 'read'), input.params.id, input.body ?? {}),
})

export const postTemplatePublish = endpoint({
  method: 'POST',
  path: '/api/v1/email-template/:id/publish',
  access: 'write-audience',
  summary: 'Freeze the draft as the version that is sent',
  status: 201,
  body: {
    type: 'object',
    properties: {
      note: { type: 'string', maxLength: 200 },
      despiteWarnings: { type: 'boolean' },
      version: {
        type: 'integer',
        nullable: true,
        description: 'The version of the draft that was reviewed: another one is a conflict.',
      },
    },
    additionalProperties: false,
  },
  handler: (input) =>
    publishTemplate(input.engine, scope(input, 'write'), input.params.id, input.body ?? {}),
})

export const postTemplateTest = endpoint({
  method: 'POST',
  path: '/api/v1/email-template/:id/test',
  idempotency: 'lease',
  access: 'write-audience',
  summary: 'Send a template to one address as a test; to yourself when none is given',
  rateLimit: 20,
  bodyLimit: 2 * 1024 * 1024,
  body: {
    type: 'object',
    properties: {
      ...renderProperties,
      to: { type: 'string', maxLength: 100 },
      mailboxId: { type: 'string', format: 'uuid' },
    },
    additionalProperties: false,
  },
  async handler(input) {
    const ask = input.body ?? {}
    const to = ask.to ?? input.caller.email
    if (!to)
      throw fail('invalid', 'Say to which address: a key has none.', [
        { path: '/to', message: 'Which address?' },
      ])
    return sendTemplateTest(input.engine, scope(input, 'write'), input.params.id, { ...ask, to })
  },
})

const version = {
  id: { 'x-ref': 'template' },
  number: { type: 'integer', title: 'Version' },
} as const

const numberOf = ({ params }: EndpointInput): number => {
  const number = Number(params.number)
  const fault = Number.isInteger(number)
    ? wholeNumberFault(say('The number of a version'), number)
    : null
  if (fault)
    throw fail('invalid', fault, [
      { path: '/number', message: wholeNumberFault(say('The number'), number)! },
    ])
  if (!Number.isInteger(number) || number < 1) throw fail('not_found', 'There is no such version.')
  return number
}

export const getTemplateVersions = endpoint({
  method: 'GET',
  path: '/api/v1/email-template/:id/versions',
  access: 'audience',
  summary: 'The published versions of a template, newest first',
  async handler(input) {
    const at = scope(input, 'read')
    if (!(await input.engine.stores.of('template').get(at, input.params.id)))
      throw fail('not_found', 'There is no such email template.')
    const { first, size } = pageOf(input)
    const { rows, total } = await input.engine.stores.of('template-version').list(at, {
      filter: { templateId: input.params.id },
      sort: ['number', 'DESC'],
      range: [first, first + size - 1],
    })
    const listed = rows.map(({ source: _source, html: _html, text: _text, ...row }) => row)
    return sendPage(input, 'versions', first, { rows: listed, total })
  },
})

export const getTemplateVersion = endpoint({
  method: 'GET',
  path: '/api/v1/email-template/:id/versions/:number',
  params: version,
  access: 'audience',
  summary: 'One published version, whole',
  async handler(input) {
    const [row] = (
      await input.engine.stores.of('template-version').list(scope(input, 'read'), {
        filter: { templateId: input.params.id, number: numberOf(input) },
      })
    ).rows
    if (!row) throw fail('not_found', 'There is no such version.')
    return row
  },
})

export const postTemplateRestore = endpoint({
  method: 'POST',
  path: '/api/v1/email-template/:id/versions/:number/restore',
  params: version,
  access: 'write-audience',
  summary: 'Put a published version back into the draft',
  handler: async (input) =>
    publicRecord(entity, {
      ...(await restoreVersion(
        input.engine,
        scope(input, 'write'),
        input.params.id,
        numberOf(input),
      )),
    }),
})
