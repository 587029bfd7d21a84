import { defineMessages } from '../messages/messages.ts'

/** Words around the answer to "Why / why not?". */
export const tWhy = defineMessages({
  'why.title': 'Why / why not',
  'why.loading': 'Evaluating …',
  'why.evaluated': 'Evaluated {when}',
  'why.reasons': 'Reasons',
  'why.history': 'History',
  'why.true': 'True',
  'why.false': 'False',
  'why.info': 'Note',
  'why.value': 'Is: {value}',
  'why.expected': 'Needs: {expected}',
  'why.ask': 'Why?',
  'why.askNamed': 'Why? {name}',
  'why.close': 'Close',
})
