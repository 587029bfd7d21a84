import type schema from '#schemas/job.json'
import type { Resource } from '#model/schema/resource.ts'

export const jobs = {
  entity: 'job',
  path: '/admin/jobs',
  room: 'organization.records',
  icon: 'progress',
  synonyms: 'background work queue',
  list: {
    columns: ['kind', 'state', 'stage', 'done', 'total', 'attempt', 'error', 'createdAt'],
    filters: ['state', 'kind', 'dueAt', 'finishedAt'],
    sort: ['createdAt', 'DESC'],
  },
  show: {
    summary: [
      'state',
      'stage',
      'done',
      'total',
      'attempt',
      'maxAttempts',
      'dueAt',
      'finishedAt',
      'createdAt',
      'createdBy',
    ],
    sections: [
      { title: 'Error', fields: ['error'] },
      { title: 'Result', fields: ['result'] },
      { title: 'Payload', fields: ['payload'] },
    ],
    omit: {
      'Bookkeeping of the worker.': [
        'cancelRequested',
        'checkpoint',
        'idempotencyKey',
        'leaseOwner',
        'leaseToken',
        'leaseUntil',
      ],
    },
  },
} as const satisfies Resource<typeof schema>
