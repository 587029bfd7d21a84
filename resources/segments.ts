import type schema from '#schemas/segment.json'
import type { Resource } from '#model/schema/resource.ts'

export const segments = {
  entity: 'segment',
  path: '/customer/segment',
  screens: { show: 'profile/people#SegmentShow' },
  menu: { group: 'Audience', order: 2 },
  room: 'people.audiences',
  icon: 'seg',
  synonyms: 'audiences cohorts',
  list: { columns: ['name', 'enabled', 'tags', 'owner', 'updatedAt'] },
  show: { sections: [{ title: 'Condition', fields: ['description', 'condition'] }] },
  edit: {
    sections: [
      { title: 'Segment', fields: ['name', 'condition'] },
      { title: 'Details', fields: ['description', 'tags', 'owner', 'enabled'] },
    ],
  },
} as const satisfies Resource<typeof schema>
