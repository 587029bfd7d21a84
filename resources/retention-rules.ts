import type schema from '#schemas/retention-rule.json'
import type { Resource } from '#model/resource.ts'

export const retentionRules = {
  entity: 'retention-rule',
  path: '/admin/retention',
  menu: { group: 'Admin', order: 21, icon: 'trash', label: 'Retention' },
  list: { columns: ['what', 'days', 'enabled', 'lastRemoved', 'lastRunAt', 'nextRunAt'] },
  show: { summary: ['enabled', 'what', 'days', 'lastRunAt', 'lastRemoved', 'nextRunAt'] },
  edit: {
    sections: [
      {
        title: 'Retention',
        purpose:
          'What is older is deleted every day, for good, from the moment that this is saved.',
        fields: ['...rest'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
