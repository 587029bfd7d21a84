import { entityOf } from '#model/schema/entities.generated.ts'
import { describeModel, testModel } from '#engine/language-model/describe-model.ts'
import { saveSettings } from '#engine/language-model/settings.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf, versionIn } from '../../base/scope-of.ts'

const { properties } = entityOf('language-model').schema
const own = [
  'use',
  'url',
  'model',
  'tokensPerDay',
  'tokensPerMonth',
  'inputPrice',
  'outputPrice',
  'readsReplies',
] as const

export const getLanguageModel = endpoint({
  method: 'GET',
  path: '/api/v1/language-model',
  access: 'member',
  summary: 'The language model of the organization, without its key',
  handler: ({ engine, caller }) => describeModel(engine, caller.tenantId),
})

export const putLanguageModel = endpoint({
  method: 'PUT',
  path: '/api/v1/language-model',
  access: 'write-member',
  summary: 'Set the language model of the organization',
  body: {
    type: 'object',
    properties: {
      ...Object.fromEntries(own.map((name) => [name, properties[name]!])),
      apiKey: { type: 'string', title: 'Key', maxLength: 400 },
      version: { type: 'integer' },
    },
    additionalProperties: false,
  },
  async handler(input) {
    const { version: _version, ...values } = input.body
    // 0 is the version of settings that were never saved.
    await saveSettings(input.engine, scopeOf(input), versionIn(input) || null, values)
    return describeModel(input.engine, input.caller.tenantId)
  },
})

export const postLanguageModelTest = endpoint({
  method: 'POST',
  path: '/api/v1/language-model/test',
  idempotency: 'lease',
  access: 'write-member',
  summary: 'Ask the saved language model for one word',
  rateLimit: 10,
  handler: ({ engine, caller }) => testModel(engine, caller.tenantId),
})
