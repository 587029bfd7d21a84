import { lazy, Suspense } from 'react'
import { SearchInput } from 'react-admin'
import { inSentence } from '#language'
import type { ConsoleResource } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'
import type { FilterInputProps } from './filter-input.tsx'
import { allTerms, labelOf, offeredTerms, type FilterTerm } from './filter-terms.ts'

// Most lists are opened without filters, and the inputs of all types are a tenth of a list's code.
const LoadedInput = lazy(() => import('./filter-input.tsx'))

const FilterInput = (props: FilterInputProps) => (
  <Suspense fallback={null}>
    <LoadedInput {...props} />
  </Suspense>
)

const inputOf = (term: FilterTerm) => (
  <FilterInput key={term.key} source={term.key} label={labelOf(term)} term={term} />
)

/** The filters that a list offers, as react-admin inputs. */
export const offeredInputs = ({ entity, resource: { list } }: ConsoleResource) =>
  offeredTerms(entity, list.filters).map(inputOf)

/**
 * All filters of a list, as react-admin inputs: `FilterForm` shows those that have a value or were
 * chosen. All of them are kept in the address.
 */
export function filterInputs({ entity, resource }: ConsoleResource) {
  const label = t('console.list.searchIn', { things: inSentence(resource.label) })
  const search = (
    <SearchInput
      key="q"
      source="q"
      type="search"
      alwaysOn
      placeholder={resource.list.searchHint || t('console.list.search')}
      slotProps={{ htmlInput: { 'aria-label': label } }}
    />
  )
  const searched = entity.search.length + entity.searchRefs.length + entity.searchValues.length
  return [...(searched > 0 ? [search] : []), ...allTerms(entity).map(inputOf)]
}
