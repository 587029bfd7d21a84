import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { Icon } from '#ui/base/icon.tsx'
import type { Field } from '#model/entity.ts'
import { c } from '../core/messages.ts'
import { FieldValue } from './field-value.tsx'
import { FilterEditor } from './filter-editor.tsx'
import { offeredOperators, operatorWords, termsOf, type FilterTerm } from './filter-terms.ts'
import { Popover } from './popover.tsx'
import { useScreenResource } from './screen-context.tsx'

/** Search, a chip for each filter, and "+ Filter". All of it is kept in the address. */
export function ListFilters() {
  const { entity, resource } = useScreenResource()
  const { filterValues, setFilters } = useListContext()
  const terms = termsOf(entity, filterValues)
  const fields = resource.list.filters
    .map((name) => entity.field(name))
    .filter((field): field is Field => !!field && offeredOperators(field).length > 0)
  const without = (key: string) =>
    Object.fromEntries(Object.entries(filterValues).filter(([other]) => other !== key))
  const apply = (old: string | null, key: string, value: unknown) =>
    setFilters({ ...(old ? without(old) : filterValues), [key]: value }, {})
  return (
    <div className="c-filters">
      {entity.search.length > 0 && <Search />}
      {terms.map((term) => (
        <FilterChip
          key={term.key}
          term={term}
          onApply={(key, value) => apply(term.key, key, value)}
          onRemove={() => setFilters(without(term.key), {})}
        />
      ))}
      {fields.length > 0 && (
        <Popover
          label={c('console.list.addFilter')}
          button={
            <>
              <Icon name="plus" />
              {c('console.list.filter')}
            </>
          }
        >
          {(close) => (
            <AddFilter
              fields={fields}
              onApply={(key, value) => {
                close()
                apply(null, key, value)
              }}
            />
          )}
        </Popover>
      )}
    </div>
  )
}

/** Milliseconds: long enough to type a word before the request. */
const SEARCH_PAUSE = 300

function Search() {
  const { resource } = useScreenResource()
  const { filterValues, setFilters } = useListContext()
  const asked = typeof filterValues['q'] === 'string' ? filterValues['q'] : ''
  const [typed, setTyped] = useState(asked)
  useEffect(() => setTyped(asked), [asked])
  useEffect(() => {
    if (typed.trim() === asked) return
    const timer = setTimeout(() => {
      const { q: _old, ...rest } = filterValues
      setFilters(typed.trim() ? { ...rest, q: typed.trim() } : rest, {})
    }, SEARCH_PAUSE)
    return () => clearTimeout(timer)
    // Only typing restarts the timer, not a filter that changes in the meantime.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed])
  return (
    <label className="c-search">
      <Icon name="search" />
      <span className="c-sr">
        {c('console.list.searchIn', { things: resource.label.toLowerCase() })}
      </span>
      <input
        type="search"
        value={typed}
        placeholder={resource.list.searchHint || c('console.list.search')}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  )
}

function FilterChip({
  term,
  onApply,
  onRemove,
}: {
  term: FilterTerm
  onApply(key: string, value: unknown): void
  onRemove(): void
}) {
  const { field, operator, value } = term
  const title = field.node.title ?? field.name
  const values = Array.isArray(value) ? value : [value]
  const silent = operator === 'list' || (operator === 'eq' && field.node.type !== 'array')
  return (
    <span className="c-chip">
      <Popover
        label={title}
        className="c-chip-words"
        button={
          <>
            {title} {!silent && `${operatorWords(field, operator)} `}
            <b>
              {values.map((one, index) => (
                <span key={String(one)}>
                  {index > 0 && ', '}
                  <FieldValue
                    field={
                      field.node.type === 'array'
                        ? { ...field, node: field.node.items ?? field.node }
                        : field
                    }
                    value={one}
                    dense
                    plain
                  />
                </span>
              ))}
            </b>
          </>
        }
      >
        {(close) => (
          <FilterEditor
            field={field}
            term={term}
            onApply={(key, next) => {
              close()
              onApply(key, next)
            }}
          />
        )}
      </Popover>
      <button
        type="button"
        className="c-chip-x"
        aria-label={c('console.list.removeFilter', { name: title })}
        onClick={onRemove}
      >
        <Icon name="x" size={14} />
      </button>
    </span>
  )
}

function AddFilter({
  fields,
  onApply,
}: {
  fields: readonly Field[]
  onApply(key: string, value: unknown): void
}) {
  const [field, setField] = useState<Field | null>(null)
  if (field) return <FilterEditor field={field} onApply={onApply} onBack={() => setField(null)} />
  return (
    <ul className="c-menu">
      {fields.map((one) => (
        <li key={one.name}>
          <button type="button" onClick={() => setField(one)}>
            {one.node.title ?? one.name}
            <Icon name="chev" size={12} />
          </button>
        </li>
      ))}
    </ul>
  )
}
