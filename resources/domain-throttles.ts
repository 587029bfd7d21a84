import type schema from '#schemas/domain-throttle.json'
import type { Resource } from '#model/schema/resource.ts'

export const domainThrottles = {
  entity: 'domain-throttle',
  path: '/admin/domain-throttles',
  room: 'messages.sending',
  icon: 'gauge',
  synonyms: 'slow throttled deferred receiving domains',
  list: {
    columns: ['domain', 'senderId', 'gapMs', 'openAt', 'failedAt', 'reply'],
    filters: ['senderId', 'failedAt'],
    searchHint: 'Receiving domain',
  },
  show: {
    summary: ['senderId', 'gapMs', 'openAt', 'failedAt', 'reply'],
    omit: { 'Bookkeeping of the dispatcher.': ['spreadUntil'] },
  },
} as const satisfies Resource<typeof schema>
