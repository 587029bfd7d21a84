import type schema from '#schemas/repository.json'
import type { Resource } from '#model/schema/resource.ts'

export const repositories = {
  entity: 'repository',
  path: '/settings/repositories',
  screens: { show: 'screens/repository-show' },
  room: 'organization.configuration',
  icon: 'archive',
  synonyms: 'configuration archives',
  list: {
    columns: ['name', 'place', 'description', 'lastApplied', 'lastAppliedAt', 'updatedAt'],
    searchHint: 'Name, place or description',
  },
  show: {
    summary: ['place', 'token', 'lastApplied', 'lastAppliedAt'],
    sections: [{ title: 'Details', fields: ['description'] }],
  },
  edit: {
    sections: [
      {
        title: 'Repository',
        purpose: 'Nothing is imported automatically.',
        fields: ['...rest'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
