import type schema from '#schemas/action-type.json'
import type { Resource } from '#model/resource.ts'

export const actions = {
  entity: 'action-type',
  path: '/customer/action',
  menu: { group: 'Audience', order: 5, icon: 'bolt' },
  list: { columns: ['name', 'actions', 'description', 'tags', 'updatedAt'] },
  show: { sections: [{ title: 'What it stands for', fields: ['description', 'actions'] }] },
  edit: {
    sections: [
      {
        title: 'Saved action',
        purpose: 'How colleagues find it.',
        fields: ['name', 'description', 'tags'],
      },
      {
        title: 'What it stands for',
        purpose:
          'What is set here is given for good. What is left empty is asked for in each rule.',
        fields: ['actions'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
