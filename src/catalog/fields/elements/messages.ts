import { defineMessages } from '#ui/messages/messages.ts'

export const tElements = defineMessages({
  'elements.one': 'Rule {n}',
  'elements.named': 'Rule {n}: {name}',
  'elements.add': 'Add rule',
  'elements.remove': 'Remove {name}',
  'elements.up': 'Move {name} up',
  'elements.down': 'Move {name} down',
  'elements.points': { one: '{value} point', other: '{value} points' },
  'elements.none': 'No rules yet. Scores contain only manual points.',
  'elements.most': 'Up to {count} rules.',
})
