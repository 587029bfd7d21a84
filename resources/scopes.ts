import type schema from '#schemas/scope.json'
import type { Resource } from '#model/schema/resource.ts'

export const scopes = {
  entity: 'scope',
  path: '/customer/scope',
  room: 'data.incoming',
  icon: 'globe',
  synonyms: 'sites apps domains',
  list: { columns: ['name', 'id', 'description', 'tags', 'updatedBy', 'updatedAt'] },
  show: { sections: [{ title: 'Details', fields: ['description'] }] },
  edit: {
    sections: [
      {
        title: 'Scope',
        purpose: 'The id appears in the events of the site or app.',
        fields: ['...rest'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
