import type schema from '#schemas/goal.json'
import type { Resource } from '#model/schema/resource.ts'

export const goals = {
  entity: 'goal',
  path: '/customer/goal',
  screens: { show: 'screens/goal-show' },
  room: 'people.audiences',
  icon: 'goal',
  synonyms: 'conversions targets',
  list: { columns: ['name', 'enabled', 'campaignId', 'description', 'tags', 'updatedAt'] },
  show: {
    sections: [{ title: 'Start and target', fields: ['description', 'startEvent', 'targetEvent'] }],
  },
  edit: {
    sections: [
      {
        title: 'Goal',
        purpose: 'People reach the goal with the target event, counted after the start event.',
        fields: ['name', 'targetEvent', 'startEvent'],
      },
      { title: 'Details', fields: ['campaignId', 'description', 'tags', 'enabled'] },
    ],
  },
} as const satisfies Resource<typeof schema>
