import type schema from '#schemas/suppression.json'
import type { Resource } from '#model/schema/resource.ts'

export const suppressions = {
  entity: 'suppression',
  path: '/admin/suppressions',
  screens: {
    show: 'screens/suppression-shows#SuppressionShow',
    row: 'screens/suppression-shows#UndoInRow',
  },
  room: 'messages.sending',
  icon: 'block',
  synonyms: 'blocklist unsubscribed do not contact',
  list: {
    columns: ['value', 'kind', 'reason', 'source', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    searchHint: 'Address or domain',
  },
  show: { omit: { 'Identifies the value after erasure.': ['valueHash'] } },
} as const satisfies Resource<typeof schema>
