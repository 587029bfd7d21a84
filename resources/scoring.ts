import type schema from '#schemas/scoring.json'
import type { Resource } from '#model/resource.ts'

export const scoring = {
  entity: 'scoring',
  path: '/customer/scoring',
  menu: { group: 'Audience', order: 7, icon: 'gauge' },
  list: { columns: ['name', 'enabled', 'description', 'tags', 'updatedBy', 'updatedAt'] },
  show: { sections: [{ title: 'What gives points', fields: ['description', 'elements'] }] },
  edit: {
    sections: [
      {
        title: 'Scoring plan',
        purpose: 'How colleagues find it.',
        fields: ['name', 'description', 'tags', 'enabled'],
      },
      {
        title: 'What gives points',
        purpose: "A person's score is the sum of the elements that are true of them.",
        fields: ['elements'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
