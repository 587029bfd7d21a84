import { defineWords } from '#ui/words/words.ts'

/** Words of the four configure steps. */
export const tConfigure = defineWords({
  'conf.conflict.title': 'Changed meanwhile',
  'conf.conflict.description': '{name} saved this step while you were writing. Choose which version stays.',
  'conf.conflict.somebody': 'Somebody else',
  'conf.conflict.theirs': 'Theirs',
  'conf.conflict.yours': 'Yours',
  'conf.conflict.reload': 'Reload theirs',
  'conf.conflict.overwrite': 'Overwrite with mine',
  'conf.conflict.empty': 'empty',
})
