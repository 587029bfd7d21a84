import type schema from '#schemas/journey.json'
import type { Resource } from '#model/schema/resource.ts'

export const journeys = {
  entity: 'journey',
  path: '/customer/journey',
  screens: { show: 'journeys/journey-show' },
  menu: { group: 'Design Studio', order: 2, label: 'Journey' },
  room: 'messages.studio',
  icon: 'flow',
  synonyms: 'flows automations workflows',
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
    sections: [{ title: 'Steps', fields: ['description', 'graph', 'exitCondition'] }],
    related: ['journey-execution', 'journey-version'],
    unrelated: { 'Listed by each execution.': ['journey-step'] },
  },
  edit: {
    sections: [
      {
        title: 'Journey',
        purpose:
          'The goal of the journey, and who leaves it early. Applies from the next version on.',
        fields: ['name', 'goalId', 'endsAtGoal', 'exitCondition'],
      },
      {
        title: 'Entry period',
        purpose: 'People already in the journey continue.',
        fields: ['startsAt', 'endsAt'],
      },
      { title: 'Details', fields: ['description', 'owner', 'tags'] },
    ],
    omit: { 'Drawn in the designer.': ['graph'] },
  },
} as const satisfies Resource<typeof schema>
