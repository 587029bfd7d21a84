import { defineMessages } from '#ui/messages/messages.ts'

export const o = defineMessages({
  'object.open': 'Open {things}',
  'object.api': 'API of its objects',
  'object.deleteAll': 'Delete with its objects',
  'object.deleteAsk': 'Delete {name} with all of its objects?',
  'object.deleteWhy': 'The type and every object of it are gone for good; this cannot be undone.',
  'object.deleteConfirm': 'Type {name} to confirm',
  'object.cancel': 'Cancel',
  'object.deleted': {
    one: '{name} and one object deleted',
    other: '{name} and {count} objects deleted',
  },
  'object.deleteFailed': 'Nothing was deleted',
  'object.import': 'Import',
  'object.importTitle': 'Import {things}',
  'object.importHelp':
    'CSV, JSON or NDJSON, as the export gives it. Rows with the id of an object change it, ' +
    'others make new ones. At most 10,000 rows.',
  'object.choose': 'Choose a file',
  'object.reading': 'Reading {file} …',
  'object.plan':
    '{created} to create, {changed} to change, {same} as they are, {failed} that cannot be taken.',
  'object.row': 'Row {row}',
  'object.more': 'And {count} more.',
  'object.take': { one: 'Take one row', other: 'Take {count} rows' },
  'object.taken': '{created} created, {changed} changed',
  'object.importFailed': 'The file was not taken',
})
