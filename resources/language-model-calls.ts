import type schema from '#schemas/language-model-call.json'
import type { Resource } from '#model/schema/resource.ts'

export const languageModelCalls = {
  entity: 'language-model-call',
  path: '/admin/language-model-calls',
  room: 'organization.records',
  icon: 'wand',
  synonyms: 'ai llm usage',
  list: {
    columns: ['purpose', 'result', 'model', 'tokens', 'cost', 'milliseconds', 'createdAt'],
    filters: ['purpose', 'result', 'model', 'campaignId'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Model, host or message',
  },
  show: {
    summary: [
      'purpose',
      'result',
      'message',
      'model',
      'host',
      'endpoint',
      'inputTokens',
      'outputTokens',
      'tokens',
      'cost',
      'milliseconds',
      'attempts',
      'createdAt',
    ],
    sections: [
      { title: 'Left out', fields: ['cuts'] },
      { title: 'For', fields: ['campaignId', 'replyId'] },
    ],
  },
} as const satisfies Resource<typeof schema>
