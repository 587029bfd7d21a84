import type schema from '#schemas/object-type.json'
import type { Resource } from '#model/schema/resource.ts'

export const objectTypes = {
  entity: 'object-type',
  path: '/admin/objects',
  screens: { show: 'screens/object-type-show' },
  room: 'data.model',
  icon: 'shapes',
  synonyms: 'custom objects entities',
  list: {
    columns: ['name', 'plural', 'description', 'inMenu', 'updatedBy', 'updatedAt'],
    searchHint: 'Name, id or description',
  },
  show: { sections: [{ title: 'Fields', fields: ['description', 'schema'] }] },
  edit: {
    sections: [
      {
        title: 'Object type',
        purpose: 'Screens, API, import and export follow from the fields at once.',
        fields: ['name', 'plural', 'schema', 'label'],
      },
      { title: 'Details', fields: ['description', 'inMenu'] },
    ],
  },
} as const satisfies Resource<typeof schema>
