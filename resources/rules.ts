import type schema from '#schemas/rule.json'
import type { Resource } from '#model/schema/resource.ts'

export const rules = {
  entity: 'rule',
  path: '/customer/rule',
  screens: { show: 'rules/rule-show' },
  menu: { group: 'Audience', order: 4 },
  room: 'data.logic',
  icon: 'rule',
  synonyms: 'triggers automations',
  list: {
    columns: ['name', 'enabled', 'priority', 'condition', 'actions', 'updatedAt'],
    sort: ['priority', 'ASC'],
  },
  show: {
    summary: [
      'enabled',
      'priority',
      'scope',
      'raiseEventOnlyOnceForProfile',
      'raiseEventOnlyOnceForSession',
      'tags',
      'linkedItems',
    ],
    sections: [
      { title: 'When', fields: ['description', 'condition'] },
      { title: 'Then', fields: ['actions'] },
    ],
    omit: { 'Every rule runs once per event.': ['raiseEventOnlyOnce'] },
    unrelated: { 'Counted above the tabs.': ['rule-stat'] },
  },
  edit: {
    sections: [
      {
        title: 'When',
        purpose: 'An event that matches runs the rule.',
        fields: ['name', 'condition'],
      },
      { title: 'Then', purpose: 'Actions run in this order.', fields: ['actions'] },
      { title: 'Details', fields: ['description', 'tags', 'enabled'] },
      {
        title: 'Order and frequency',
        purpose: 'Among the rules that run for the same event.',
        fields: [
          'priority',
          'scope',
          'raiseEventOnlyOnceForProfile',
          'raiseEventOnlyOnceForSession',
        ],
      },
    ],
    omit: { 'Every rule runs once per event.': ['raiseEventOnlyOnce'] },
  },
} as const satisfies Resource<typeof schema>
