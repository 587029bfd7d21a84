import type schema from '#schemas/session.json'
import type { Resource } from '#model/resource.ts'

export const sessions = {
  entity: 'session',
  path: '/customer/session',
  label: 'Visits',
  list: {
    columns: ['timeStamp', 'profileId', 'duration', 'size', 'scope', 'properties'],
    filters: ['profileId', 'scope', 'timeStamp', 'lastEventDate', 'duration', 'size'],
    sort: ['timeStamp', 'DESC'],
  },
  show: {
    summary: ['profileId', 'timeStamp', 'lastEventDate', 'duration', 'size', 'scope'],
    omit: { 'Told above the tabs.': ['properties'], 'Notes of the engine.': ['systemProperties'] },
  },
} as const satisfies Resource<typeof schema>
