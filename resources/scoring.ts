import type schema from '#schemas/scoring.json'
import type { Resource } from '#model/schema/resource.ts'

export const scoring = {
  entity: 'scoring',
  path: '/customer/scoring',
  screens: { show: 'scoring/scoring-show' },
  room: 'people.audiences',
  icon: 'star',
  synonyms: 'lead scores points',
  list: { columns: ['name', 'enabled', 'description', 'tags', 'updatedBy', 'updatedAt'] },
  show: { sections: [{ title: 'Rules', fields: ['description', 'elements'] }] },
  edit: {
    sections: [
      {
        title: 'Scoring plan',
        purpose: "A person's score is the sum of the elements that match them.",
        fields: ['name', 'elements'],
      },
      { title: 'Details', fields: ['description', 'tags', 'enabled'] },
    ],
  },
} as const satisfies Resource<typeof schema>
