import { defineMessages } from '../messages/messages.ts'

export const tPlot = defineMessages({
  'plot.asTable': 'Show as table',
  'plot.asPlot': 'Show as plot',
  'plot.thousands': '{number}k',
  'plot.day': 'Day',
  'plot.previous': 'Period before',
  'plot.keys': 'Left and right arrow keys read one day after the other.',
})
