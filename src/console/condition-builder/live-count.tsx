import { useContext, useEffect, useState, type ReactNode } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { retryBusy } from '#client/query-client.ts'
import { Button } from '#ui/base/button.tsx'
import { Spinner } from '#ui/base/spinner.tsx'
import { useReferenceTarget } from '#catalog/fields/face.ts'
import { withReadableMoments } from '#ui/lists/exact-moment.ts'
import type { ConditionReason } from '#condition/evaluate.ts'
import { numberFormat } from '#language'
import { ImpactPeople } from '../impact/impact-people.tsx'
import { FormImpactContext, useImpact, type AskedImpact } from '../impact/use-impact.ts'
import { useSources, type ConditionPreview } from './sources.ts'
import { tConditions as t } from './messages.ts'

/** Waits for a pause in typing before it asks the server, in milliseconds. */
const PAUSE = 400

/**
 * Counts matching people on the server a moment after the last change, first as an estimate for
 * large populations; aborts outdated calls.
 */
export function usePreview(condition: unknown, wanted: boolean) {
  const { preview } = useSources()
  const json = JSON.stringify(condition ?? null)
  const [settled, setSettled] = useState(json)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(json), PAUSE)
    return () => clearTimeout(timer)
  }, [json])
  const query = useQuery({
    queryKey: ['condition-builder', 'preview', settled],
    enabled: wanted && settled === json,
    queryFn: ({ signal }) => preview(JSON.parse(settled), true, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: retryBusy,
  })
  const exact = useQuery({
    queryKey: ['condition-builder', 'preview', settled, 'exact'],
    enabled: wanted && settled === json && query.data?.exact === false && !query.isPlaceholderData,
    queryFn: ({ signal }) => preview(JSON.parse(settled), false, signal),
    staleTime: 10_000,
    retry: retryBusy,
  })
  return {
    ...query,
    data: settled === json && !query.isFetching ? (exact.data ?? query.data) : query.data,
    isCounting: wanted && (query.isFetching || settled !== json),
  }
}

const number = (count: number) => numberFormat().format(count)
const share = (part: number) =>
  numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(part)

/** Shows how many people match a condition, with ten samples and the values that matched. */
export function LiveCount({
  of,
  data,
  error,
  isCounting,
  faulty,
  waits,
  onAgain,
  titleAt,
}: {
  of: string | undefined
  data: ConditionPreview | undefined
  error: Error | null
  isCounting: boolean
  /** Shows that the count waits for the faults to be fixed. */
  faulty: boolean
  /** The condition cannot be counted yet. */
  waits: boolean
  onAgain(): void
  titleAt: TitleAt
}) {
  const askedImpact = useContext(FormImpactContext)
  const people = data && !error ? <People data={data} titleAt={titleAt} /> : null
  return (
    <aside
      className="cb-live"
      aria-label={of === undefined ? t('builder.live') : t('builder.liveOf', { condition: of })}
      aria-busy={isCounting}
    >
      {faulty ? <p className="cb-word">{t('builder.live.faulty')}</p> : null}
      {error && !faulty ? (
        <p className="cb-faults" role="alert">
          {t('builder.live.failed', { message: error.message })}{' '}
          <Button size="s" onClick={onAgain}>
            {t('builder.live.retry')}
          </Button>
        </p>
      ) : null}
      {data ? <Figures data={data} stale={isCounting || waits || error !== null} /> : null}
      {!data && isCounting && !waits ? <Spinner /> : null}
      {askedImpact?.kind === 'segment' && askedImpact.id !== null ? (
        <Moves asked={askedImpact}>{people}</Moves>
      ) : (
        people
      )}
    </aside>
  )
}

function Figures({
  data: { count, total, exact },
  stale,
}: {
  data: ConditionPreview
  stale: boolean
}) {
  return (
    <>
      <p className={stale ? 'cb-figure cb-stale' : 'cb-figure'} role="status">
        {exact ? null : <span className="cb-hint">{t('builder.live.estimate')} </span>}
        <b>{number(count)}</b>
        <span className="cb-word">
          {t('builder.live.of', { total })}
          {total > 0 ? `, ${share(count / total)}` : ''}
        </span>
      </p>
      <div className="cb-strip" aria-hidden>
        <i style={{ width: `${total > 0 ? (100 * count) / total : 0}%` }} />
      </div>
    </>
  )
}

const SIDES = ['joins', 'leaves'] as const

/**
 * The people of a saved segment, and those who would join or leave it by the changed condition. Is
 * there before the people are: a form says nothing of an earlier change to what begins to listen later.
 */
function Moves({ asked, children }: { asked: AskedImpact; children: ReactNode }) {
  const { isDirty } = useFormState()
  const { data, error } = useImpact(asked, isDirty)
  const [chosen, setChosen] = useState<'in' | (typeof SIDES)[number]>('in')
  const countOf = (side: string) => data?.lines.find(({ id }) => id === side)?.count ?? 0
  if (!children || !isDirty || error || SIDES.every((side) => countOf(side) === 0)) return children
  const shown = chosen !== 'in' && countOf(chosen) === 0 ? 'in' : chosen
  const tab = (one: typeof chosen, count?: number) => (
    <button
      key={one}
      type="button"
      aria-pressed={shown === one}
      disabled={count === 0}
      onClick={() => setChosen(one)}
    >
      {t(`builder.live.${one}`)} {count !== undefined && <span>{number(count)}</span>}
    </button>
  )
  return (
    <>
      <div className="cb-views cb-moves" role="group" aria-label={t('builder.live.moves')}>
        {tab('in')}
        {SIDES.map((side) => tab(side, countOf(side)))}
      </div>
      {shown === 'in' ? (
        children
      ) : (
        <ImpactPeople key={shown} asked={asked} of={shown} label={t(`builder.live.${shown}`)} />
      )}
    </>
  )
}

function People({
  data: { samples, count },
  titleAt,
}: {
  data: ConditionPreview
  titleAt: TitleAt
}) {
  const profiles = useReferenceTarget('profile')
  if (samples.length === 0) return <p className="cb-word">{t('builder.live.nobody')}</p>
  return (
    <>
      <ol className="cb-people">
        {samples.map((sample) => {
          const name = sample.name || sample.email || `…${sample.id.slice(-8)}`
          return (
            <li key={sample.id}>
              {profiles ? (
                <Link
                  className="f-reference cb-person"
                  to={profiles.recordPath(sample.id)}
                  target="_blank"
                >
                  {name}
                </Link>
              ) : (
                <span className="cb-person">{name}</span>
              )}
              <span className="cb-hint">{seenIn(sample.reasons, titleAt).join(' · ')}</span>
            </li>
          )
        })}
      </ol>
      <p className="cb-hint">
        {count > samples.length
          ? t('builder.live.some', { shown: samples.length, count })
          : t('builder.live.few', { count })}
      </p>
    </>
  )
}

/** Title of the property compared by the line at a path; null for other lines. */
export type TitleAt = (path: string) => string | null

/**
 * The matching values of a person: "Country SE"; a line without its own value appears as its
 * sentence.
 */
function seenIn(reason: ConditionReason, titleAt: TitleAt): string[] {
  if (!reason.holds) return []
  if (reason.parts.length > 0)
    return [...new Set(reason.parts.flatMap((part) => seenIn(part, titleAt)))]
  const title = titleAt(reason.path)
  const seen = withReadableMoments(reason.seen)
  if (seen === '') return [reason.says]
  return [title ? `${title} ${seen}` : seen]
}
