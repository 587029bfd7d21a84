import type schema from '#schemas/persona.json'
import type { Resource } from '#model/schema/resource.ts'

export const personas = {
  entity: 'persona',
  path: '/customer/persona',
  room: 'people.testing',
  icon: 'mask',
  synonyms: 'test people sample people',
  list: {
    columns: ['name', 'description', 'email', 'tags', 'updatedBy', 'updatedAt'],
    searchHint: 'Name, id, description or email',
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
        fields: ['name', 'description', 'tags'],
      },
      {
        title: 'Person',
        purpose: 'Profile data of the persona.',
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
        title: 'Activity',
        purpose: 'Conditions treat these like received events.',
        fields: ['events'],
      },
    ],
  },
  recordPath: '/profiles/persona/{id}',
} as const satisfies Resource<typeof schema>
