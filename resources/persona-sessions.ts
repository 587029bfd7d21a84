import type schema from '#schemas/persona-session.json'
import type { Resource } from '#model/schema/resource.ts'

export const personaSessions = {
  entity: 'persona-session',
  path: '/admin/data/persona-session',
  room: 'people.testing',
  icon: 'maskvisit',
  synonyms: 'test visits',
} as const satisfies Resource<typeof schema>
