import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { api, ApiError } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { readingOrder, type JourneyGraph } from '#journey/graph.ts'
import { nodeDefinitionOf } from '#catalog/nodes/definitions.ts'
import type { JourneyFigures } from '#model/api/journey-figures.ts'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { formatNumber } from '#ui/lists/format.ts'
import { useMay } from '../core/access.ts'
import { PageHead } from '../page-parts/page-head.tsx'
import { RecordGone, RecordSkeleton } from '../page-parts/record-states.tsx'
import { useResource } from '../core/registry.ts'
import { ExecutionTable, VisitTable } from './execution-table.tsx'
import { journeyAddress, statisticsQuery, type JourneyRecord } from './journey-record.ts'
import { StartDialog } from './start-dialog.tsx'
import { tJourneys as t } from './messages.ts'
import './journeys.css'

/** Milliseconds between reloads while the page is visible. */
const EVERY = 5000

const STATES = ['running', 'failed', 'done', 'left'] as const

/** Figures with the state that each one links to; empty for all states. */
const FIGURES = [
  ['entered', ''],
  ['running', 'running'],
  ['done', 'done'],
  ['left', 'left'],
  ['failed', 'failed'],
] as const

/**
 * The people in one journey: their steps, since when, and the next step. The counts in the designer
 * link here.
 */
export default function ExecutionsScreen() {
  const { journeyId = '' } = useParams()
  const consoleResource = useResource('journey')
  const may = useMay(consoleResource)
  const [isStarting, setStarting] = useState(false)
  const record = useQuery({
    queryKey: ['journey-designer', 'record', journeyId],
    queryFn: ({ signal }) =>
      api.get<JourneyRecord & { graph: JourneyGraph }>(journeyAddress(journeyId), { signal }),
  })
  const { data: counts } = useQuery({
    ...statisticsQuery(journeyId),
    refetchInterval: EVERY,
    retry: false,
  })
  const [params, setParams] = useSearchParams()
  // Not `state`: sign-in removes that parameter from every address.
  const [step, state, passed] = [
    params.get('step') ?? '',
    params.get('now') ?? '',
    params.get('passed') === '1',
  ]
  if (record.error) {
    const { error } = record
    return (
      <div className="c-page">
        <RecordGone
          consoleResource={consoleResource}
          error={error instanceof ApiError ? new HttpError(error.message, error.status) : error}
          onRetry={() => void record.refetch()}
        />
      </div>
    )
  }
  if (!record.data)
    return (
      <div className="c-page">
        <RecordSkeleton consoleResource={consoleResource} />
      </div>
    )
  const { name, graph } = record.data
  const put = (next: Record<string, string>) =>
    setParams(
      Object.fromEntries(
        Object.entries({ step, now: state, ...next }).filter(([, value]) => value !== ''),
      ),
      { replace: true },
    )
  const names = new Map(
    graph.nodes.map((node) => [
      node.id,
      node.name || nodeDefinitionOf(node.kind)?.title || node.kind,
    ]),
  )
  return (
    <div className="c-page">
      <PageHead
        title={t('executions.title', { name })}
        small
        crumb={{ label: consoleResource.resource.label, to: consoleResource.resource.path }}
      >
        {may('update') && (
          <Button onClick={() => setStarting(true)}>{t('journeyStart.title')}</Button>
        )}
        <Link className={buttonClass({ variant: 'primary' })} to={paths.editJourney(journeyId)}>
          {t('executions.designer')}
        </Link>
      </PageHead>
      {counts && <Figures journeyId={journeyId} counts={counts} />}
      <Filters graph={graph} names={names} chosen={{ step, state, passed }} onChoose={put} />
      {passed && step !== '' ? (
        <>
          <h2 className="c-sub">{t('executions.passed', { step: names.get(step) ?? step })}</h2>
          <VisitTable key={step} journeyId={journeyId} step={step} />
        </>
      ) : (
        <ExecutionTable
          key={`${step} ${state}`}
          filter={{ journeyId, ...(step ? { nodeId: step } : {}), ...(state ? { state } : {}) }}
          nameOf={(id) => names.get(id) ?? id}
          writes={may('update')}
          empty={t(step || state ? 'executions.none' : 'executions.nobody')}
        />
      )}
      {isStarting && <StartDialog record={record.data} onClose={() => setStarting(false)} />}
    </div>
  )
}

/** The number of executions in each state, each linked to its list. */
function Figures({ journeyId, counts }: { journeyId: string; counts: JourneyFigures }) {
  return (
    <dl className="jy-figures" aria-label={t('executions.figures')}>
      {FIGURES.map(([key, filter]) => (
        <div key={key}>
          <dt>{t(`executions.${key}`)}</dt>
          <dd>
            <Link
              to={
                filter === ''
                  ? paths.executions(journeyId)
                  : `${paths.executions(journeyId)}?now=${filter}`
              }
            >
              {formatNumber(counts[key])}
            </Link>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('executions.converted')}</dt>
        <dd>{formatNumber(counts.converted)}</dd>
      </div>
    </dl>
  )
}

interface FiltersProps {
  graph: JourneyGraph
  /** Titles of the steps by id. */
  names: ReadonlyMap<string, string>
  chosen: { step: string; state: string; passed: boolean }
  onChoose(next: Record<string, string>): void
}

/** Filters by step and state; past visits to a step have no state. */
function Filters({ graph, names, chosen: { step, state, passed }, onChoose }: FiltersProps) {
  return (
    <div className="jy-filters">
      <label>
        {t('executions.step')}
        <select
          className="f-input f-select"
          value={step}
          onChange={(event) => onChoose({ step: event.target.value })}
        >
          <option value="">{t('executions.allSteps')}</option>
          {readingOrder(graph).map(({ id }) => (
            <option key={id} value={id}>
              {names.get(id)}
            </option>
          ))}
          {step !== '' && !names.has(step) && <option value={step}>{step}</option>}
        </select>
      </label>
      {!passed && (
        <label>
          {t('executions.state')}
          <select
            className="f-input f-select"
            value={state}
            onChange={(event) => onChoose({ now: event.target.value })}
          >
            <option value="">{t('executions.allStates')}</option>
            {STATES.map((one) => (
              <option key={one} value={one}>
                {t(`executions.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {passed && (
        <Button variant="quiet" onClick={() => onChoose({ now: 'running' })}>
          {t('executions.showHere')}
        </Button>
      )}
    </div>
  )
}
