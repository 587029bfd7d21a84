import type schema from '#schemas/object-type.json'
import type { Resource } from '#model/resource.ts'

export const objectTypes = {
  entity: 'object-type',
  path: '/admin/objects',
  menu: { group: 'Admin', order: 20, icon: 'prop' },
  list: {
    columns: ['name', 'plural', 'description', 'inMenu', 'updatedBy', 'updatedAt'],
    searchHint: 'Name, id or description',
  },
  show: { sections: [{ title: 'What an object holds', fields: ['description', 'schema'] }] },
  edit: {
    sections: [
      {
        title: 'Object type',
        purpose: 'What one of them and several of them are called.',
        fields: ['name', 'plural', 'description', 'inMenu'],
      },
      {
        title: 'What an object holds',
        purpose: 'Its fields. Screens, API, import and export follow from them at once.',
        fields: ['schema', 'label'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
