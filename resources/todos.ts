import type schema from '#schemas/todo.json'
import type { Resource } from '#model/schema/resource.ts'

export const todos = {
  entity: 'todo',
  path: '/customer/todo',
  room: 'people.work',
  icon: 'todo',
  synonyms: 'tasks reminders',
  list: {
    filters: ['state', 'dueOn', 'owner', 'profileId', 'journeyId'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Title or details',
  },
  show: { sections: [{ title: 'To-do', fields: ['details'] }] },
  edit: {
    sections: [
      {
        title: 'To-do',
        fields: ['title', 'profileId', 'contactId', 'details', 'dueOn', 'owner', 'state'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
