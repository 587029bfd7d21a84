import { useRef, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { AgentFigures } from '#model/api/agents.ts'
import type { AgentFact } from '#model/schema/entities.generated.ts'
import { siteOf } from '#model/lib/website-url.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { ActionMenu } from '#ui/lists/action-menu.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { formatPlainDay } from '#ui/lists/format.ts'
import { Pager } from '#ui/lists/pager.tsx'
import { Part } from '../page-parts/part.tsx'
import { useReadOnly } from '../page-parts/read-only.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { pageOf, useUrlState } from '../page-parts/use-url-state.ts'
import { AskBox } from './ask-box.tsx'
import type { AgentViewProps } from './agent-page.tsx'
import { FactDialog } from './fact-dialog.tsx'
import { tAgents as t } from './messages.ts'
import { useDeletion } from './use-deletion.tsx'

const SIZE = 50

interface Imported {
  created: number
  skipped: number
  refused: { row: number; reason: string }[]
}

/** What the agent knows: each fact with its source or author, and whether it still holds. */
export function AgentFacts({ agent, figures }: AgentViewProps) {
  const [url, change] = useUrlState({ page: '0' })
  const [open, setOpen] = useState<AgentFact | 'new' | null>(null)
  const isReadOnly = useReadOnly()
  const page = pageOf(url.page)
  const query = useQuery({
    queryKey: ['agents', agent.id, 'facts', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<AgentFact>(
        '/agent-facts',
        {
          filter: { agentId: agent.id },
          sort: ['createdAt', 'ASC'],
          range: [page * SIZE, page * SIZE + SIZE - 1],
        },
        { signal },
      ),
  })
  const outdated = figures?.outdated ?? []
  return (
    <div className="agent-columns">
      <div>
        {isReadOnly ? null : (
          <FactActions
            agentId={agent.id}
            isLinked={Boolean(agent.campaignId)}
            onAdd={() => setOpen('new')}
          />
        )}
        <div className="panel">
          <Part query={query} lines={8}>
            {({ rows, total }) =>
              total === 0 ? (
                <Empty
                  title={t('facts.none')}
                  detail={t('facts.noneDetail')}
                  action={
                    isReadOnly ? null : (
                      <Button onClick={() => setOpen('new')}>{t('facts.add')}</Button>
                    )
                  }
                />
              ) : (
                <>
                  <ul className="agent-facts">
                    {rows.map((fact) => (
                      <Fact
                        key={fact.id}
                        fact={fact}
                        outdated={outdated.find(({ factId }) => factId === fact.id)?.reason}
                        onEdit={() => setOpen(fact)}
                      />
                    ))}
                  </ul>
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
      </div>
      <AskBox agentId={agent.id} />
      {open ? (
        <FactDialog
          agentId={agent.id}
          fact={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  )
}

function FactActions({
  agentId,
  isLinked,
  onAdd,
}: {
  agentId: string
  isLinked: boolean
  onAdd: () => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<Imported['refused']>([])
  const refresh = [['agents']]
  const update = useAction(
    () =>
      api.post<{ added: number; removed: number }>(`/agents/${agentId}/update-from-campaign`, {}),
    { refresh, done: (_, changes) => t('facts.updated', { ...changes }) },
  )
  const upload = useAction(
    (file: File) =>
      api.post<Imported>(`/agents/${agentId}/facts/import`, file, {
        headers: { 'content-type': 'text/csv' },
      }),
    {
      refresh,
      done: (_, { created, skipped, refused: rows }) =>
        t('facts.imported', { created, skipped, refused: rows.length }),
      onDone: (result) => setRefused(result.refused),
    },
  )
  return (
    <>
      <div className="data-filters">
        <Button onClick={onAdd}>
          <Icon name="plus" />
          {t('facts.add')}
        </Button>
        <Button busy={upload.isPending} onClick={() => input.current?.click()}>
          <Icon name="upload" />
          {t('facts.import')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={t('facts.csvHelp')}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) upload.mutate(file)
            event.target.value = ''
          }}
        />
        {isLinked ? (
          <Button busy={update.isPending} onClick={() => update.mutate()}>
            <Icon name="refresh" />
            {t('facts.update')}
          </Button>
        ) : null}
      </div>
      {refused.length > 0 ? (
        <ul className="data-note agent-refused">
          {refused.slice(0, 10).map(({ row, reason }) => (
            <li key={row}>{t('facts.refusedRow', { row, reason })}</li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function Fact({
  fact,
  outdated,
  onEdit,
}: {
  fact: AgentFact
  outdated: AgentFigures['outdated'][number]['reason'] | undefined
  onEdit: () => void
}) {
  const isReadOnly = useReadOnly()
  const { ask, dialog } = useDeletion('fact', `/agent-facts/${fact.id}?version=${fact.version}`)
  return (
    <li>
      <div>
        {fact.question ? <p className="soft s13">{fact.question}</p> : null}
        <p className="agent-text">{fact.text}</p>
        <p className="agent-source">
          <span className="tag">{t(`kind.${fact.kind}`)}</span>
          <FactSource fact={fact} />
          {fact.validUntil ? (
            <span>
              {t('facts.until', { day: formatPlainDay(fact.validUntil, { year: true }) })}
            </span>
          ) : null}
          {outdated ? <span className="dot d-cau">{t(`facts.${outdated}`)}</span> : null}
        </p>
      </div>
      {isReadOnly ? null : (
        <ActionMenu
          label={t('facts.actions')}
          items={[
            { label: t('facts.edit'), icon: 'edit', onSelect: onEdit },
            { label: t('facts.remove'), icon: 'trash', danger: true, onSelect: ask },
          ]}
        />
      )}
      {dialog}
    </li>
  )
}

function FactSource({ fact }: { fact: AgentFact }) {
  if (/^https?:/.test(fact.sourceUrl))
    return (
      <a href={fact.sourceUrl} target="_blank" rel="noreferrer">
        {siteOf(fact.sourceUrl)}
      </a>
    )
  return <span>{t('facts.by', { name: fact.updatedBy })}</span>
}
