import { defineMessages } from '../messages/messages.ts'

export const tPlot = defineMessages({
  'plot.asTable': 'Show as table',
  'plot.asPlot': 'Show as plot',
  'plot.thousands': '{number}k',
  'plot.day': 'Day',
  'plot.previous': 'Previous period',
  'plot.keys': 'Use the left and right arrow keys to read one day after another.',
})
