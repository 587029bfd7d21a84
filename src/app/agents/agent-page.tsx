import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { api, ApiError } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { useLiveQueries } from '#client/stream.ts'
import type { AgentFigures } from '#model/api/agents.ts'
import type { Agent } from '#model/schema/entities.generated.ts'
import { NotFound } from '#shell/not-found.tsx'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { SkeletonPage } from '#ui/base/skeleton.tsx'
import { ActionMenu } from '#ui/lists/action-menu.tsx'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { Part } from '../page-parts/part.tsx'
import { ReadOnlyNote, useReadOnly } from '../page-parts/read-only.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { tApp } from '../page-parts/messages.ts'
import { AgentCalls } from './agent-calls.tsx'
import { AgentConduct } from './agent-conduct.tsx'
import { AgentFacts } from './agent-facts.tsx'
import { AgentScript } from './agent-script.tsx'
import { AgentShareDialog } from './agent-share-dialog.tsx'
import { AgentState } from './agent-state.tsx'
import { AgentTests } from './agent-tests.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { TestCall } from './test-call.tsx'
import { tAgents as t } from './messages.ts'
import { useAgentEdits, type AgentEditing } from './use-agent-part.ts'
import './agents.css'

const TABS = ['facts', 'script', 'conduct', 'try', 'tests', 'calls'] as const
type AgentTab = (typeof TABS)[number]

export interface AgentViewProps {
  agent: Agent
  figures: AgentFigures | undefined
  /** The typed text that is not saved yet. */
  editing: AgentEditing
}

const views: Record<AgentTab, (props: AgentViewProps) => ReactNode> = {
  facts: AgentFacts,
  script: AgentScript,
  conduct: AgentConduct,
  try: TestCall,
  tests: AgentTests,
  calls: AgentCalls,
}

/** One agent: what it knows and says, test calls, and what callers said. The tab is in the address. */
export default function AgentPage() {
  const { agentId = '' } = useParams()
  const query = useQuery({
    queryKey: ['agents', agentId, 'view'],
    queryFn: ({ signal }) => api.get<Agent>(`/agents/${encodeURIComponent(agentId)}`, { signal }),
  })
  useLiveQueries(['record', 'job'], [['agents']], { pollMs: 20_000 })
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />
  if (query.data) return <Loaded key={agentId} agent={query.data} />
  return query.isError ? (
    <PageFrame title={t('agents.title')}>
      <Part query={query}>{() => null}</Part>
    </PageFrame>
  ) : (
    <SkeletonPage label={tApp('app.loading')} />
  )
}

function Loaded({ agent }: { agent: Agent }) {
  const [search] = useSearchParams()
  const editing = useAgentEdits(agent.id)
  const isReadOnly = useReadOnly()
  const asked = search.get('tab') as AgentTab
  const tab = TABS.includes(asked) ? asked : 'facts'
  const figures = useQuery({
    queryKey: ['agents', 'figures'],
    queryFn: ({ signal }) => api.get<AgentFigures[]>('/agents/figures', { signal }),
  }).data?.find(({ agentId }) => agentId === agent.id)
  const View = views[tab]
  const counts: Partial<Record<AgentTab, number | undefined>> = {
    facts: figures?.facts,
    tests: figures?.tests.all,
    calls: figures?.calls.all,
  }
  return (
    <PageFrame
      title={agent.name}
      above={
        <nav className="crumb" aria-label={t('agents.title')}>
          <Link to={paths.agents}>{t('agents.title')}</Link>
        </nav>
      }
      actions={
        isReadOnly ? null : (
          <Actions agent={agent} hasUnsaved={Object.keys(editing.edits).length > 0} />
        )
      }
    >
      <ReadOnlyNote />
      <p className="agent-head">
        <AgentState agent={agent} />
        <span>{agent.companyName}</span>
        {agent.publishedVersion ? (
          <span className="soft">{t('agents.version', { number: agent.publishedVersion })}</span>
        ) : null}
        {figures && figures.outdated.length > 0 ? (
          <span className="dot d-cau">
            {t('facts.outdatedTitle', { count: figures.outdated.length })}
          </span>
        ) : null}
      </p>
      <nav className="tabs agent-tabs" aria-label={t('tab.label')}>
        {TABS.map((one) => (
          <Link
            key={one}
            to={one === 'facts' ? '?' : `?tab=${one}`}
            aria-current={one === tab ? 'page' : undefined}
            preventScrollReset
            replace
          >
            {t(`tab.${one}`)}
            {counts[one] ? <span className="n">{counts[one]}</span> : null}
          </Link>
        ))}
      </nav>
      <View agent={agent} figures={figures} editing={editing} />
    </PageFrame>
  )
}

function Actions({ agent, hasUnsaved }: { agent: Agent; hasUnsaved: boolean }) {
  const go = useNavigate()
  const [open, setOpen] = useState<'publish' | 'delete' | 'share' | 'off' | null>(null)
  const remove = useAction(() => api.del(`/agents/${agent.id}?version=${agent.version}`), {
    refresh: [['agents']],
    done: () => t('agents.deleted', { name: agent.name }),
    onDone: () => void go(paths.agents),
  })
  const turn = useAction((isOn: boolean) => api.post(`/agents/${agent.id}/switch`, { isOn }), {
    refresh: [['agents']],
    done: (isOn) => t(isOn ? 'switch.isOn' : 'switch.isOff', { name: agent.name }),
    onDone: () => setOpen(null),
  })
  const switchOff = agent.publishedVersion ? (
    <Button onClick={() => setOpen('off')}>{t('switch.off')}</Button>
  ) : null
  return (
    <>
      {agent.isOn === false ? (
        <Button busy={turn.isPending} onClick={() => turn.mutate(true)}>
          {t('switch.on')}
        </Button>
      ) : (
        switchOff
      )}
      <Button disabled={!agent.publishedVersion} onClick={() => setOpen('share')}>
        <Icon name="link" />
        {t('link.action')}
      </Button>
      <Button
        variant="primary"
        disabled={agent.state === 'published'}
        onClick={() => setOpen('publish')}
      >
        {t('release.action')}
      </Button>
      <ActionMenu
        label={tApp('app.more')}
        size="m"
        items={[
          {
            label: t('agents.delete'),
            icon: 'trash',
            danger: true,
            onSelect: () => setOpen('delete'),
          },
        ]}
      />
      {open === 'publish' ? (
        <PublishDialog agent={agent} hasUnsaved={hasUnsaved} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'share' ? <AgentShareDialog agent={agent} onClose={() => setOpen(null)} /> : null}
      <ConfirmDialog
        open={open === 'off'}
        onClose={() => setOpen(null)}
        title={t('switch.offTitle', { name: agent.name })}
        description={t('switch.offDetail')}
        confirm={t('switch.off')}
        busy={turn.isPending}
        onConfirm={() => turn.mutate(false)}
      />
      <ConfirmDialog
        open={open === 'delete'}
        onClose={() => setOpen(null)}
        title={t('agents.deleteTitle', { name: agent.name })}
        description={t('agents.deleteDetail')}
        confirm={t('agents.delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
