import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { CampaignReport, CampaignView, Figure } from '#model/api/outreach.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { formatNumber, formatShare } from '#ui/lists/format.ts'
import { BarRows } from '#ui/plots/bar-rows.tsx'
import { Part } from '../page-parts/part.tsx'
import { tApp } from '../page-parts/messages.ts'
import { tOne as t } from './campaign-messages.ts'

const STATES = [
  'pending',
  'scheduled',
  'in_sequence',
  'waiting',
  'needs_attention',
  'replied',
  'unsubscribed',
  'bounced',
  'complained',
  'finished',
  'stopped',
  'excluded',
] as const

/**
 * Figures with their formulas, results by email, people by state, and advice for a paused campaign.
 */
export function CampaignOverview({ campaign }: { campaign: CampaignView }) {
  const query = useQuery({
    queryKey: ['campaign', campaign.id, 'report'],
    queryFn: ({ signal }) =>
      api.get<CampaignReport>(`/campaigns/${campaign.id}/report`, { signal }),
  })
  return (
    <div className="campaign-stack">
      <PauseNotice campaign={campaign} />
      {campaign.counts.needsAttention > 0 ? (
        <p className="data-note data-note-caution">
          <strong>{t('one.attention', { count: campaign.counts.needsAttention })}</strong>{' '}
          <Link className="link" to="?tab=people&people=attention">
            {t('one.see')}
          </Link>
        </p>
      ) : null}
      <Part query={query} lines={8}>
        {(report) => <Report report={report} />}
      </Part>
    </div>
  )
}

/** Where the cause of a pause can be removed. */
const REMEDIES: Partial<Record<CampaignView['pauseReason'], string>> = {
  no_mailbox: paths.mailboxes,
  auth_failing: paths.mailboxes,
  trial_expired: paths.pricing,
}

/** Why the campaign is paused and how to resume it; the server's reason contains the figures. */
function PauseNotice({ campaign }: { campaign: CampaignView }) {
  if (campaign.state !== 'paused' || !campaign.pauseReason) return null
  const reason = campaign.pauseReason
  const href = REMEDIES[reason]
  return (
    <div className={reason === 'user' ? 'data-note' : 'data-note data-note-caution'} role="status">
      <strong>{t('one.pausedTitle', { cause: tApp(`app.pause.${reason}`) })}</strong>{' '}
      {campaign.stateReason} {t(`one.do.${reason}`)}{' '}
      {href ? (
        <Link className={buttonClass({ size: 's' })} to={href}>
          {t('one.see')}
        </Link>
      ) : null}
    </div>
  )
}

function Report({ report }: { report: CampaignReport }) {
  const total = Object.values(report.states).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <dl className="panel figs campaign-figs">
        <Plain name={t('one.contacted')} value={report.contacted} />
        <Plain name={t('one.delivered')} value={report.delivered} />
        <Rate name={t('one.replyRate')} figure={report.replyRate} />
        <Rate name={t('one.positiveRate')} figure={report.positiveRate} />
        <Rate name={t('one.bounceRate')} figure={report.bounceRate} alarm={0.02} />
        <Rate name={t('one.optedOut')} figure={report.unsubscribeRate} />
      </dl>
      <div className="panel campaign-split">
        <StepTable steps={report.steps} />
        <section aria-labelledby="where-now">
          <div className="sec-h">
            <h2 id="where-now">{t('one.where')}</h2>
            <span className="soft s12 end num">{formatNumber(total)}</span>
          </div>
          {total === 0 ? <p className="soft s13">{t('one.nobody')}</p> : null}
          <BarRows
            rows={STATES.map((state) => ({ state, count: report.states[state] ?? 0 }))
              .filter(({ count }) => count > 0)
              .map(({ state, count }) => ({
                name: t(`one.s.${state}`),
                value: formatNumber(count),
                share: count / total,
                tone: state === 'replied' ? ('answer' as const) : ('volume' as const),
                aside: formatShare(count / total),
              }))}
          />
        </section>
      </div>
    </>
  )
}

function StepTable({ steps }: { steps: CampaignReport['steps'] }) {
  const columns = ['planned', 'accepted', 'bounced', 'replied', 'positive', 'unsubscribed'] as const
  return (
    <section>
      <div className="sec-h">
        <h2 id="by-step">{t('one.steps')}</h2>
      </div>
      <div className="tbl-box campaign-steps" tabIndex={0} role="group" aria-labelledby="by-step">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">
                <span className="ui-sr">{t('one.steps')}</span>
              </th>
              {columns.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={name === 'planned' || name === 'unsubscribed' ? 'r p2' : 'r'}
                >
                  {t(`one.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.stepId}>
                <th scope="row" className="med">
                  {t('one.mail', { number: step.number })}
                </th>
                {columns.map((name) => (
                  <td
                    key={name}
                    className={
                      `r ${step[name] === 0 ? 'soft' : ''} ` +
                      `${name === 'planned' || name === 'unsubscribed' ? 'p2' : ''}`
                    }
                  >
                    {formatNumber(step[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const Plain = ({ name, value }: { name: string; value: number }) => (
  <div className="fig">
    <dt>{name}</dt>
    <dd className="v">{formatNumber(value)}</dd>
  </div>
)

/** A rate; hovering its counts shows the formula. */
function Rate({
  name,
  figure,
  alarm,
}: {
  name: string
  figure: Figure
  alarm?: number
}): ReactNode {
  const text = formatShare(figure.value)
  return (
    <div className="fig">
      <dt>{name}</dt>
      <dd className={alarm !== undefined && (figure.value ?? 0) >= alarm ? 'v warn' : 'v'}>
        {text === '–' ? (
          text
        ) : (
          <>
            {text.replace(' %', '')}
            <small>&thinsp;%</small>
          </>
        )}
      </dd>
      <dd className="c">
        <Tooltip text={figure.formula}>
          <button
            type="button"
            className="campaign-formula"
            aria-label={
              `${t('one.ofTotal', { value: figure.numerator, total: figure.denominator })}. ` +
              `${t('one.formula', { formula: figure.formula })}`
            }
          >
            {t('one.ofTotal', { value: figure.numerator, total: figure.denominator })}
          </button>
        </Tooltip>
      </dd>
    </div>
  )
}
