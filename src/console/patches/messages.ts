import { defineMessages } from '#ui/messages/messages.ts'

/** Words of a patch's page. */
export const p = defineMessages({
  'patch.would': 'What applying it would do',
  'patch.kind.create': 'The record would be made.',
  'patch.kind.change': 'The record would be changed.',
  'patch.kind.remove': 'The record would be deleted.',
  'patch.kind.nothing': 'Nothing: the record is so already.',
  'patch.apply': 'Apply',
  'patch.again': 'Apply again',
  'patch.applied': 'The patch was applied',
  'patch.failed': 'The patch was not applied',
  'patch.caption': 'What would change',
})
