import type schema from '#schemas/export-run.json'
import type { Resource } from '#model/schema/resource.ts'

export const exportRuns = {
  entity: 'export-run',
  path: '/customer/export-run',
  room: 'data.exchange',
  icon: 'fileout',
  synonyms: 'export history',
  list: {
    columns: ['fileName', 'state', 'people', 'destination', 'startedAt', 'error', 'configId'],
    sort: ['createdAt', 'DESC'],
  },
  show: {
    summary: ['state', 'configId', 'people', 'destination', 'startedAt', 'finishedAt', 'createdBy'],
    sections: [{ title: 'Error', fields: ['error'] }],
  },
} as const satisfies Resource<typeof schema>
