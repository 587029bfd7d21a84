import { lazy, Suspense } from 'react'

const Sentence = lazy(() => import('./sentence.tsx'))

/**
 * A condition as one English sentence. Loaded lazily, because most lists show no conditions and do
 * not need their kinds.
 */
export function LazySentence({ value }: { value: unknown }) {
  return (
    <Suspense fallback="…">
      <Sentence value={value} />
    </Suspense>
  )
}
