import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { OUTCOMES, type CallView } from '#model/api/agents.ts'
import type { AgentCall } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { formatPlainDay, formatMoment } from '#ui/lists/format.ts'
import { Pager } from '#ui/lists/pager.tsx'
import { Part, TableSkeleton } from '../page-parts/part.tsx'
import { useReadOnly } from '../page-parts/read-only.tsx'
import { pageOf, useUrlState } from '../page-parts/use-url-state.ts'
import { tApp } from '../page-parts/messages.ts'
import type { AgentViewProps } from './agent-page.tsx'
import { CallFacts } from './call-facts.tsx'
import { SaidSentences } from './said-sentences.tsx'
import { tAgents as t } from './messages.ts'
import { useDeletion } from './use-deletion.tsx'

const SIZE = 30
const DEFAULTS = { page: '0', kind: '', outcome: '', call: '' }

/** Calls of an agent, newest first; each opens its transcript with sources. */
export function AgentCalls({ agent }: AgentViewProps) {
  const [url, change] = useUrlState(DEFAULTS)
  const page = pageOf(url.page)
  const query = useQuery({
    queryKey: ['agents', agent.id, 'calls', page, url.kind, url.outcome],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<AgentCall>(
        '/agent-calls',
        {
          filter: {
            agentId: agent.id,
            ...(url.kind ? { kind: url.kind } : {}),
            ...(url.outcome ? { outcome: url.outcome } : {}),
          },
          sort: ['createdAt', 'DESC'],
          range: [page * SIZE, page * SIZE + SIZE - 1],
        },
        { signal },
      ),
  })
  /** Opens a call, or closes it, on the page that is shown. */
  const show = (call: string) => change({ call, page: url.page })
  return (
    <>
      <div className="data-filters">
        <select
          className="field"
          aria-label={t('calls.kindLabel')}
          value={url.kind}
          onChange={(event) => change({ kind: event.target.value })}
        >
          <option value="">{t('calls.anyKind')}</option>
          <option value="shared">{t('calls.shared')}</option>
          <option value="test">{t('calls.test')}</option>
        </select>
        <select
          className="field"
          aria-label={t('calls.outcomeLabel')}
          value={url.outcome}
          onChange={(event) => change({ outcome: event.target.value })}
        >
          <option value="">{t('calls.anyOutcome')}</option>
          {OUTCOMES.map((outcome) => (
            <option key={outcome} value={outcome}>
              {t(`agents.outcome.${outcome}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="panel">
        <Part query={query} skeleton={<TableSkeleton rows={3} />}>
          {({ rows, total }) =>
            total === 0 ? (
              <Empty title={t('calls.none')} detail={t('calls.noneDetail')} />
            ) : (
              <>
                <CallTable rows={rows} onOpen={show} />
                <Pager
                  page={page}
                  size={SIZE}
                  total={total}
                  onPage={(next) => change({ page: String(next) })}
                />
              </>
            )
          }
        </Part>
      </div>
      {url.call ? (
        <CallDialog
          key={url.call}
          id={url.call}
          script={agent.script ?? []}
          onClose={() => show('')}
        />
      ) : null}
    </>
  )
}

function CallTable({ rows, onOpen }: { rows: readonly AgentCall[]; onOpen: (id: string) => void }) {
  return (
    <div className="tbl-box" tabIndex={0} role="group" aria-label={t('agents.calls')}>
      <table className="tbl" aria-label={t('agents.calls')}>
        <thead>
          <tr>
            <th scope="col">{t('calls.when')}</th>
            <th scope="col">{t('agents.state')}</th>
            <th scope="col">{t('try.outcome')}</th>
            <th scope="col" className="p2">
              {t('calls.who')}
            </th>
            <th scope="col" className="r p3">
              {t('calls.unknowns')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((call) => (
            <tr key={call.id}>
              <th scope="row">
                <button type="button" className="link" onClick={() => onOpen(call.id)}>
                  {formatMoment(call.createdAt)}
                </button>
              </th>
              <td>{t(`calls.${call.kind}`)}</td>
              <td>
                {t(`agents.outcome.${call.outcome || 'none'}`)}
                {call.callBackOn
                  ? ` ${t('calls.callBackOn', { day: formatPlainDay(call.callBackOn, { year: true }) })}`
                  : ''}
              </td>
              <td className="p2">{call.address || t('calls.unknownCaller')}</td>
              <td className="r p3">{call.unknowns.length || ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CallDialog({
  id,
  script,
  onClose,
}: {
  id: string
  script: AgentViewProps['agent']['script']
  onClose: () => void
}) {
  const query = useQuery({
    queryKey: ['agents', 'call', id],
    queryFn: ({ signal }) => api.get<CallView>(`/agent-calls/${id}/view`, { signal }),
  })
  const isReadOnly = useReadOnly()
  const { ask, dialog } = useDeletion('call', `/agent-calls/${id}`, onClose)
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={query.data ? formatMoment(query.data.createdAt) : t('calls.open')}
        actions={
          <>
            {isReadOnly ? null : (
              <Button variant="danger" onClick={ask}>
                {t('calls.remove')}
              </Button>
            )}
            <Button onClick={onClose}>{tApp('app.close')}</Button>
          </>
        }
      >
        <Part query={query} lines={6}>
          {(call) => (
            <div className="call-detail">
              <ol className="talk-turns" aria-label={t('try.conversation')}>
                {call.turns.map((turn, at) => (
                  <li key={`${at} ${turn.at}`} className={`talk-${turn.by}`}>
                    <span className="talk-who">
                      {t(turn.by === 'agent' ? 'try.agent' : 'try.caller')}
                    </span>
                    {turn.by === 'agent' ? (
                      <SaidSentences
                        sentences={turn.sentences ?? []}
                        facts={call.facts}
                        showsSources
                      />
                    ) : (
                      <p>{turn.text}</p>
                    )}
                  </li>
                ))}
              </ol>
              <CallFacts call={call} script={script} />
            </div>
          )}
        </Part>
      </Dialog>
      {dialog}
    </>
  )
}
