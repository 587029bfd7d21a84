import type schema from '#schemas/journey-version.json'
import type { Resource } from '#model/schema/resource.ts'

export const journeyVersions = {
  entity: 'journey-version',
  path: '/admin/journey-versions',
  label: 'Journey versions',
  room: 'messages.history',
  icon: 'branch',
  synonyms: 'published journeys',
  list: { columns: ['number', 'journeyId', 'note', 'createdAt', 'createdBy'] },
  show: {
    summary: ['journeyId', 'number', 'goalId', 'endsAtGoal', 'createdAt', 'createdBy'],
    sections: [{ title: 'Steps', fields: ['note', 'graph', 'exitCondition'] }],
  },
} as const satisfies Resource<typeof schema>
