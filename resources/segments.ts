import type schema from '#schemas/segment.json'
import type { Resource } from '#model/resource.ts'

export const segments = {
  entity: 'segment',
  path: '/customer/segment',
  menu: { group: 'Audience', order: 2, icon: 'seg' },
  list: { columns: ['name', 'enabled', 'description', 'tags', 'updatedBy', 'updatedAt'] },
  show: { sections: [{ title: 'Who belongs to it', fields: ['description', 'condition'] }] },
  edit: {
    sections: [
      {
        title: 'Segment',
        purpose: 'How colleagues find it.',
        fields: ['name', 'description', 'tags', 'enabled'],
      },
      {
        title: 'Who belongs to it',
        purpose: 'Everybody for whom this is true is a member.',
        fields: ['condition'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
