import type schema from '#schemas/audit-entry.json'
import type { Resource } from '#model/schema/resource.ts'

export const auditLog = {
  entity: 'audit-entry',
  path: '/logs',
  screens: { show: 'screens/audit-entry-show' },
  label: 'Logs',
  menu: { group: 'Audience', order: 8 },
  room: 'organization.records',
  icon: 'log',
  synonyms: 'audit log history changes',
  list: {
    columns: ['createdAt', 'summary', 'actorName', 'action', 'entity', 'tenantId'],
    filters: ['action', 'entity', 'entityId', 'actorKind', 'actorName', 'tenantId'],
    searchHint: 'Actor, record or words',
  },
  show: {
    summary: ['actorName', 'actorKind', 'action', 'entity', 'entityId', 'tenantId', 'createdAt'],
    omit: {
      'The name identifies the actor.': ['actorId'],
      'Shown as a table of changes.': ['after', 'before'],
    },
  },
} as const satisfies Resource<typeof schema>
