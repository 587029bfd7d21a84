import type { SharedCampaign } from '#model/api/outreach.ts'
import { tShared as t } from './messages.ts'

/** The emails on a timeline, as written: variables keep their braces. */
export function SharedContent({ steps }: { steps: NonNullable<SharedCampaign['steps']> }) {
  let day = 0
  return (
    <section className="panel shared-part" aria-labelledby="shared-content">
      <h2 id="shared-content">{t('shared.content')}</h2>
      {steps.length === 0 ? <p className="soft">{t('shared.content.none')}</p> : null}
      <ol className="shared-mails">
        {steps.map((step, index) => {
          day += index === 0 ? 0 : step.delayDays
          return (
            <li key={step.number}>
              <p className="shared-day num">
                {t('shared.day', { day })}
                <span>{t('shared.mail', { number: step.number })}</span>
              </p>
              <article>
                <h3>{step.subject || <span className="soft">{t('shared.sameThread')}</span>}</h3>
                <p className="shared-letter">{step.body}</p>
              </article>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
