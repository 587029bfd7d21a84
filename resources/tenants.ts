import type schema from '#schemas/tenant.json'
import type { Resource } from '#model/schema/resource.ts'

export const tenants = {
  entity: 'tenant',
  path: '/admin/tenants',
  screens: { show: 'screens/tenant-show' },
  room: 'administration.organizations',
  icon: 'org',
  synonyms: 'organizations customers',
  list: {
    columns: ['name', 'status', 'subscription_tier', 'trial_ends_at', 'website', 'createdAt'],
    sort: ['createdAt', 'DESC'],
  },
  show: {
    summary: ['status', 'subscription_tier', 'trial_ends_at', 'website'],
    sections: [
      { title: 'Sender identity', fields: ['senderName', 'postalAddress', 'timeZone', 'language'] },
    ],
    omit: {
      'Shown on the plan page.': [
        'paidUntil',
        'paymentCustomer',
        'paymentReportedAt',
        'subscription',
        'subscriptionState',
      ],
    },
  },
} as const satisfies Resource<typeof schema>
