import type { ConditionDefinition } from '#condition/kind.ts'
import { say } from '#language'

export const matchAll: ConditionDefinition = {
  id: 'matchAllCondition',
  title: 'All people',
  description: 'Matches every person and every event.',
  family: 'logic',
  about: 'any',
  tags: ['profileCondition', 'sessionCondition', 'eventCondition', 'logical'],
  parameters: [],
  describe: () => say('all people'),
}
