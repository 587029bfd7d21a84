import type schema from '#schemas/template.json'
import type { Resource } from '#model/resource.ts'

export const templates = {
  entity: 'template',
  path: '/customer/template',
  menu: { group: 'Design Studio', order: 3, icon: 'mail' },
  list: {
    columns: ['name', 'state', 'subject', 'language', 'tags', 'updatedAt'],
    filters: ['state', 'language', 'tags'],
  },
  show: {
    sections: [{ title: 'Mail', fields: ['subject', 'description', 'source', 'text'] }],
    unrelated: { 'On a tab of its own, with its preview.': ['template-version'] },
  },
  edit: {
    sections: [
      {
        title: 'Template',
        purpose: 'How colleagues find it.',
        fields: ['name', 'description', 'language', 'tags'],
      },
      {
        title: 'Mail',
        purpose:
          'What the reader gets. Variables stand in double braces, such as {{ ' +
          'properties.firstName | default: "there" }}.',
        fields: ['subject', 'source', 'text'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
