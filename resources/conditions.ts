import type schema from '#schemas/condition-type.json'
import type { Resource } from '#model/schema/resource.ts'

export const conditions = {
  entity: 'condition-type',
  path: '/customer/condition',
  screens: { list: 'rules/shipped-kinds#ConditionsList' },
  menu: { group: 'Audience', order: 6 },
  room: 'data.logic',
  icon: 'cond',
  synonyms: 'saved conditions filters',
  list: { columns: ['name', 'about', 'parentCondition', 'description', 'tags', 'updatedAt'] },
  show: {
    sections: [{ title: 'Definition', fields: ['description', 'parentCondition', 'parameters'] }],
  },
  edit: {
    sections: [
      {
        title: 'Condition type',
        purpose: 'A value written parameter::name is filled in where the type is used.',
        fields: ['name', 'about', 'parentCondition'],
      },
      { title: 'Parameters', fields: ['parameters'] },
      { title: 'Details', fields: ['description', 'tags'] },
    ],
  },
} as const satisfies Resource<typeof schema>
