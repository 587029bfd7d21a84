import type schema from '#schemas/session.json'
import type { Resource } from '#model/schema/resource.ts'

export const sessions = {
  entity: 'session',
  path: '/customer/session',
  screens: { show: 'screens/session-show' },
  label: 'Visits',
  room: 'people.records',
  icon: 'visit',
  synonyms: 'sessions page views',
  list: {
    columns: ['timeStamp', 'profileId', 'duration', 'size', 'scope', 'properties'],
    filters: ['profileId', 'scope', 'timeStamp', 'lastEventDate', 'duration', 'size'],
    sort: ['timeStamp', 'DESC'],
  },
  show: {
    summary: ['profileId', 'timeStamp', 'lastEventDate', 'duration', 'size', 'scope'],
    omit: { 'Shown above the tabs.': ['properties'], 'Internal values.': ['systemProperties'] },
  },
} as const satisfies Resource<typeof schema>
