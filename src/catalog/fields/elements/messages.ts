import { defineMessages } from '#ui/messages/messages.ts'

export const el = defineMessages({
  'elements.one': 'Element {n}',
  'elements.named': 'Element {n}: {name}',
  'elements.add': 'Add an element',
  'elements.remove': 'Remove {name}',
  'elements.up': 'Move {name} up',
  'elements.down': 'Move {name} down',
  'elements.points': { one: '{value} point', other: '{value} points' },
  'elements.none': 'No elements: everybody has only what was given by hand.',
  'elements.most': 'There may be at most {count}.',
})
