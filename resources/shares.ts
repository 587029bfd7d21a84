import type schema from '#schemas/share.json'
import type { Resource } from '#model/schema/resource.ts'

export const shares = {
  entity: 'share',
  path: '/admin/data/share',
  room: 'messages.campaigns',
  icon: 'sharelink',
  synonyms: 'shared campaigns public links',
} as const satisfies Resource<typeof schema>
