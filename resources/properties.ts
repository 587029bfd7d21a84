import type schema from '#schemas/property-type.json'
import type { Resource } from '#model/resource.ts'

export const properties = {
  entity: 'property-type',
  path: '/properties',
  menu: { group: 'Audience', order: 3, icon: 'prop' },
  list: {
    columns: ['name', 'id', 'enabled', 'target', 'valueType', 'group', 'multivalued', 'updatedAt'],
    filters: ['target', 'valueType', 'group', 'multivalued', 'protected', 'enabled', 'tags'],
  },
  show: {
    summary: ['enabled', 'target', 'valueType', 'multivalued', 'protected'],
    sections: [
      { title: 'Meaning', fields: ['description', 'defaultValue', 'automaticMappingsFrom'] },
      {
        title: 'Merging and order',
        fields: ['identifier', 'mergeStrategy', 'rank', 'group', 'tags'],
      },
    ],
  },
  edit: {
    sections: [
      {
        title: 'Property',
        purpose: 'What it is called and what it describes.',
        fields: ['name', 'description', 'target', 'enabled'],
      },
      {
        title: 'Value',
        purpose: 'How values are read, shown and compared.',
        fields: ['valueType', 'multivalued', 'defaultValue', 'protected', 'automaticMappingsFrom'],
      },
      {
        title: 'Merging and order',
        purpose:
          'Which value stays when two profiles become one, and where the property stands in forms.',
        fields: ['identifier', 'mergeStrategy', 'rank', 'group', 'tags'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
