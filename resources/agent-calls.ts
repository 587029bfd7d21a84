import type schema from '#schemas/agent-call.json'
import type { Resource } from '#model/schema/resource.ts'

export const agentCalls = {
  entity: 'agent-call',
  path: '/admin/agent-calls',
  label: 'Calls',
  room: 'messages.history',
  icon: 'agentcall',
  synonyms: 'conversations transcripts',
  list: {
    columns: [
      'createdAt',
      'agentId',
      'kind',
      'state',
      'outcome',
      'address',
      'contactId',
      'endedAt',
    ],
    filters: ['agentId', 'kind', 'state', 'outcome', 'contactId'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Address of the caller',
  },
  show: {
    summary: [
      'agentId',
      'kind',
      'state',
      'ended',
      'outcome',
      'callBackOn',
      'address',
      'contactId',
      'shareId',
      'versionNumber',
      'language',
      'usesVoice',
      'consentAt',
      'endedAt',
      'expiresAt',
    ],
    sections: [
      { title: 'Transcript', fields: ['turns'] },
      { title: 'Not known', fields: ['unknowns'] },
    ],
    omit: { 'Bookkeeping of the call.': ['talk'] },
  },
} as const satisfies Resource<typeof schema>
