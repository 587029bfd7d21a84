import { defineMessages } from '#ui/messages/messages.ts'

/** Words of the logs. */
export const tLog = defineMessages({
  'logs.title': 'Logs',
  'logs.tabs': 'Kinds of log',
  'logs.audit': 'Audit log',
  'logs.executions': 'Journey execution log',
  'logs.campaigns': 'Campaign log',
  'logs.events': 'Event log',
  'logs.mail': 'Email log',
  'logs.engage': 'Engage log',
  'logs.refused': 'Rejected events',
  'log.details': 'Details',
  'log.open': 'Details of {name}',
  'log.full': 'Open full record',
  'log.loading': 'Loading the details',
  'log.failed': "Couldn't load the details.",
  'log.changes': 'Changes',
  'log.none': 'No entries yet.',
  'log.noMatch': 'No matches.',
})
