import type schema from '#schemas/topic.json'
import type { Resource } from '#model/resource.ts'

export const topics = {
  entity: 'topic',
  path: '/customer/topic',
  menu: { group: 'Audience', order: 21, icon: 'mail' },
  list: { columns: ['name', 'enabled', 'description', 'tags', 'updatedBy', 'updatedAt'] },
  show: { sections: [{ title: 'What it is about', fields: ['description'] }] },
  edit: {
    sections: [
      {
        title: 'Topic',
        purpose: 'What messages are about, as recipients read it.',
        fields: ['...rest'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
