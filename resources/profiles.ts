import type schema from '#schemas/profile.json'
import type { Resource } from '#model/resource.ts'

export const profiles = {
  entity: 'profile',
  path: '/profiles',
  menu: { group: 'Audience', order: 1, icon: 'users' },
  list: {
    columns: ['name', 'email', 'anonymous', 'tags', 'firstSeenAt', 'lastSeenAt'],
    filters: ['email', 'anonymous', 'tags', 'firstSeenAt', 'lastSeenAt'],
    sort: ['lastSeenAt', 'DESC'],
    searchHint: 'Name, e-mail or id',
  },
  show: {
    summary: ['email', 'tags', 'firstSeenAt', 'lastSeenAt'],
    omit: {
      'Said below the name.': ['anonymous'],
      'Listed below the facts.': ['consents'],
      'On a tab of its own.': ['properties'],
      'Notes of the engine; memberships, scores and goals have tabs.': ['systemProperties'],
    },
  },
  edit: {
    sections: [
      { title: 'Person', purpose: 'Who this is.', fields: ['name', 'email', 'anonymous', 'tags'] },
      { title: 'Properties', purpose: 'What is known, by property type.', fields: ['properties'] },
      {
        title: 'Consents',
        purpose: 'What the person agreed to, by purpose.',
        fields: ['consents'],
      },
    ],
  },
  recordPath: '/profiles/profile/{id}',
} as const satisfies Resource<typeof schema>
