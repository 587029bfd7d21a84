import type schema from '#schemas/tenant.json'
import type { Resource } from '#model/resource.ts'

export const tenants = {
  entity: 'tenant',
  path: '/admin/tenants',
  menu: { group: 'Admin', order: 1, icon: 'home' },
  list: {
    columns: ['name', 'status', 'subscription_tier', 'trial_ends_at', 'website', 'createdAt'],
    filters: ['status', 'subscription_tier', 'trial_ends_at', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Name or website',
  },
  show: {
    summary: ['status', 'subscription_tier', 'trial_ends_at', 'website', 'createdAt', 'updatedAt'],
    sections: [
      { title: 'Sender identity', fields: ['senderName', 'postalAddress', 'timeZone', 'language'] },
    ],
    related: ['user'],
  },
} as const satisfies Resource<typeof schema>
