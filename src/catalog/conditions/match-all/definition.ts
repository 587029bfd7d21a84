import type { ConditionDefinition } from '#condition/kind.ts'

export const matchAll: ConditionDefinition = {
  id: 'matchAllCondition',
  title: 'Everybody',
  description: 'True for every person and every event.',
  family: 'logic',
  about: 'any',
  tags: ['profileCondition', 'sessionCondition', 'eventCondition', 'logical'],
  parameters: [],
  describe: () => 'everybody',
}
