import type schema from '#schemas/suppression.json'
import type { Resource } from '#model/resource.ts'

export const suppressions = {
  entity: 'suppression',
  path: '/admin/suppressions',
  menu: { group: 'Admin', order: 11, icon: 'shield' },
  list: {
    columns: ['value', 'kind', 'reason', 'source', 'createdBy', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Address or domain',
  },
  show: { omit: { 'Recognizes the value after it was erased.': ['valueHash'] } },
} as const satisfies Resource<typeof schema>
