import { lazy, Suspense } from 'react'
import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'

const Steps = lazy(() => import('./steps.tsx'))

/** The steps in words. The kinds of steps are loaded on demand. */
export function JourneyGraphDisplay({ value, dense }: FieldDisplayProps) {
  if (isEmpty(value)) return <EmptyValue />
  return (
    <Suspense fallback="…">
      <Steps value={value} dense={dense} />
    </Suspense>
  )
}
