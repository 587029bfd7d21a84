import { defineMessages } from '#ui/messages/messages.ts'

/**
 * Words of the action editor and of the action list on rules. Names of kinds and parameters come
 * from the catalog.
 */
export const tActions = defineMessages({
  'actions.add': 'Add action',
  'actions.none': 'No actions yet. Add the first one.',
  'actions.list': 'Actions in order',
  'actions.item': 'Action {n} of {count}: {title}',
  'actions.up': 'Move up: {title}',
  'actions.down': 'Move down: {title}',
  'actions.remove': 'Remove: {title}',
  'actions.use': 'Action on',
  'actions.off': 'off',
  'actions.moved': '{title} is now action {n} of {count}',
  'actions.removed': '{title} removed',
  'actions.added': '{title} added as action {n}',
  'actions.keys':
    'Alt with an arrow key moves the focused action. A value can be looked up when the rule ' +
    'runs: eventProperty::properties.plan or profileProperty::properties.city. Within text, ' +
    'write ${eventProperty::target.itemId}.',
  'actions.keysTitle': 'Keyboard shortcuts and lookups',
  'actions.preset': 'Set by the saved action: {names}',
  'actions.choose': 'Choose',
  'actions.noParameters': 'No settings.',
  'actions.required': 'required',
  'actions.changes': 'Changes {what}',
  'actions.looksAt': 'Reads {what}',
  'actions.json': 'As JSON',
})
