import type schema from '#schemas/topic.json'
import type { Resource } from '#model/resource.ts'

export const topics = {
  entity: 'topic',
  path: '/customer/topic',
  menu: { group: 'Audience', order: 21, icon: 'mail' },
  list: {
    columns: ['name', 'enabled', 'description', 'tags', 'updatedBy', 'updatedAt'],
    filters: ['enabled', 'tags', 'updatedBy', 'createdAt', 'updatedAt'],
    searchHint: 'Name, id or description',
  },
  show: {
    summary: ['id', 'enabled', 'tags', 'createdAt', 'updatedAt', 'updatedBy'],
    sections: [{ title: 'What it is about', fields: ['description'] }],
  },
  edit: {
    sections: [
      {
        title: 'Topic',
        purpose: 'What messages are about, as recipients read it.',
        fields: ['name', 'id', 'description', 'tags', 'enabled'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
