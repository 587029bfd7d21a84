import type schema from '#schemas/user-list.json'
import type { Resource } from '#model/resource.ts'

export const lists = {
  entity: 'user-list',
  path: '/customer/list',
  menu: { group: 'Audience', order: 3, icon: 'todo' },
  list: { columns: ['name', 'description', 'updatedBy', 'updatedAt'] },
  show: { sections: [{ title: 'List', fields: ['description'] }] },
  edit: {
    sections: [
      {
        title: 'List',
        purpose: 'How colleagues find it. Who is on it is chosen on its page.',
        fields: ['...rest'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
