import type schema from '#schemas/condition-type.json'
import type { Resource } from '#model/resource.ts'

export const conditions = {
  entity: 'condition-type',
  path: '/customer/condition',
  menu: { group: 'Audience', order: 6, icon: 'cond' },
  list: { columns: ['name', 'about', 'parentCondition', 'description', 'tags', 'updatedAt'] },
  show: {
    sections: [
      { title: 'What it stands for', fields: ['description', 'parentCondition', 'parameters'] },
    ],
  },
  edit: {
    sections: [
      {
        title: 'Condition type',
        purpose: 'How colleagues find it, and where it may stand.',
        fields: ['name', 'description', 'about', 'tags'],
      },
      {
        title: 'What it stands for',
        purpose: 'A value written parameter::name is filled in where the type is used.',
        fields: ['parentCondition'],
      },
      {
        title: 'What is asked for',
        purpose: 'One parameter for each name.',
        fields: ['parameters'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
