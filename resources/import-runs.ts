import type schema from '#schemas/import-run.json'
import type { Resource } from '#model/resource.ts'

export const importRuns = {
  entity: 'import-run',
  path: '/customer/import-run',
  list: {
    columns: [
      'fileName',
      'state',
      'done',
      'created',
      'updated',
      'unchanged',
      'refused',
      'startedAt',
      'configId',
    ],
    filters: ['configId', 'state', 'startedAt', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'File',
  },
  show: {
    summary: [
      'state',
      'configId',
      'total',
      'done',
      'created',
      'updated',
      'unchanged',
      'refused',
      'partly',
      'startedAt',
      'finishedAt',
      'createdBy',
    ],
    sections: [{ title: 'What was read', fields: ['format', 'columns', 'error'] }],
  },
  operations: ['list', 'get', 'delete'],
} as const satisfies Resource<typeof schema>
