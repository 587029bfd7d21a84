import type schema from '#schemas/todo.json'
import type { Resource } from '#model/resource.ts'

export const todos = {
  entity: 'todo',
  path: '/customer/todo',
  menu: { group: 'Audience', order: 5, icon: 'clock' },
  list: {
    filters: ['state', 'dueOn', 'owner', 'profileId', 'journeyId'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'What, or its details',
  },
  show: { sections: [{ title: 'To-do', fields: ['details'] }] },
  edit: {
    sections: [
      {
        title: 'To-do',
        purpose: 'What is to be done, about whom, by when.',
        fields: ['title', 'profileId', 'details', 'dueOn', 'owner', 'state'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
