import { defineWords } from '#ui/words/words.ts'

export const s = defineWords({
  'schema.propose': 'Propose from what was seen',
  'schema.check': 'Check against what was seen',
  'schema.needsType': 'Say the event type first, then events of it can be looked at.',
  'schema.noneSeen': 'No event of the type "{type}" is stored yet.',
  'schema.proposed': { one: 'Read from one stored event.', other: 'Read from the last {count} stored events, {from} to {until}.' },
  'schema.proposedHelp': 'All of them fit it. What was always there is required; change what should be otherwise.',
  'schema.accept': 'Take this schema',
  'schema.leave': 'Leave it',
  'schema.taken': 'Taken. It is saved with the form.',
  'schema.allFit': { one: 'The one stored event of this type fits.', other: 'All of the last {count} stored events of this type fit.' },
  'schema.someFail': { one: 'One of the last {events} stored events would not fit.', other: '{count} of the last {events} stored events would not fit.' },
  'schema.times': { one: 'once', other: '{count} times' },
  'schema.failed': 'The server could not look',
  'schema.proposal': 'Proposed schema',
})
