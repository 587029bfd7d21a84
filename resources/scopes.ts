import type schema from '#schemas/scope.json'
import type { Resource } from '#model/resource.ts'

export const scopes = {
  entity: 'scope',
  path: '/customer/scope',
  menu: { group: 'Audience', order: 20, icon: 'split' },
  list: { columns: ['name', 'id', 'description', 'tags', 'updatedBy', 'updatedAt'] },
  show: { sections: [{ title: 'What it is for', fields: ['description'] }] },
  edit: {
    sections: [
      {
        title: 'Scope',
        purpose: 'A site or an app: its id stands in its events and in what is said of them.',
        fields: ['...rest'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
