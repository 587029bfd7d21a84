import type schema from '#schemas/goal.json'
import type { Resource } from '#model/resource.ts'

export const goals = {
  entity: 'goal',
  path: '/customer/goal',
  menu: { group: 'Audience', order: 8, icon: 'goal' },
  list: { columns: ['name', 'enabled', 'campaignId', 'description', 'tags', 'updatedAt'] },
  show: {
    sections: [
      { title: 'From start to target', fields: ['description', 'startEvent', 'targetEvent'] },
    ],
  },
  edit: {
    sections: [
      {
        title: 'Goal',
        purpose: 'What people should reach.',
        fields: ['name', 'description', 'campaignId', 'tags', 'enabled'],
      },
      {
        title: 'From start to target',
        purpose: 'What begins the way, and what counts as arriving.',
        fields: ['startEvent', 'targetEvent'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
