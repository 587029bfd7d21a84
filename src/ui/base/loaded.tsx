import type { ReactNode } from 'react'

/** Shows what a query has: its error, else its data, and until either comes `loading`. */
export function Loaded<T>({
  query: { data, error },
  keepsData = false,
  loading,
  failed,
  children,
}: {
  query: { data: T | undefined; error: Error | null }
  /** Keeps showing loaded data when a refresh fails. */
  keepsData?: boolean
  loading: ReactNode
  failed: (error: Error) => ReactNode
  children: (data: T) => ReactNode
}) {
  if (error && !(keepsData && data !== undefined)) return <>{failed(error)}</>
  return <>{data === undefined ? loading : children(data)}</>
}
