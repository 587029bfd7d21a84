import type schema from '#schemas/source.json'
import type { Resource } from '#model/resource.ts'

export const sources = {
  entity: 'source',
  path: '/admin/sources',
  menu: { group: 'Admin', order: 17, icon: 'enter' },
  list: { columns: ['name', 'kind', 'enabled', 'prefix', 'events', 'refused', 'lastSeenAt'] },
  show: {
    sections: [
      {
        title: 'Where it may be used',
        fields: ['description', 'scope', 'origins', 'respectDoNotTrack'],
      },
    ],
  },
  edit: {
    sections: [
      {
        title: 'Source',
        purpose: 'What sends events.',
        fields: ['name', 'description', 'kind', 'enabled'],
      },
      {
        title: 'Where it may be used',
        purpose: 'A key stands in the pages of a website, where everybody can read it.',
        fields: ['scope', 'origins', 'respectDoNotTrack'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
