import type schema from '#schemas/audit-entry.json'
import type { Resource } from '#model/resource.ts'

export const auditLog = {
  entity: 'audit-entry',
  path: '/logs',
  label: 'Logs',
  menu: { group: 'Audience', order: 9, icon: 'log' },
  list: {
    columns: ['summary', 'actorName', 'action', 'entity', 'tenantId', 'createdAt'],
    filters: ['action', 'entity', 'entityId', 'actorKind', 'actorName', 'tenantId'],
    searchHint: 'Actor, record or words',
  },
  show: {
    summary: ['actorName', 'actorKind', 'action', 'entity', 'entityId', 'tenantId', 'createdAt'],
    omit: {
      'The name says who it was.': ['actorId'],
      'Shown as a table of changes.': ['after', 'before'],
    },
  },
} as const satisfies Resource<typeof schema>
