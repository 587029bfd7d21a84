import type schema from '#schemas/action-type.json'
import type { Resource } from '#model/schema/resource.ts'

export const actions = {
  entity: 'action-type',
  path: '/customer/action',
  screens: { list: 'rules/shipped-kinds#ActionsList' },
  menu: { group: 'Audience', order: 5 },
  room: 'data.logic',
  icon: 'bolt',
  synonyms: 'saved actions',
  list: { columns: ['name', 'actions', 'description', 'tags', 'updatedAt'] },
  show: { sections: [{ title: 'Definition', fields: ['description', 'actions'] }] },
  edit: {
    sections: [
      {
        title: 'Saved action',
        purpose: 'Values set here are fixed. Each rule asks for the empty ones.',
        fields: ['name', 'actions'],
      },
      { title: 'Details', fields: ['description', 'tags'] },
    ],
  },
} as const satisfies Resource<typeof schema>
