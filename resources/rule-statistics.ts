import type schema from '#schemas/rule-stat.json'
import type { Resource } from '#model/schema/resource.ts'

export const ruleStatistics = {
  entity: 'rule-stat',
  path: '/admin/data/rule-stat',
  room: 'data.logic',
  icon: 'bars',
  synonyms: 'rule performance',
} as const satisfies Resource<typeof schema>
