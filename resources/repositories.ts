import type schema from '#schemas/repository.json'
import type { Resource } from '#model/resource.ts'

export const repositories = {
  entity: 'repository',
  path: '/settings/repositories',
  list: {
    columns: ['name', 'place', 'description', 'lastApplied', 'lastAppliedAt', 'updatedAt'],
    searchHint: 'Name, place or description',
  },
  show: {
    summary: ['place', 'token', 'lastApplied', 'lastAppliedAt'],
    sections: [{ title: 'About', fields: ['description'] }],
  },
  edit: {
    sections: [
      {
        title: 'Repository',
        purpose: 'Where archives of a configuration lie. Nothing is taken in by itself.',
        fields: ['...rest'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
