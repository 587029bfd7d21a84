import type schema from '#schemas/property-type.json'
import type { Resource } from '#model/schema/resource.ts'

export const properties = {
  entity: 'property-type',
  path: '/properties',
  menu: { group: 'Audience', order: 3 },
  room: 'data.model',
  icon: 'prop',
  synonyms: 'attributes traits fields',
  list: {
    columns: ['name', 'id', 'enabled', 'target', 'valueType', 'group', 'multivalued', 'updatedAt'],
    filters: ['target', 'valueType', 'group', 'multivalued', 'protected', 'enabled', 'tags'],
  },
  show: {
    summary: ['enabled', 'target', 'valueType', 'multivalued', 'protected'],
    sections: [
      { title: 'Definition', fields: ['description', 'defaultValue', 'automaticMappingsFrom'] },
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
        fields: ['name', 'description', 'target', 'enabled'],
      },
      {
        title: 'Value',
        fields: ['valueType', 'multivalued', 'defaultValue', 'protected', 'automaticMappingsFrom'],
      },
      {
        title: 'Merging and order',
        purpose: 'Which value is kept when profiles are merged, and the position in forms.',
        fields: ['identifier', 'mergeStrategy', 'rank', 'group', 'tags'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
