import type schema from '#schemas/patch.json'
import type { Resource } from '#model/schema/resource.ts'

export const patches = {
  entity: 'patch',
  path: '/admin/patches',
  screens: { show: 'patches/patch-show' },
  room: 'organization.configuration',
  icon: 'patch',
  synonyms: 'configuration changes',
  list: {
    filters: ['patchedItemType', 'operation', 'lastApplication'],
    searchHint: 'Name, id or record',
  },
  show: { sections: [{ title: 'Content', fields: ['description', 'data', 'steps'] }] },
  edit: {
    sections: [
      { title: 'Patch', fields: ['name', 'description'] },
      {
        title: 'Record',
        purpose: 'Nothing changes until you apply the patch.',
        fields: ['patchedItemType', 'patchedItemId'],
      },
      {
        title: 'Change',
        fields: ['operation', 'data', 'steps'],
      },
    ],
  },
} as const satisfies Resource<typeof schema>
