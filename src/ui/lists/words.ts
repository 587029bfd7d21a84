import { defineWords } from '../words/words.ts'

/** Words of tables, menus and the like. */
export const tData = defineWords({
  'data.range': '{from} to {to} of {total}',
  'data.none': 'None',
  'data.previous': 'Previous page',
  'data.next': 'Next page',
  'data.pages': 'Pages',
  'data.perPage': 'Rows a page',
  'data.copy': 'Copy',
  'data.copied': 'Copied',
  'data.copyFailed': 'The browser did not allow copying. Select the text and copy it.',
  'data.cancel': 'Cancel',
  'data.asTable': 'Show as table',
  'data.asPlot': 'Show as plot',
  'data.loading': 'Loading',
  'data.nothing': 'Nothing here',
  'data.selectAll': 'Select all on this page',
  'data.select': 'Select {name}',
  'data.remove': 'Remove {name}',
  'data.mostValues': { one: 'At most {count} value.', other: 'At most {count} values.' },
  'data.breadcrumb': 'Breadcrumb',
})
