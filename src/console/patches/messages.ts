import { defineMessages } from '#ui/messages/messages.ts'

/** Words of a patch's page. */
export const tPatches = defineMessages({
  'patch.would': 'Effect of this patch',
  'patch.kind.create': 'Creates the record.',
  'patch.kind.change': 'Changes the record.',
  'patch.kind.remove': 'Deletes the record.',
  'patch.kind.nothing': 'No changes. The record matches the patch.',
  'patch.apply': 'Apply',
  'patch.again': 'Apply again',
  'patch.applied': 'Patch applied',
  'patch.failed': "Couldn't apply the patch",
  'patch.caption': 'Changes',
})
