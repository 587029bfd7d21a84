import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import type { HealthCheck } from '#model/api/answers/health-check.ts'
import { Button } from '#ui/base/button.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { defineMessages } from '#ui/messages/messages.ts'
import { LineSkeleton } from '../page-parts/line-skeleton.tsx'
import { PageHead } from '../page-parts/page-head.tsx'

const t = defineMessages({
  'health.title': 'Health',
  'health.again': 'Check again',
  'health.failed': "Couldn't load the health checks",
  'health.ok': 'All systems work.',
  'health.caution': {
    one: 'All systems work. 1 warning.',
    other: 'All systems work. {count} warnings.',
  },
  'health.fault': { one: '1 problem.', other: '{count} problems.' },
  'health.state.ok': 'OK',
  'health.state.caution': 'Warning',
  'health.state.fault': 'Problem',
  'health.open': 'Open',
})

/** Milliseconds between automatic reloads. */
const POLL_INTERVAL_MS = 30_000
const order = ['fault', 'caution', 'ok'] as const

export const useHealth = () =>
  useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => api.get<HealthCheck[]>('/health', { signal }),
    refetchInterval: POLL_INTERVAL_MS,
  })

/** One sentence for all checks together. */
export function healthSummary(checks: readonly HealthCheck[]): {
  state: HealthCheck['state']
  words: string
} {
  const count = (state: HealthCheck['state']) =>
    checks.filter((check) => check.state === state).length
  const state = order.find((candidate) => count(candidate) > 0) ?? 'ok'
  return {
    state,
    words: state === 'ok' ? t('health.ok') : t(`health.${state}`, { count: count(state) }),
  }
}

export const healthTone = { ok: 'positive', caution: 'caution', fault: 'negative' } as const

/** The health of the installation: what works, what fails, and where to fix it. */
export default function HealthScreen() {
  const query = useHealth()
  return (
    <div className="c-page">
      <PageHead title={t('health.title')}>
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('health.again')}
        </Button>
      </PageHead>
      <Loaded
        query={query}
        loading={<LineSkeleton lines={5} />}
        failed={({ message }) => (
          <DataError
            sentence={`${t('health.failed')}: ${message}`}
            onRetry={() => void query.refetch()}
          />
        )}
      >
        {(checks) => <Checks checks={checks} />}
      </Loaded>
    </div>
  )
}

function Checks({ checks }: { checks: readonly HealthCheck[] }) {
  return (
    <>
      <p className="c-measure" role="status">
        {healthSummary(checks).words}
      </p>
      <ul className="c-health">
        {[...checks]
          .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
          .map((check) => (
            <li key={check.id}>
              <h2>{check.name}</h2>
              <span className={`f-dot f-${healthTone[check.state]}`}>
                {t(`health.state.${check.state}`)}
              </span>
              <div>
                <p>{check.found}</p>
                {check.advice && <p className="c-medium">{check.advice}</p>}
              </div>
              {check.link && (
                <Link
                  className="f-link"
                  to={check.link}
                  aria-label={`${t('health.open')}: ${check.name}`}
                >
                  {t('health.open')}
                </Link>
              )}
            </li>
          ))}
      </ul>
    </>
  )
}
