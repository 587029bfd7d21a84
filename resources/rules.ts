import type schema from '#schemas/rule.json'
import type { Resource } from '#model/resource.ts'

export const rules = {
  entity: 'rule',
  path: '/customer/rule',
  menu: { group: 'Audience', order: 4, icon: 'rule' },
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
      'raiseEventOnlyOnce',
      'tags',
      'linkedItems',
    ],
    sections: [
      { title: 'When', fields: ['description', 'condition'] },
      { title: 'Then', fields: ['actions'] },
    ],
    unrelated: { 'Counted above the tabs.': ['rule-stat'] },
  },
  edit: {
    sections: [
      {
        title: 'Rule',
        purpose: 'How colleagues find it.',
        fields: ['name', 'description', 'tags', 'enabled'],
      },
      {
        title: 'When',
        purpose:
          'An event for which this is true fires the rule. People and visits are asked as they are when it comes.',
        fields: ['condition'],
      },
      {
        title: 'Then',
        purpose: 'What is done, one after the other, before the sender has the answer.',
        fields: ['actions'],
      },
      {
        title: 'How often, and in which order',
        purpose: 'Among the rules that fire for the same event.',
        fields: [
          'priority',
          'scope',
          'raiseEventOnlyOnceForProfile',
          'raiseEventOnlyOnceForSession',
          'raiseEventOnlyOnce',
        ],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
