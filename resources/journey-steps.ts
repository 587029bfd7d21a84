import type schema from '#schemas/journey-step.json'
import type { Resource } from '#model/schema/resource.ts'

export const journeySteps = {
  entity: 'journey-step',
  path: '/admin/journey-steps',
  label: 'Journey execution log',
  room: 'messages.history',
  icon: 'steps',
  synonyms: 'journey history',
  list: {
    columns: ['nodeName', 'journeyId', 'profileId', 'outcome', 'because', 'enteredAt'],
    filters: [
      'journeyId',
      'nodeId',
      'kind',
      'outcome',
      'profileId',
      'executionId',
      'enteredAt',
      'leftAt',
    ],
    sort: ['enteredAt', 'DESC'],
    searchHint: 'Step or reason',
  },
  show: {
    summary: [
      'journeyId',
      'versionNumber',
      'profileId',
      'executionId',
      'nodeId',
      'kind',
      'visit',
      'outcome',
      'enteredAt',
      'leftAt',
    ],
    sections: [{ title: 'Details', fields: ['nodeName', 'way', 'because'] }],
  },
} as const satisfies Resource<typeof schema>
