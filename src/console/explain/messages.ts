import { defineMessages } from '#ui/messages/messages.ts'

/** Words of the question "Why / why not?"; those of its answer are in src/ui/explanation. */
export const tExplain = defineMessages({
  'why.open': 'Why / why not',
  'why.about': 'Question',
  'why.kind.segment': 'In a segment',
  'why.kind.rule': 'Run by a rule',
  'why.kind.message': 'Sent a message',
  'why.kind.journey': 'In a journey',
  'why.kind.campaign': 'Emailed by a campaign',
  'why.kind.email': 'Sent an email of a campaign',
  'why.kind.score': 'Has a score',
  'why.kind.goal': 'Reached a goal',
  'why.record.segment': 'Segment',
  'why.record.rule': 'Rule',
  'why.record.message': 'Message',
  'why.record.journey': 'Journey',
  'why.record.campaign': 'Campaign',
  'why.record.email': 'Email',
  'why.record.score': 'Scoring plan',
  'why.record.goal': 'Goal',
  'why.person': 'Person',
  'why.contact': 'Contact',
  'why.choose': 'Choose above to see why.',
  'why.back': 'Back',
  'why.check': 'Check {name}',
  'why.checkHelp': 'These people match the search and are not in the segment.',
})
