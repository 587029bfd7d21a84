import { defineMessages } from '#ui/messages/messages.ts'

/**
 * Words of the action editor and of the action list on rules. Names of kinds and parameters come
 * from the catalog.
 */
export const a = defineMessages({
  'actions.add': 'Add an action',
  'actions.none': 'Nothing is done yet. Add the first action.',
  'actions.list': 'Actions, in their order',
  'actions.item': 'Action {n} of {count}: {title}',
  'actions.up': 'Move up: {title}',
  'actions.down': 'Move down: {title}',
  'actions.remove': 'Remove: {title}',
  'actions.use': 'Action is used',
  'actions.off': 'off',
  'actions.moved': '{title} is now action {n} of {count}',
  'actions.removed': '{title} removed',
  'actions.added': '{title} added as action {n}',
  'actions.keys':
    'Alt with the arrow keys moves the action that has the focus. Values may be looked up ' +
    'when the rule fires: eventProperty::properties.plan, ' +
    'profileProperty::properties.city, or inside of text ${eventProperty::target.itemId}.',
  'actions.keysTitle': 'Keyboard, and values that are looked up',
  'actions.preset': 'Given by the saved action: {names}',
  'actions.choose': 'Choose',
  'actions.noParameters': 'There is nothing to set.',
  'actions.required': 'needed',
  'actions.changes': 'Changes {what}',
  'actions.looksAt': 'Looks at {what}',
  'actions.json': 'As JSON',
})
