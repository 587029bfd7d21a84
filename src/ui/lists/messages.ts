import { defineMessages } from '../messages/messages.ts'

/** Words of tables, menus and other lists. */
export const tData = defineMessages({
  'data.range': '{from} to {to} of {total}',
  'data.previous': 'Previous page',
  'data.next': 'Next page',
  'data.pages': 'Pages',
  'data.perPage': 'Rows per page',
  'data.copy': 'Copy',
  'data.copied': 'Copied',
  'data.copyFailed': 'The browser blocked copying. Select the text and copy it.',
  'data.cancel': 'Cancel',
  'data.nothing': 'Nothing here',
  'data.selectAll': 'Select all on this page',
  'data.select': 'Select {name}',
  'data.remove': 'Remove {name}',
  'data.mostValues': { one: 'Up to {count} value.', other: 'Up to {count} values.' },
  'data.breadcrumb': 'Breadcrumb',
  'data.sessionOn': '{browser} on {system}',
  'data.sessionUnknown': 'Unknown device',
  'data.sessionNowhere': 'Unknown country',
  'data.sessionCurrent': 'This device',
  'data.sessionSeen': 'Last seen',
  'data.sessionSince': 'First seen',
  'data.sessionEnd': 'Sign out',
  'data.sessionEndNamed': 'Sign out {name}',
})
