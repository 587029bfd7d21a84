import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Element } from '#catalog/fields/elements/element.ts'
import { api, ApiError } from '#client/api.ts'
import type { ScoreSpread } from '#condition/score-reasons.ts'
import { AwaitedSpread } from './spread.tsx'
import { tScoring as t } from './messages.ts'

/** Waits for a pause in typing before it asks the server, in milliseconds. */
const PAUSE = 500

/**
 * Previews the scores that the elements would give, a moment after the last change; aborts outdated
 * calls.
 */
export default function ElementsPreview({ elements }: { elements: readonly Element[] }) {
  const json = JSON.stringify(
    elements.map(({ name = '', condition, value }) => ({ name, condition, value })),
  )
  const [settled, setSettled] = useState(json)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(json), PAUSE)
    return () => clearTimeout(timer)
  }, [json])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['scoring-preview', settled],
    enabled: settled === json,
    queryFn: ({ signal }) =>
      api.post<ScoreSpread>('/scoring/preview', { elements: JSON.parse(settled) }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isFaulty = error instanceof ApiError && error.status === 422
  return (
    <section
      className="app sc-preview"
      aria-label={t('score.preview')}
      aria-busy={isFetching || settled !== json}
    >
      <h3>{t('score.preview')}</h3>
      {isFaulty ? (
        <p className="soft" role="status">
          {t('score.faulty')}
        </p>
      ) : (
        <AwaitedSpread data={data} error={error} again={() => void refetch()} heading="h3" />
      )}
    </section>
  )
}
