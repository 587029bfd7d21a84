import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { useLiveQueries } from '#client/stream.ts'
import { OUTCOMES, type AgentFigures } from '#model/api/agents.ts'
import type { Agent } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { formatNumber } from '#ui/lists/format.ts'
import { Pager } from '#ui/lists/pager.tsx'
import { Ago } from '#ui/lists/when.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { Part, TableSkeleton } from '../page-parts/part.tsx'
import { ReadOnlyNote, useReadOnly } from '../page-parts/read-only.tsx'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { pageOf, useUrlState } from '../page-parts/use-url-state.ts'
import { AgentState } from './agent-state.tsx'
import { NewAgentDialog } from './new-agent-dialog.tsx'
import { tAgents as t } from './messages.ts'
import './agents.css'

const SIZE = 30

/** All agents with their facts, tests and calls; each count opens what it counts. */
export default function AgentsPage() {
  const [url, change] = useUrlState({ page: '0' })
  const [isMaking, setMaking] = useState(false)
  const page = pageOf(url.page)
  const query = useQuery({
    queryKey: ['agents', 'list', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<Agent>(
        '/agents',
        { sort: ['updatedAt', 'DESC'], range: [page * SIZE, page * SIZE + SIZE - 1] },
        { signal },
      ),
  })
  const figures = useQuery({
    queryKey: ['agents', 'figures'],
    queryFn: ({ signal }) => api.get<AgentFigures[]>('/agents/figures', { signal }),
  })
  useLiveQueries(['record'], [['agents']], { pollMs: 30_000 })
  const isReadOnly = useReadOnly()
  const make = isReadOnly ? null : (
    <Button variant="primary" onClick={() => setMaking(true)}>
      <Icon name="plus" />
      {t('agents.new')}
    </Button>
  )
  return (
    <PageFrame title={t('agents.title')} actions={make}>
      <ReadOnlyNote />
      <div className="panel">
        <Part query={query} skeleton={<TableSkeleton rows={3} />}>
          {({ rows, total }) =>
            total === 0 ? (
              <Empty
                title={t('agents.empty')}
                detail={t('agents.emptyDetail')}
                action={
                  isReadOnly ? null : (
                    <Button onClick={() => setMaking(true)}>{t('agents.new')}</Button>
                  )
                }
              />
            ) : (
              <>
                <AgentTable rows={rows} figures={figures.data ?? []} />
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
      {isMaking ? <NewAgentDialog onClose={() => setMaking(false)} /> : null}
    </PageFrame>
  )
}

function AgentTable({
  rows,
  figures,
}: {
  rows: readonly Agent[]
  figures: readonly AgentFigures[]
}) {
  const now = useProductNow()
  return (
    <div className="tbl-box" tabIndex={0} role="group" aria-label={t('agents.title')}>
      <table className="tbl" aria-label={t('agents.title')}>
        <thead>
          <tr>
            <th scope="col">{t('agents.name')}</th>
            <th scope="col">{t('agents.state')}</th>
            <th scope="col">{t('agents.facts')}</th>
            <th scope="col" className="p2">
              {t('agents.tests')}
            </th>
            <th scope="col">{t('agents.calls')}</th>
            <th scope="col" className="r p3">
              {t('agents.changed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((agent) => (
            <tr key={agent.id}>
              <th scope="row" className="two">
                <Link className="nm" to={paths.agent(agent.id)}>
                  {agent.name}
                </Link>
                <span className="sub">{agent.companyName}</span>
              </th>
              <td>
                <AgentState agent={agent} />
              </td>
              <Figures
                id={agent.id}
                figures={figures.find(({ agentId }) => agentId === agent.id)}
              />
              <td className="r p3">
                <Ago at={agent.updatedAt} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function testsWord({ failed, waiting }: AgentFigures['tests']): string {
  if (failed > 0) return t('agents.failed', { count: failed })
  return waiting > 0 ? t('agents.waiting', { count: waiting }) : t('agents.passedAll')
}

function Figures({ id, figures }: { id: string; figures: AgentFigures | undefined }) {
  if (!figures)
    return (
      <>
        <td />
        <td className="p2" />
        <td />
      </>
    )
  const { facts, outdated, tests, calls } = figures
  const found = OUTCOMES.filter((outcome) => calls.outcomes[outcome])
  return (
    <>
      <td>
        <Link to={paths.agent(id)}>{formatNumber(facts)}</Link>
        {outdated.length > 0 ? (
          <span className="dot d-cau agent-mark">
            {t('agents.outdated', { count: outdated.length })}
          </span>
        ) : null}
      </td>
      <td className="p2">
        {tests.all === 0 ? null : (
          <Link to={`${paths.agent(id)}?tab=tests`}>{testsWord(tests)}</Link>
        )}
      </td>
      <td className="agent-counts">
        <Link to={`${paths.agent(id)}?tab=calls&kind=shared`}>{formatNumber(calls.all)}</Link>
        {found.map((outcome) => (
          <Link key={outcome} to={`${paths.agent(id)}?tab=calls&kind=shared&outcome=${outcome}`}>
            {t(`agents.outcome.${outcome}`)} {formatNumber(calls.outcomes[outcome]!)}
          </Link>
        ))}
      </td>
    </>
  )
}
