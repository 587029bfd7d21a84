import { defineMessages } from '#ui/messages/messages.ts'

/** Words about suppressed addresses, in the customer area and the console. */
export const tSuppressed = defineMessages({
  'suppressed.title': '{name} gets no emails',
  'suppressed.decidedBy': 'Decided by: {words}',
  'suppressed.since': 'Since {day}',
  'suppressed.undo': 'Undo suppression',
  'suppressed.undoBrief': 'Undo',
  'suppressed.undoNamed': 'Undo suppression of {name}',
  'suppressed.erased': 'Erased address',
  'suppressed.onlyThey': 'Only this person can ask for emails again.',
  'suppressed.undone': '{name} can get emails again. Ended sequences stay ended.',
  'suppressed.failed': "Couldn't undo the suppression",
  'suppressed.reason.unsubscribed': 'Opted out',
  'suppressed.reason.bounced': 'Bounced',
  'suppressed.reason.complained': 'Complained',
  'suppressed.reason.manual': 'Added by a user',
  'suppressed.reason.imported': 'Imported',
  'suppressed.reason.replied-opt-out': 'Opted out by reply',
})
