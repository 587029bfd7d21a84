import type schema from '#schemas/rule-firing.json'
import type { Resource } from '#model/schema/resource.ts'

export const ruleFirings = {
  entity: 'rule-firing',
  path: '/admin/rule-firings',
  screens: { show: 'screens/explained-shows#FiringShow' },
  room: 'data.logic',
  icon: 'spark',
  synonyms: 'rule history',
  list: {
    columns: ['summary', 'outcome', 'ruleId', 'profileId', 'eventType', 'firedAt'],
    filters: ['outcome', 'ruleId', 'profileId', 'eventType', 'firedAt'],
    sort: ['firedAt', 'DESC'],
    searchHint: 'Event type or result',
  },
  show: {
    summary: ['outcome', 'ruleId', 'profileId', 'eventType', 'eventId', 'firedAt'],
    sections: [{ title: 'Result', fields: ['summary', 'steps'] }],
  },
} as const satisfies Resource<typeof schema>
