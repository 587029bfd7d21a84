import type schema from '#schemas/patch.json'
import type { Resource } from '#model/resource.ts'

export const patches = {
  entity: 'patch',
  path: '/admin/patches',
  menu: { group: 'Admin', order: 23, icon: 'split' },
  list: {
    filters: ['patchedItemType', 'operation', 'lastApplication'],
    searchHint: 'Name, id or the record it changes',
  },
  show: { sections: [{ title: 'What it says', fields: ['description', 'data', 'steps'] }] },
  edit: {
    sections: [
      { title: 'Patch', purpose: 'How colleagues find it.', fields: ['name', 'description'] },
      {
        title: 'Record',
        purpose: 'What it changes. Nothing happens until it is applied.',
        fields: ['patchedItemType', 'patchedItemId'],
      },
      {
        title: 'Change',
        purpose: 'What becomes of the record.',
        fields: ['operation', 'data', 'steps'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
