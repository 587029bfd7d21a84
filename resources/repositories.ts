import type schema from '#schemas/repository.json'
import type { Resource } from '#model/resource.ts'

export const repositories = {
  entity: 'repository',
  path: '/settings/repositories',
  list: {
    columns: ['name', 'place', 'description', 'lastApplied', 'lastAppliedAt', 'updatedAt'],
    filters: ['lastAppliedAt', 'updatedAt'],
    searchHint: 'Name, place or description',
  },
  show: {
    summary: [
      'place',
      'token',
      'lastApplied',
      'lastAppliedAt',
      'createdAt',
      'updatedAt',
      'updatedBy',
    ],
    sections: [{ title: 'About', fields: ['description'] }],
  },
  edit: {
    sections: [
      {
        title: 'Repository',
        purpose: 'Where archives of a configuration lie. Nothing is taken in by itself.',
        fields: ['name', 'description', 'place', 'token'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
