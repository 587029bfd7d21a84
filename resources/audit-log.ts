import type schema from '#schemas/audit-entry.json'
import type { Resource } from '#model/resource.ts'

export const auditLog = {
  entity: 'audit-entry',
  path: '/logs',
  label: 'Logs',
  menu: { group: 'Audience', order: 9, icon: 'log' },
  list: {
    columns: ['summary', 'actorName', 'action', 'entity', 'tenantId', 'createdAt'],
    filters: ['action', 'entity', 'entityId', 'actorKind', 'actorName', 'tenantId', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Actor, record or words',
  },
  show: {
    summary: [
      'actorName',
      'actorKind',
      'action',
      'entity',
      'entityId',
      'tenantId',
      'createdAt',
      'chainPosition',
      'hash',
    ],
    sections: [{ title: 'What changed', fields: ['before', 'after'] }],
    related: [],
  },
} as const satisfies Resource<typeof schema>
