import type schema from '#schemas/profile-note.json'
import type { Resource } from '#model/schema/resource.ts'

export const notes = {
  entity: 'profile-note',
  path: '/customer/note',
  room: 'people.work',
  icon: 'note',
  synonyms: 'comments remarks',
  list: {
    columns: ['text', 'profileId', 'pinned', 'createdBy', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Text of the note',
  },
  show: { sections: [{ title: 'Note', fields: ['text'] }] },
  edit: {
    sections: [
      {
        title: 'Note',
        fields: ['...rest'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
