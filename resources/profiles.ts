import type schema from '#schemas/profile.json'
import type { Resource } from '#model/schema/resource.ts'

export const profiles = {
  entity: 'profile',
  path: '/profiles',
  screens: {
    list: 'profile/people-list',
    bulk: ['profile/bulk-add-to-list', 'profile/bulk-change'],
  },
  menu: { group: 'Audience', order: 1 },
  room: 'people.records',
  icon: 'users',
  synonyms: 'people customers leads users of the site',
  list: {
    columns: ['name', 'email', 'anonymous', 'lastSeenAt'],
    filters: ['email', 'anonymous', 'tags', 'firstSeenAt', 'lastSeenAt'],
    sort: ['lastSeenAt', 'DESC'],
    searchHint: 'Name, email or any text',
  },
  show: {
    summary: ['email', 'tags', 'firstSeenAt', 'lastSeenAt'],
    omit: {
      'Shown below the name.': ['anonymous'],
      'Shown below the properties.': ['consents'],
      'Shown on a separate tab.': ['properties'],
      'Internal values; memberships, scores and goals have tabs.': ['systemProperties'],
    },
  },
  edit: {
    sections: [
      { title: 'Person', fields: ['name', 'email', 'anonymous', 'tags'] },
      { title: 'Properties', fields: ['properties'] },
      {
        title: 'Consents',
        fields: ['consents'],
      },
    ],
  },
  recordPath: '/profiles/profile/{id}',
} as const satisfies Resource<typeof schema>
