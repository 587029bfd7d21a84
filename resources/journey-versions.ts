import type schema from '#schemas/journey-version.json'
import type { Resource } from '#model/resource.ts'

export const journeyVersions = {
  entity: 'journey-version',
  path: '/admin/journey-versions',
  label: 'Journey versions',
  list: { columns: ['number', 'journeyId', 'note', 'createdAt', 'createdBy'] },
  show: {
    summary: ['journeyId', 'number', 'goalId', 'endsAtGoal', 'createdAt', 'createdBy'],
    sections: [{ title: 'Way', fields: ['note', 'graph', 'exitCondition'] }],
  },
} as const satisfies Resource<typeof schema>
