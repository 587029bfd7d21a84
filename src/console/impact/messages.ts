import { defineMessages } from '#ui/messages/messages.ts'

/** Words of the impact of saving. */
export const tImpact = defineMessages({
  'impact.label': 'Impact of saving',
  'impact.loading': 'Counting the impact …',
  'impact.faulty': 'Fix the errors to see the impact.',
  'impact.failed': 'The impact could not be counted: {why}',
  'impact.none': 'No effect on people',
  'impact.about': 'about {text}',
  'impact.details': 'Details',
  'impact.title': 'Impact of saving',
  'impact.people': 'Show the people',
  'impact.hide': 'Hide the people',
  'impact.close': 'Close',
})
