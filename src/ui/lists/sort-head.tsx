import type { ReactNode } from 'react'
import { Icon } from '../base/icon.tsx'

/** A sortable column head; another press reverses the order. */
export function SortHead({
  field,
  sort,
  onSort,
  className,
  children,
}: {
  field: string
  sort: readonly [field: string, order: 'ASC' | 'DESC']
  onSort: (field: string, order: 'ASC' | 'DESC') => void
  className?: string
  children: ReactNode
}) {
  const isSorted = sort[0] === field
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (sort[1] === 'ASC' ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className="data-sort"
        onClick={() => onSort(field, isSorted && sort[1] === 'ASC' ? 'DESC' : 'ASC')}
      >
        {children}
        <Icon
          name={isSorted ? (sort[1] === 'ASC' ? 'up' : 'down') : 'updown'}
          size={12}
          className={isSorted ? '' : 'data-sort-idle'}
        />
      </button>
    </th>
  )
}
