import type { CampaignReport, Figure } from '#model/api/outreach.ts'
import { formatNumber, formatShare } from '#ui/lists/format.ts'
import { BarRows } from '#ui/plots/bar-rows.tsx'
import { tShared as t } from './messages.ts'

/** A campaign's figures, each rate with its base, and replies by email. */
export function SharedFigures({ report }: { report: CampaignReport }) {
  if (report.contacted === 0)
    return (
      <section className="panel shared-part">
        <h2>{t('shared.figures')}</h2>
        <p className="soft">{t('shared.figures.none')}</p>
      </section>
    )
  const largest = Math.max(...report.steps.map(shareOf), 0)
  return (
    <section className="panel" aria-label={t('shared.figures')}>
      <dl className="figs">
        <Count name={t('shared.contacted')} value={report.contacted} />
        <Count name={t('shared.delivered')} value={report.delivered} />
        <Rate name={t('shared.replyRate')} figure={report.replyRate} />
        <Rate name={t('shared.positiveRate')} figure={report.positiveRate} />
        <Rate name={t('shared.bounceRate')} figure={report.bounceRate} />
        <Rate name={t('shared.unsubscribeRate')} figure={report.unsubscribeRate} />
      </dl>
      <div className="shared-part shared-line">
        <h2>{t('shared.repliesByMail')}</h2>
        <BarRows
          rows={report.steps.map((step) => ({
            name: t('shared.mail', { number: step.number }),
            share: largest > 0 ? shareOf(step) / largest : 0,
            value: formatShare(step.accepted > 0 ? step.replied / step.accepted : null),
            aside: t('shared.of', { count: step.replied, total: step.accepted }),
            tone: 'answer',
            plain: true,
          }))}
        />
      </div>
    </section>
  )
}

const shareOf = (step: CampaignReport['steps'][number]): number =>
  step.accepted > 0 ? step.replied / step.accepted : 0

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="fig">
      <dt>{name}</dt>
      <dd className="v">{formatNumber(value)}</dd>
    </div>
  )
}

function Rate({ name, figure }: { name: string; figure: Figure }) {
  return (
    <div className="fig" title={figure.formula}>
      <dt>{name}</dt>
      <dd className="v">{formatShare(figure.value)}</dd>
      <dd className="c num">
        {t('shared.of', { count: figure.numerator, total: figure.denominator })}
      </dd>
    </div>
  )
}
