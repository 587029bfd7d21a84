import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { errorSentence } from '#client/api.ts'
import { DataError } from '#ui/base/load-error.tsx'
import { Skeleton, SkeletonLines } from '#ui/base/skeleton.tsx'
import { tApp } from './messages.ts'

/**
 * A part of a page that loads data: a skeleton, then the data, or the error with a retry. Keeps
 * loaded data during a refresh.
 */
export function Part<T>({
  query,
  children,
  skeleton,
  lines = 5,
}: {
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
  skeleton?: ReactNode
  lines?: number
}) {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.isError)
    return (
      <DataError
        sentence={errorSentence(query.error, tApp('app.loadFailed'))}
        onRetry={() => void query.refetch()}
      />
    )
  return <>{skeleton ?? <SkeletonLines lines={lines} label={tApp('app.loading')} />}</>
}

const WIDTHS = ['48%', '62%', '40%', '56%', '52%']

/** The loading state of a table. */
export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className="data-skeleton" role="status" aria-label={tApp('app.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <span className="ui-skeleton-row" key={row}>
          <Skeleton width={WIDTHS[row % WIDTHS.length]} />
          <Skeleton width="44%" />
          <Skeleton width="30%" />
        </span>
      ))}
    </div>
  )
}
