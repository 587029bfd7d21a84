import type schema from '#schemas/journey.json'
import type { Resource } from '#model/resource.ts'

export const journeys = {
  entity: 'journey',
  path: '/customer/journey',
  menu: { group: 'Design Studio', order: 2, icon: 'flow' },
  list: {
    columns: ['name', 'state', 'liveVersion', 'goalId', 'owner', 'updatedAt'],
    filters: ['state', 'goalId', 'owner', 'tags', 'startsAt', 'endsAt', 'publishedAt'],
  },
  show: {
    summary: [
      'state',
      'liveVersion',
      'publishedAt',
      'goalId',
      'endsAtGoal',
      'owner',
      'startsAt',
      'endsAt',
      'tags',
    ],
    sections: [{ title: 'Way', fields: ['description', 'graph', 'exitCondition'] }],
    related: ['journey-execution', 'journey-version'],
    unrelated: { 'Listed by each execution.': ['journey-step'] },
  },
  edit: {
    sections: [
      {
        title: 'Journey',
        purpose: 'How colleagues find it.',
        fields: ['name', 'description', 'owner', 'tags'],
      },
      {
        title: 'Aim and end',
        purpose:
          'What people should reach, and what takes them out. It counts from the next version on.',
        fields: ['goalId', 'endsAtGoal', 'exitCondition'],
      },
      {
        title: 'When people may come in',
        purpose: 'Who is in it goes on whatever stands here.',
        fields: ['startsAt', 'endsAt'],
      },
    ],
    omit: { 'Drawn in the designer.': ['graph'] },
  },
} as const satisfies Resource<typeof schema>
