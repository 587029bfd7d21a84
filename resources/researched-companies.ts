import type schema from '#schemas/researched-company.json'
import type { Resource } from '#model/schema/resource.ts'

export const researchedCompanies = {
  entity: 'researched-company',
  path: '/admin/researched-companies',
  label: 'Company research',
  room: 'people.records',
  icon: 'research',
  synonyms: 'company facts website research',
  list: {
    columns: ['domain', 'state', 'error', 'fetchedAt', 'expiresAt'],
    filters: ['state'],
    sort: ['updatedAt', 'DESC'],
    searchHint: 'Domain',
  },
  show: {
    omit: {
      'Used by the worker and the daily limit.': ['jobId', 'urgent', 'readsOn', 'reads'],
    },
  },
} as const satisfies Resource<typeof schema>
