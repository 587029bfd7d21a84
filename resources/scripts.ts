import type schema from '#schemas/script.json'
import type { Resource } from '#model/resource.ts'

export const scripts = {
  entity: 'script',
  path: '/admin/scripts',
  menu: { group: 'Admin', order: 21, icon: 'code' },
  list: { columns: ['name', 'description', 'raises', 'tags', 'updatedBy', 'updatedAt'] },
  show: { sections: [{ title: 'What it does', fields: ['description', 'code', 'parameters'] }] },
  edit: {
    sections: [
      {
        title: 'Script',
        purpose: 'How colleagues find it, and what rules call it.',
        fields: ['name', 'description', 'tags'],
      },
      {
        title: 'Parameters',
        purpose: 'What each rule that uses it gives. Without any, there is nothing to set.',
        fields: ['parameters', 'raises'],
      },
      {
        title: 'Code',
        purpose:
          'Runs when a rule fires, before the sender of the event has the answer. It ' +
          'cannot reach anything outside, and is cut off when it takes too long.',
        fields: ['code'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
