import { Link } from 'react-router-dom'
import type { Dashboard } from '#model/api/outreach.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { tDash as t } from './messages.ts'

function lookOf(isDone: boolean, isNext: boolean) {
  if (isDone) return 'is-done'
  return isNext ? 'is-next' : ''
}

/** The first steps of a new account; the first open one has the button. */
export function FirstRun({ steps }: { steps: NonNullable<Dashboard['firstRun']> }) {
  const next = steps.findIndex((step) => !step.done)
  return (
    <section className="panel dash-first" aria-labelledby="first-run">
      <div className="dash-first-head">
        <h2 id="first-run">{t('dash.firstTitle')}</h2>
        <p className="soft">{t('dash.firstDetail')}</p>
      </div>
      <ol className="dash-first-steps">
        {steps.map((step, index) => (
          <li key={step.id} className={lookOf(step.done, index === next)}>
            <span className="dash-first-mark" aria-hidden="true">
              {step.done ? <Icon name="check" size={14} /> : index + 1}
            </span>
            <span>
              <span className="med">{step.title}</span>
              {step.done ? <span className="ui-sr"> ({t('dash.firstDone')})</span> : null}
              <span className="soft s13 dash-first-detail">{step.detail}</span>
            </span>
            {step.done ? null : (
              <Link
                className={buttonClass({ variant: index === next ? 'primary' : 'default' })}
                to={step.href}
                aria-label={`${t('dash.firstGo')}: ${step.title}`}
              >
                {t('dash.firstGo')}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
