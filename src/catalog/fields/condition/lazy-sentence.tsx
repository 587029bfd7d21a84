import { lazy, Suspense } from 'react'

const Sentence = lazy(() => import('./sentence.tsx'))

/**
 * A condition as one sentence in English. Most lists show none, and need not bring the kinds of
 * conditions.
 */
export function LazySentence({ value }: { value: unknown }) {
  return (
    <Suspense fallback="…">
      <Sentence value={value} />
    </Suspense>
  )
}
