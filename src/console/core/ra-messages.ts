import english from 'ra-language-english'
import type { Message } from '#language'
import { defineMessages } from '#ui/messages/messages.ts'

/** The product's wording where it differs from react-admin's English. */
const ours: Record<string, Message> = {
  'ra.action.add_filter': 'Filter',
  'ra.action.bulk_actions': { one: '1 selected', other: '{smart_count} selected' },
  'ra.action.remove_all_filters': 'Clear filters',
  'ra.action.remove_filter': 'Remove filter',
  'ra.action.select_all': 'Select all on this page',
  'ra.action.unselect': 'Clear the selection',
  'ra.message.delete_content': 'You can undo this for a short time.',
  'ra.message.invalid_form': 'Fix the marked fields.',
  'ra.message.not_found': 'This page does not exist.',
  'ra.message.select_all_limit_reached': 'Only the first {max} are selected.',
  'ra.navigation.clear_filters': 'Clear filters',
  'ra.navigation.next': 'Next page',
  'ra.navigation.no_filtered_results': 'No {name} match the search and filters.',
  'ra.navigation.page_range_info': '{offsetBegin} to {offsetEnd} of {total}',
  'ra.navigation.page_rows_per_page': 'Rows per page',
  'ra.navigation.previous': 'Previous page',
  'ra.notification.http_error': "Couldn't reach the server. Try again.",
  'ra.notification.item_doesnt_exist': 'This record does not exist.',
}

/** A phrase of polyglot in the product's form: `{name}` places, plurals by category. */
function phrase(text: string): Message {
  const [one = '', other] = text.replaceAll('%{', '{').split(' |||| ')
  return other === undefined ? one : { one, other }
}

/** The phrases of a nested table by their whole key. */
function flat(table: object, above: string): [string, Message][] {
  return Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${above}.${key}`, phrase(value)] as [string, Message]]
      : flat(value as object, `${above}.${key}`),
  )
}

/** react-admin's own texts, as part of the product's translation table. */
export const tRa = defineMessages({ ...Object.fromEntries(flat(english.ra, 'ra')), ...ours })
