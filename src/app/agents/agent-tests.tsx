import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { AgentTest } from '#model/schema/entities.generated.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { Part } from '../page-parts/part.tsx'
import { useReadOnly } from '../page-parts/read-only.tsx'
import { pageOf, useUrlState } from '../page-parts/use-url-state.ts'
import type { AgentViewProps } from './agent-page.tsx'
import { tAgents as t } from './messages.ts'
import { useDeletion } from './use-deletion.tsx'

const SIZE = 30
const TONES = { passed: 'd-pos', failed: 'd-neg', waiting: 'd-off' } as const

/** Kept test calls, with their results since the last change. */
export function AgentTests({ agent }: AgentViewProps) {
  const [url, change] = useUrlState({ page: '0' })
  const page = pageOf(url.page)
  const query = useQuery({
    queryKey: ['agents', agent.id, 'tests', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<AgentTest>(
        '/agent-tests',
        {
          filter: { agentId: agent.id },
          sort: ['createdAt', 'DESC'],
          range: [page * SIZE, page * SIZE + SIZE - 1],
        },
        { signal },
      ),
  })
  return (
    <div className="panel">
      <Part query={query} lines={5}>
        {({ rows, total }) =>
          total === 0 ? (
            <Empty title={t('tests.none')} detail={t('tests.noneDetail')} />
          ) : (
            <>
              <ul className="agent-facts">
                {rows.map((test) => (
                  <Test key={test.id} test={test} />
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
  )
}

function Test({ test }: { test: AgentTest }) {
  const isReadOnly = useReadOnly()
  const { ask, dialog } = useDeletion('test', `/agent-tests/${test.id}?version=${test.version}`)
  return (
    <li>
      <div>
        <p className="med">{test.name}</p>
        <p className="agent-source">
          <span className={`dot ${TONES[test.result]}`}>{t(`tests.${test.result}`)}</span>
          <span>
            {t('tests.expects', {
              outcome: t(`agents.outcome.${test.expectedOutcome || 'none'}`),
            })}
          </span>
          <span>{t('tests.lines', { count: test.lines.length })}</span>
        </p>
        <TestReasons reasons={test.reasons.map(parse)} />
      </div>
      {isReadOnly ? null : (
        <IconButton label={t('tests.remove')} onClick={ask}>
          <Icon name="trash" />
        </IconButton>
      )}
      {dialog}
    </li>
  )
}

interface Reason {
  kind: string
  text: string
}

const parse = (reason: string): Reason => {
  const at = reason.indexOf(': ')
  return { kind: reason.slice(0, at), text: reason.slice(at + 2) }
}

/** Why a test failed. */
export function TestReasons({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null
  return (
    <ul className="test-reasons">
      {reasons.map(({ kind, text }) => (
        <li key={`${kind} ${text}`}>{sentenceOf(kind, text)}</li>
      ))}
    </ul>
  )
}

function sentenceOf(kind: string, text: string): string {
  if (kind === 'outcome')
    return t('tests.outcome', {
      text: t(`agents.outcome.${(text || 'none') as 'none' | 'interested'}`),
    })
  return t(kind === 'forbidden' ? 'tests.forbidden' : 'tests.missing', { text })
}
