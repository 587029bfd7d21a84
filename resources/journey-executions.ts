import type schema from '#schemas/journey-execution.json'
import type { Resource } from '#model/resource.ts'

export const journeyExecutions = {
  entity: 'journey-execution',
  path: '/admin/journey-executions',
  label: 'Journey executions',
  list: {
    columns: ['profileId', 'journeyId', 'state', 'nodeId', 'enteredAt', 'dueAt'],
    filters: [
      'journeyId',
      'state',
      'nodeId',
      'versionNumber',
      'profileId',
      'isTest',
      'enteredAt',
      'dueAt',
      'endedAt',
      'convertedAt',
    ],
    sort: ['enteredAt', 'DESC'],
    searchHint: 'What let them in, or the reason',
  },
  show: {
    summary: [
      'profileId',
      'journeyId',
      'versionNumber',
      'state',
      'nodeId',
      'stepEnteredAt',
      'dueAt',
      'enteredAt',
      'endedAt',
      'convertedAt',
      'isTest',
    ],
    sections: [{ title: 'Way', fields: ['how', 'reason', 'attempts', 'cause'] }],
    omit: {
      'Bookkeeping of the engine.': ['lookFrom', 'openFor', 'waitsForChange', 'waitsForEvent'],
      'Said by the log of its steps.': ['outcome', 'taskId', 'visits'],
    },
  },
} as const satisfies Resource<typeof schema>
