import type schema from '#schemas/topic.json'
import type { Resource } from '#model/schema/resource.ts'

export const topics = {
  entity: 'topic',
  path: '/customer/topic',
  room: 'messages.studio',
  icon: 'topic',
  synonyms: 'subscriptions preferences unsubscribe',
  list: { columns: ['name', 'enabled', 'description', 'tags', 'updatedBy', 'updatedAt'] },
  show: { sections: [{ title: 'Details', fields: ['description'] }] },
  edit: {
    sections: [
      {
        title: 'Topic',
        purpose: 'Recipients see the name and can unsubscribe.',
        fields: ['...rest'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
