import { defineMessages } from '#ui/messages/messages.ts'

export const tObject = defineMessages({
  'object.open': 'Open {things}',
  'object.api': 'API',
  'object.deleteAll': 'Delete with objects',
  'object.deleteAsk': 'Delete {name} and all its objects?',
  'object.deleteWhy': "This permanently deletes the type and all its objects. You can't undo this.",
  'object.deleteConfirm': 'Type {name} to confirm',
  'object.cancel': 'Cancel',
  'object.deleted': {
    one: '{name} and 1 object deleted',
    other: '{name} and {count} objects deleted',
  },
  'object.deleteFailed': "Couldn't delete the type",
  'object.import': 'Import',
  'object.importTitle': 'Import {things}',
  'object.importHelp':
    'CSV, JSON or NDJSON, in the format of the export. Rows with the id of an existing object ' +
    'update it. Other rows create objects. Up to 10,000 rows.',
  'object.choose': 'Choose file',
  'object.reading': 'Reading {file}…',
  'object.plan': '{created} new, {changed} changed, {same} unchanged, {failed} invalid',
  'object.row': 'Row {row}',
  'object.more': 'And {count} more.',
  'object.take': { one: 'Import 1 row', other: 'Import {count} rows' },
  'object.taken': '{created} created, {changed} changed',
  'object.importFailed': 'Import failed',
})
