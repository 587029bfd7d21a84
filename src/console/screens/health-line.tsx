import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import type { HealthCheck } from '#model/api/answers/health-check.ts'
import { Loaded } from '#ui/base/loaded.tsx'
import { defineMessages } from '#ui/messages/messages.ts'
import { healthSummary, healthTone, useHealth } from './health-screen.tsx'

const t = defineMessages({
  'healthLine.title': 'Health',
  'healthLine.all': 'All checks',
  'healthLine.failed': "Couldn't load the health checks",
})

/** Checks that the overview always shows, in any state: throughput and lag. */
const always = new Set(['queue', 'sending'])

/** Whether everything works, with throughput and lag. */
export function HealthLine() {
  const query = useHealth()
  return (
    <section className="c-work">
      <div className="c-section-head">
        <h2>{t('healthLine.title')}</h2>
        <Link className="f-link" to={paths.health}>
          {t('healthLine.all')}
        </Link>
      </div>
      <Loaded
        query={query}
        loading={<span className="c-bone" style={{ width: '48%' }} aria-hidden="true" />}
        failed={({ message }) => (
          <p role="alert">
            {t('healthLine.failed')}: {message}
          </p>
        )}
      >
        {(checks) => <HealthFound checks={checks} />}
      </Loaded>
    </section>
  )
}

function HealthFound({ checks }: { checks: readonly HealthCheck[] }) {
  const { state, words } = healthSummary(checks)
  return (
    <>
      <p className={`f-dot f-${healthTone[state]}`}>{words}</p>
      {checks
        .filter((check) => check.state !== 'ok' || always.has(check.id))
        .map((check) => (
          <p key={check.id} className="c-soft c-measure">
            {check.name}: {check.found}
          </p>
        ))}
    </>
  )
}
