import type schema from '#schemas/journey-execution.json'
import type { Resource } from '#model/schema/resource.ts'

export const journeyExecutions = {
  entity: 'journey-execution',
  path: '/admin/journey-executions',
  screens: { show: 'screens/explained-shows#ExecutionShow' },
  label: 'Journey executions',
  room: 'messages.history',
  icon: 'dotline',
  synonyms: 'entrants people in journeys',
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
    searchHint: 'Entry trigger or reason',
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
    sections: [{ title: 'Path', fields: ['how', 'reason', 'attempts', 'cause'] }],
    omit: {
      'Bookkeeping of the engine.': ['lookFrom', 'openFor', 'waitsForChange', 'waitsForEvent'],
      'Shown in the log of its steps.': ['outcome', 'taskId', 'visits'],
    },
  },
} as const satisfies Resource<typeof schema>
