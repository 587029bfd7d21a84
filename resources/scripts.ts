import type schema from '#schemas/script.json'
import type { Resource } from '#model/schema/resource.ts'

export const scripts = {
  entity: 'script',
  path: '/admin/scripts',
  screens: { show: 'scripts/script-show' },
  room: 'data.logic',
  icon: 'code',
  synonyms: 'javascript groovy functions',
  list: { columns: ['name', 'description', 'raises', 'tags', 'updatedBy', 'updatedAt'] },
  show: { sections: [{ title: 'Definition', fields: ['description', 'code', 'parameters'] }] },
  edit: {
    sections: [
      {
        title: 'Script',
        purpose:
          'Runs when a rule runs, before the sender of the event gets the response. It cannot ' +
          'reach the network, and is stopped when it takes too long.',
        fields: ['name', 'code'],
      },
      {
        title: 'Parameters',
        purpose: 'Values that each rule sets.',
        fields: ['parameters', 'raises'],
      },
      { title: 'Details', fields: ['description', 'tags'] },
    ],
  },
} as const satisfies Resource<typeof schema>
