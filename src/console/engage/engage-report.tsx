import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { api } from '#client/api.ts'
import type { EngageMessage } from '#model/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { Moment, PagedTable } from '../parts/paged-table.tsx'
import { usePaged } from '../parts/use-paged.ts'
import { pathOf, reasonWords, type EngageRecord } from './send-dialog.tsx'
import { e } from './messages.ts'
import '../templates/templates.css'

export interface EngageCounts {
  counts: { state: NonNullable<EngageMessage['state']>; reason: string; n: number }[]
  stop: string
}

// The query parameter is `became`, because sign-in removes `state` from every address.
const STATES = ['sent', 'planned', 'sending', 'unknown', 'failed', 'skipped', 'cancelled'] as const
type State = (typeof STATES)[number]
const tones: Record<State, string> = {
  sent: 'f-positive',
  planned: 'f-info',
  sending: 'f-info',
  unknown: 'f-caution',
  failed: 'f-negative',
  skipped: '',
  cancelled: '',
}

export const useReport = (engage: EngageRecord) =>
  useQuery({
    queryKey: ['engage-report', engage.id],
    queryFn: ({ signal }) => api.get<EngageCounts>(`${pathOf(engage)}/report`, { signal }),
  })

/**
 * The results of a message as a bar over all its recipients; the bar also filters the list below.
 */
export function EngageReport({ engage }: { engage: EngageRecord }) {
  const [params, setParams] = useSearchParams()
  const asked = STATES.find((one) => one === params.get('became')) ?? ''
  const { data, error, isPending } = useReport(engage)
  const choose = (state: State | '') =>
    setParams(
      (before) => {
        if (state) before.set('became', state)
        else before.delete('became')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  if (isPending)
    return (
      <p className="c-soft" role="status">
        {e('engage.loading')}
      </p>
    )
  if (error) return <p role="alert">{e('engage.failed', { why: error.message })}</p>
  const sums = STATES.map((state) => ({
    state,
    n: data.counts.filter((one) => one.state === state).reduce((sum, { n }) => sum + n, 0),
  })).filter(({ n }) => n > 0)
  const total = sums.reduce((sum, { n }) => sum + n, 0)
  const reasons = data.counts.filter(
    ({ state, reason }) => reason !== '' && (asked === '' || state === asked),
  )
  return (
    <section className="c-section" aria-label={e('engage.became')}>
      <h2>{e('engage.became')}</h2>
      {data.stop && (
        <p className="f-dot f-caution" role="status">
          {e('engage.stop', { why: reasonWords(data.stop) })}
        </p>
      )}
      {total === 0 ? (
        <p className="c-soft c-measure">{e('engage.none')}</p>
      ) : (
        <>
          <div className="eg-bar" aria-hidden="true">
            {sums.map(({ state, n }) => (
              <span key={state} data-state={state} style={{ flexGrow: n }} />
            ))}
          </div>
          <ul className="eg-legend" aria-label={e('engage.states')}>
            {[{ state: '' as const, n: total }, ...sums].map(({ state, n }) => (
              <li key={state}>
                <Button
                  size="s"
                  variant={asked === state ? 'primary' : 'default'}
                  aria-pressed={asked === state}
                  onClick={() => choose(state)}
                >
                  {state ? e(`engage.state.${state}`) : e('engage.all')}{' '}
                  <span className="c-num">{n}</span>
                </Button>
              </li>
            ))}
          </ul>
          {reasons.length > 0 && (
            <ul className="eg-reasons">
              {reasons.map(({ state, reason, n }) => (
                <li key={`${state} ${reason}`}>
                  <span className="c-num">{n}</span> {e(`engage.state.${state}`).toLowerCase()}:{' '}
                  {reasonWords(reason)}
                </li>
              ))}
            </ul>
          )}
          <Ledger engage={engage} state={asked} />
        </>
      )}
    </section>
  )
}

function Ledger({ engage, state }: { engage: EngageRecord; state: State | '' }) {
  const paged = usePaged<EngageMessage>(
    '/engage-messages',
    { engageId: engage.id, ownerKind: ['journey', 'send'], ...(state ? { state } : {}) },
    20,
    ['updatedAt', 'DESC'],
  )
  const save = () =>
    api
      .download(`${pathOf(engage)}/export`, `${engage.id}.csv`, { query: state ? { state } : {} })
      .catch((fault: Error) =>
        toast({
          title: e('engage.exportFailed'),
          description: fault.message,
          variant: 'destructive',
        }),
      )
  return (
    <div className="c-later">
      <PagedTable
        key={state}
        paged={paged}
        label={e('engage.ledger')}
        keyOf={(row) => row.id}
        empty={e('engage.empty')}
        columns={[
          {
            title: e('engage.who'),
            cell: (row) => (
              <Link className="f-link" to={`/profiles/profile/${row.profileId}`}>
                {row.address || row.profileId.slice(0, 8)}
              </Link>
            ),
          },
          {
            title: e('engage.state'),
            cell: (row) => (
              <span className={`f-dot ${tones[row.state ?? 'planned']}`}>
                {e(`engage.state.${row.state ?? 'planned'}`)}
              </span>
            ),
          },
          {
            title: e('engage.why'),
            rank: 'c-p2',
            wide: true,
            cell: (row) =>
              [row.reason ? reasonWords(row.reason) : '', row.detail].filter(Boolean).join(': '),
          },
          {
            title: e('engage.when'),
            rank: 'c-p2',
            right: true,
            cell: (row) => <Moment at={row.sentAt ?? row.dueAt} />,
          },
        ]}
      />
      <p>
        <Button size="s" onClick={() => void save()}>
          <Icon name="dl" />
          {e('engage.export')}
        </Button>
      </p>
    </div>
  )
}
