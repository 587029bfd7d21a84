import type schema from '#schemas/persona.json'
import type { Resource } from '#model/resource.ts'

export const personas = {
  entity: 'persona',
  path: '/customer/persona',
  menu: { group: 'Audience', order: 4, icon: 'user' },
  list: {
    columns: ['name', 'description', 'email', 'tags', 'updatedBy', 'updatedAt'],
    searchHint: 'Name, id, description or e-mail',
  },
  show: {
    sections: [
      { title: 'Persona', fields: ['description', 'properties', 'consents', 'lists', 'events'] },
    ],
  },
  edit: {
    sections: [
      {
        title: 'Persona',
        purpose: 'Whom it stands for, and how colleagues find it.',
        fields: ['name', 'description', 'tags'],
      },
      {
        title: 'Person',
        purpose: 'What would be known of such a person.',
        fields: [
          'email',
          'anonymous',
          'properties',
          'consents',
          'lists',
          'firstSeenAt',
          'lastSeenAt',
        ],
      },
      {
        title: 'What they did',
        purpose: 'Events count in conditions as if they had come in.',
        fields: ['events'],
      },
    ],
  },
  recordPath: '/profiles/persona/{id}',
} as const satisfies Resource<typeof schema>
