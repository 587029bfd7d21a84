import type schema from '#schemas/retention-rule.json'
import type { Resource } from '#model/schema/resource.ts'

export const retentionRules = {
  entity: 'retention-rule',
  path: '/admin/retention',
  label: 'Retention',
  room: 'data.model',
  icon: 'hourglass',
  synonyms: 'delete old data purge',
  list: { columns: ['what', 'days', 'enabled', 'lastRemoved', 'lastRunAt', 'nextRunAt'] },
  show: { summary: ['enabled', 'what', 'days', 'lastRunAt', 'lastRemoved', 'nextRunAt'] },
  edit: {
    sections: [
      {
        title: 'Retention',
        purpose: 'Older records are permanently deleted every day, starting when you save.',
        fields: ['...rest'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
