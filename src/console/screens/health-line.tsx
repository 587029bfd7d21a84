import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
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
  const { data, error } = useHealth()
  const summary = data && healthSummary(data)
  return (
    <section className="c-work">
      <div className="c-section-head">
        <h2>{t('healthLine.title')}</h2>
        <Link className="f-link" to={paths.health}>
          {t('healthLine.all')}
        </Link>
      </div>
      {error ? (
        <p role="alert">
          {t('healthLine.failed')}: {error.message}
        </p>
      ) : summary ? (
        <>
          <p className={`f-dot f-${healthTone[summary.state]}`}>{summary.words}</p>
          {data
            .filter((check) => check.state !== 'ok' || always.has(check.id))
            .map((check) => (
              <p key={check.id} className="c-soft c-measure">
                {check.name}: {check.found}
              </p>
            ))}
        </>
      ) : (
        <span className="c-bone" style={{ width: '48%' }} aria-hidden="true" />
      )}
    </section>
  )
}
