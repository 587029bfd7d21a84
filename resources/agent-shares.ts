import type schema from '#schemas/agent-share.json'
import type { Resource } from '#model/schema/resource.ts'

export const agentShares = {
  entity: 'agent-share',
  path: '/admin/agent-shares',
  room: 'messages.campaigns',
  icon: 'agentshare',
  synonyms: 'agent public links embed',
} as const satisfies Resource<typeof schema>
