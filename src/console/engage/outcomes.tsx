import { useContext, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { api } from '#client/api.ts'
import type { EngageMessage } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { inSentence } from '#language'
import { WriteAccess } from '../core/access.ts'
import { Moment, PagedTable } from '../parts/paged-table.tsx'
import { usePaged } from '../parts/use-paged.ts'
import { ResolveDialog } from './resolve-unknown.tsx'
import { reasonWords } from './send-dialog.tsx'
import { tEngage as t } from './messages.ts'
import '../templates/templates.css'

export interface OutcomeCount {
  state: NonNullable<EngageMessage['state']>
  reason: string
  n: number
}

// The query parameter is `became`, because sign-in removes `state` from every address.
const STATES = [
  'sent',
  'waiting',
  'planned',
  'sending',
  'unknown',
  'failed',
  'skipped',
  'cancelled',
] as const
type State = (typeof STATES)[number]
const tones: Record<State, string> = {
  sent: 'f-positive',
  waiting: '',
  planned: 'f-info',
  sending: 'f-info',
  unknown: 'f-caution',
  failed: 'f-negative',
  skipped: '',
  cancelled: '',
}

interface OutcomesProps {
  counts: readonly OutcomeCount[]
  /** Selects the deliveries that the counts are about. */
  filter: Record<string, unknown>
  /** CSV export of the deliveries, if there is one. */
  file?: { path: string; name: string }
  /** Text without any delivery. */
  none: string
}

/** Deliveries as a bar over all of them; the bar also filters the list below. */
export function Outcomes({ counts, filter, file, none }: OutcomesProps) {
  const [params, setParams] = useSearchParams()
  const asked = STATES.find((state) => state === params.get('became')) ?? ''
  const choose = (state: State | '') =>
    setParams(
      (before) => {
        if (state) before.set('became', state)
        else before.delete('became')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const sums = STATES.map((state) => ({
    state,
    n: counts.filter((count) => count.state === state).reduce((sum, { n }) => sum + n, 0),
  })).filter(({ n }) => n > 0)
  const total = sums.reduce((sum, { n }) => sum + n, 0)
  const reasons = counts.filter(
    ({ state, reason }) => reason !== '' && (asked === '' || state === asked),
  )
  if (total === 0) return <p className="c-soft c-measure">{none}</p>
  return (
    <>
      <div className="eg-bar" aria-hidden="true">
        {sums.map(({ state, n }) => (
          <span key={state} data-state={state} style={{ flexGrow: n }} />
        ))}
      </div>
      <ul className="eg-legend" aria-label={t('engage.states')}>
        {[{ state: '' as const, n: total }, ...sums].map(({ state, n }) => (
          <li key={state}>
            <Button size="s" aria-pressed={asked === state} onClick={() => choose(state)}>
              {state ? t(`engage.state.${state}`) : t('engage.all')}{' '}
              <span className="c-num">{n}</span>
            </Button>
          </li>
        ))}
      </ul>
      {reasons.length > 0 && (
        <ul className="eg-reasons">
          {reasons.map(({ state, reason, n }) => (
            <li key={`${state} ${reason}`}>
              <span className="c-num">{n}</span> {inSentence(t(`engage.state.${state}`))}:{' '}
              {reasonWords(reason)}
            </li>
          ))}
        </ul>
      )}
      <Ledger filter={filter} file={file} state={asked} />
    </>
  )
}

/** @param onResolve asks about a row with unknown outcome; null for people who only read */
const columnsOf = (onResolve: ((row: EngageMessage) => void) | null) => [
  {
    title: t('engage.who'),
    cell: (row: EngageMessage) => (
      <Link className="f-link" to={`/profiles/profile/${row.profileId}`}>
        {row.address || row.profileId.slice(0, 8)}
      </Link>
    ),
  },
  {
    title: t('engage.state'),
    cell: (row: EngageMessage) => (
      <>
        <span className={`f-dot ${tones[row.state ?? 'planned']}`}>
          {t(`engage.state.${row.state ?? 'planned'}`)}
        </span>
        {row.state === 'unknown' && onResolve && (
          <>
            {' '}
            <Button size="s" onClick={() => onResolve(row)}>
              {t('engage.resolve')}
            </Button>
          </>
        )}
      </>
    ),
  },
  {
    title: t('engage.why'),
    rank: 'c-p2' as const,
    wide: true,
    cell: (row: EngageMessage) =>
      [row.reason ? reasonWords(row.reason) : '', row.detail].filter(Boolean).join(': '),
  },
  {
    title: t('engage.when'),
    rank: 'c-p2' as const,
    right: true,
    cell: (row: EngageMessage) => <Moment at={row.sentAt ?? row.dueAt} />,
  },
]

function Ledger({
  filter,
  file,
  state,
}: Pick<OutcomesProps, 'filter' | 'file'> & { state: State | '' }) {
  const [resolving, setResolving] = useState<EngageMessage | null>(null)
  const canWrite = useContext(WriteAccess)
  const paged = usePaged<EngageMessage>(
    '/engage-messages',
    { ...filter, ...(state ? { state } : {}) },
    20,
    ['updatedAt', 'DESC'],
  )
  const save = ({ path, name }: { path: string; name: string }) =>
    api.download(path, name, { query: state ? { state } : {} }).catch((fault: Error) =>
      toast({
        title: t('engage.exportFailed'),
        description: fault.message,
        variant: 'destructive',
      }),
    )
  return (
    <div className="c-later">
      <PagedTable
        key={state}
        paged={paged}
        label={t('engage.ledger')}
        keyOf={(row) => row.id}
        empty={t('engage.empty')}
        columns={columnsOf(canWrite ? setResolving : null)}
      />
      {file && (
        <p>
          <Button size="s" onClick={() => void save(file)}>
            <Icon name="dl" />
            {t('engage.export')}
          </Button>
        </p>
      )}
      {resolving && <ResolveDialog delivery={resolving} onClose={() => setResolving(null)} />}
    </div>
  )
}
