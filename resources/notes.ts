import type schema from '#schemas/profile-note.json'
import type { Resource } from '#model/resource.ts'

export const notes = {
  entity: 'profile-note',
  path: '/customer/note',
  list: {
    columns: ['text', 'profileId', 'pinned', 'createdBy', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'What the note says',
  },
  show: { sections: [{ title: 'Note', fields: ['text'] }] },
  edit: {
    sections: [
      {
        title: 'Note',
        purpose: 'What colleagues should know about the person.',
        fields: ['...rest'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
