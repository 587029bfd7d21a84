import type schema from '#schemas/source.json'
import type { Resource } from '#model/schema/resource.ts'

export const sources = {
  entity: 'source',
  path: '/admin/sources',
  screens: { show: 'screens/source-show' },
  room: 'data.incoming',
  icon: 'source',
  synonyms: 'write keys segment tracking sites',
  list: { columns: ['name', 'kind', 'enabled', 'prefix', 'events', 'refused', 'lastSeenAt'] },
  show: {
    sections: [
      {
        title: 'Access',
        fields: ['description', 'scope', 'origins', 'respectDoNotTrack'],
      },
    ],
  },
  edit: {
    sections: [
      {
        title: 'Source',
        fields: ['name', 'description', 'kind', 'enabled'],
      },
      {
        title: 'Access',
        purpose: "A website's key is visible to everyone in its pages.",
        fields: ['scope', 'origins', 'respectDoNotTrack'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
