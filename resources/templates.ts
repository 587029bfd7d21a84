import type schema from '#schemas/template.json'
import type { Resource } from '#model/schema/resource.ts'

export const templates = {
  entity: 'template',
  path: '/customer/template',
  screens: { show: 'templates/template-show' },
  room: 'messages.studio',
  icon: 'layout',
  synonyms: 'mjml designs',
  list: {
    columns: ['name', 'state', 'subject', 'language', 'tags', 'updatedAt'],
    filters: ['state', 'language', 'tags'],
  },
  show: {
    sections: [{ title: 'Email', fields: ['subject', 'description', 'source', 'text'] }],
    unrelated: { 'On a tab of its own, with its preview.': ['template-version'] },
  },
  edit: {
    sections: [
      {
        title: 'Email',
        purpose:
          'Variables are written in double braces, such as {{ ' +
          'properties.firstName | default: "there" }}.',
        fields: ['name', 'subject', 'source', 'text'],
      },
      { title: 'Details', fields: ['language', 'description', 'tags'] },
    ],
  },
} as const satisfies Resource<typeof schema>
