import type schema from '#schemas/researched-company.json'
import type { Resource } from '#model/resource.ts'

export const researchedCompanies = {
  entity: 'researched-company',
  path: '/admin/researched-companies',
  menu: { group: 'Admin', order: 5, icon: 'search', label: 'Company research' },
  list: {
    columns: ['domain', 'state', 'error', 'fetchedAt', 'expiresAt'],
    filters: ['state'],
    sort: ['updatedAt', 'DESC'],
    searchHint: 'Domain',
  },
  show: {
    omit: {
      'The worker and the daily budget need it, not people.': [
        'jobId',
        'urgent',
        'readsOn',
        'reads',
      ],
    },
  },
} as const satisfies Resource<typeof schema>
