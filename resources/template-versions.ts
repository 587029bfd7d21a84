import type schema from '#schemas/template-version.json'
import type { Resource } from '#model/schema/resource.ts'

export const templateVersions = {
  entity: 'template-version',
  path: '/customer/template-version',
  label: 'Template versions',
  room: 'messages.history',
  icon: 'versions',
  synonyms: 'published templates',
  list: {
    columns: ['subject', 'number', 'templateId', 'language', 'note', 'createdBy', 'createdAt'],
    sort: ['createdAt', 'DESC'],
  },
  show: {
    summary: ['templateId', 'number', 'language', 'note', 'createdAt', 'createdBy'],
    sections: [{ title: 'Email', fields: ['subject', 'source', 'text'] }],
    omit: { 'Generated from the source.': ['html'] },
  },
} as const satisfies Resource<typeof schema>
