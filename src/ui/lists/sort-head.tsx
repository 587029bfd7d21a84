import type { ReactNode } from 'react'
import { Icon } from '../base/icon.tsx'

const ORDERS = { ASC: 'ascending', DESC: 'descending' } as const
const ARROWS = { ASC: 'up', DESC: 'down' } as const

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
    <th scope="col" className={className} aria-sort={isSorted ? ORDERS[sort[1]] : undefined}>
      <button
        type="button"
        className="data-sort"
        onClick={() => onSort(field, isSorted && sort[1] === 'ASC' ? 'DESC' : 'ASC')}
      >
        {children}
        <Icon
          name={isSorted ? ARROWS[sort[1]] : 'updown'}
          size={12}
          className={isSorted ? '' : 'data-sort-idle'}
        />
      </button>
    </th>
  )
}
