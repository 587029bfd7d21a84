import type schema from '#schemas/agent-fact.json'
import type { Resource } from '#model/schema/resource.ts'

export const agentFacts = {
  entity: 'agent-fact',
  path: '/admin/agent-facts',
  label: 'Facts',
  room: 'messages.campaigns',
  icon: 'agentfact',
  synonyms: 'knowledge questions answers prices',
  list: {
    columns: ['text', 'question', 'kind', 'agentId', 'origin', 'validUntil', 'updatedAt'],
    filters: ['agentId', 'kind', 'origin', 'language'],
  },
  show: {
    summary: ['agentId', 'kind', 'language', 'origin', 'validUntil', 'sourceUrl'],
    sections: [{ title: 'Fact', fields: ['question', 'text', 'sourceQuote'] }],
    omit: { 'Finds facts that the campaign no longer says.': ['campaignText'] },
  },
  edit: {
    sections: [
      {
        title: 'Fact',
        fields: ['agentId', 'kind', 'question', 'text', 'language', 'sourceUrl', 'validUntil'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
