import { say } from '#language'
import type { SchemaNode } from '#model/schema/entity.ts'

/** The condition that a list of people is filtered by, as a schema node. */
export const conditionNode: SchemaNode = {
  type: 'object',
  'x-field': 'condition',
  get title() {
    return say('Condition')
  },
  nullable: true,
}
