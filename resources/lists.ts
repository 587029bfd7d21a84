import type schema from '#schemas/user-list.json'
import type { Resource } from '#model/schema/resource.ts'

export const lists = {
  entity: 'user-list',
  path: '/customer/list',
  screens: { show: 'profile/people#ListShow' },
  room: 'people.audiences',
  icon: 'list',
  synonyms: 'static lists groups',
  list: { columns: ['name', 'description', 'updatedBy', 'updatedAt'] },
  show: { sections: [{ title: 'List', fields: ['description'] }] },
  edit: {
    sections: [
      {
        title: 'List',
        purpose: 'Add people on the page of the list.',
        fields: ['...rest'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
