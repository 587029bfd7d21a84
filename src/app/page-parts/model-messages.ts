import { defineMessages } from '#ui/messages/messages.ts'

/** Words around texts of the language model. */
export const tModel = defineMessages({
  'model.menu': 'Rewrite',
  'model.menuLabel': 'Rewrite email {number} with your language model',
  'model.angle': 'Another angle',
  'model.shorter': 'Shorter',
  'model.friendlier': 'Friendlier',
  'model.translate': 'Translate…',
  'model.translation': 'Translation',
  'model.subject': 'Subject lines',
  'model.language': 'Language',
  'model.translateNow': 'Translate',
  'model.proposal': 'Proposal: {title}',
  'model.working': 'Your language model is writing. This can take a minute.',
  'model.use': 'Use this text',
  'model.used': 'Text replaced',
  'model.undo': 'Undo',
  'model.dismiss': 'Dismiss',
  'model.retry': 'Try again',
  'model.sources': {
    one: 'Sources of {count} sentence',
    other: 'Sources of {count} sentences',
  },
  'model.ownFact': 'Your words: “{fact}”',
  'model.leftOut': {
    one: '{count} sentence left out',
    other: '{count} sentences left out',
  },
  'model.drafting':
    'Your language model is writing these emails. They change here when it is done; ' +
    'what you edit first stays as it is.',
  'model.drafted': 'Written by your language model from the facts of step 1.',
  'model.suggest': 'Suggest a reply',
  'model.suggestion': 'Suggested reply',
  'model.suggestHelp': 'You review it and send it yourself.',
  'model.failed': 'Couldn’t reach the language model.',
})
