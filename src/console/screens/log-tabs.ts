/**
 * The tabs of the logs: the entity each lists, and its path below `/logs`. They are paths because
 * query parameters belong to the list.
 */
export const logTabs = {
  audit: { entity: 'audit-entry', path: '' },
  executions: { entity: 'journey-step', path: '/executions' },
  campaigns: { entity: 'campaign-log', path: '/campaigns' },
  events: { entity: 'event', path: '/events' },
  mail: { entity: 'message', path: '/mail' },
  engage: { entity: 'engage-message', path: '/engage' },
} as const

export type LogTab = keyof typeof logTabs
