import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { useRegistry, resourceOf } from '../core/registry.ts'
import { AuditProof, AuditState } from './audit-proof.tsx'
import { LiveTail } from './live-tail.tsx'
import { LogList } from './log-list.tsx'
import { tLog as t } from './log-messages.ts'
import { logTabs, type LogTab } from './log-tabs.ts'

const words = {
  audit: 'logs.audit',
  executions: 'logs.executions',
  campaigns: 'logs.campaigns',
  events: 'logs.events',
  mail: 'logs.mail',
  engage: 'logs.engage',
} as const

const ACTIONS: Partial<Record<LogTab, ReactNode>> = {
  audit: (
    <>
      <AuditState />
      <AuditProof />
    </>
  ),
  events: <LiveTail />,
}

/**
 * The logs of changes, runs, incoming and outgoing traffic as tabs, each with its own
 * filters in the address.
 */
export default function LogsScreen({ tab }: { tab: LogTab }) {
  const registry = useRegistry()
  const consoleResource = resourceOf(registry, logTabs[tab].entity)
  const refusals = registry.byEntity('event-refusal')
  const tabs = (
    <nav className="c-tabs c-tabs-page" aria-label={t('logs.tabs')}>
      {(Object.keys(logTabs) as LogTab[]).map((key) => (
        <NavLink key={key} end to={`${paths.logs}${logTabs[key].path}`}>
          {t(words[key])}
        </NavLink>
      ))}
      {tab === 'events' && refusals && (
        <Link className="c-tabs-aside" to={refusals.resource.path}>
          {t('logs.refused')}
        </Link>
      )}
    </nav>
  )
  return (
    <LogList
      key={tab}
      consoleResource={consoleResource}
      title={t('logs.title')}
      under={tabs}
      actions={ACTIONS[tab]}
    />
  )
}
