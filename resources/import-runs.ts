import type schema from '#schemas/import-run.json'
import type { Resource } from '#model/schema/resource.ts'

export const importRuns = {
  entity: 'import-run',
  path: '/customer/import-run',
  screens: { show: 'screens/import-run-show' },
  room: 'data.exchange',
  icon: 'filein',
  synonyms: 'import history',
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
    sort: ['createdAt', 'DESC'],
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
      'deleted',
      'refused',
      'partly',
      'startedAt',
      'finishedAt',
      'createdBy',
    ],
    sections: [{ title: 'File', fields: ['format', 'encoding', 'delimiter', 'columns', 'error'] }],
    omit: {
      'The run shows the progress of its job.': ['jobId'],
      'Shown while columns are mapped.': ['sample', 'settings'],
    },
  },
  operations: ['list', 'get', 'delete'],
} as const satisfies Resource<typeof schema>
