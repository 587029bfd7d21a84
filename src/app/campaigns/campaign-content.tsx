import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { ActivityRow, CampaignView, Step } from '#model/api/outreach.ts'
import { buttonClass } from '#ui/base/button.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { Moment } from '#ui/lists/when.tsx'
import { Part, TableSkeleton } from '../page-parts/part.tsx'
import { pageOf, useUrlState } from '../page-parts/use-url-state.ts'
import { tOne as t } from './campaign-messages.ts'

const SIZE = 30

/** The campaign's emails, read-only. */
export function CampaignContent({ campaign }: { campaign: CampaignView }) {
  if (campaign.steps.length === 0)
    return (
      <div className="panel">
        <Empty
          title={t('one.noContent')}
          action={
            <Link className={buttonClass()} to={paths.configure(campaign.id, 2)}>
              {t('one.edit')}
            </Link>
          }
        />
      </div>
    )
  const days = campaign.steps.map((_, index) =>
    campaign.steps
      .slice(0, index + 1)
      .reduce((sum, step, at) => sum + (at === 0 ? 0 : step.delayDays), 0),
  )
  return (
    <div className="panel">
      {campaign.steps.map((step, index) => (
        <StepView key={step.id} step={step} number={index + 1} day={days[index]!} />
      ))}
    </div>
  )
}

function StepView({ step, number, day }: { step: Step; number: number; day: number }) {
  return (
    <article className="campaign-step">
      <h2>
        {t('one.mail', { number })} <span className="soft s12">{t('one.day', { count: day })}</span>
        {step.enabled === false ? <span className="tag">{t('one.off')}</span> : null}
      </h2>
      <p className="med">{step.subject || <span className="soft">{t('one.sameThread')}</span>}</p>
      <div className="campaign-body">{step.body}</div>
      {(step.variants ?? []).map((variant, index) => (
        <div key={variant.id} className="campaign-variant">
          <p className="soft s12">
            {t('one.variant', { letter: String.fromCharCode(66 + index), weight: variant.weight })}
          </p>
          {variant.subject ? <p className="med">{variant.subject}</p> : null}
          <div className="campaign-body">{variant.body}</div>
        </div>
      ))}
    </article>
  )
}

/** The activity log, newest first; entries are never removed. */
export function CampaignActivity({ campaign }: { campaign: CampaignView }) {
  const [url, change] = useUrlState({ page: '0' })
  const page = pageOf(url.page)
  const query = useQuery({
    queryKey: ['campaign', campaign.id, 'activity', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<ActivityRow>(
        `/campaigns/${campaign.id}/activity`,
        { range: [page * SIZE, page * SIZE + SIZE - 1] },
        { signal },
      ),
  })
  return (
    <div className="panel">
      <Part query={query} skeleton={<TableSkeleton />}>
        {({ rows, total }) =>
          total === 0 ? (
            <Empty title={t('one.noActivity')} />
          ) : (
            <>
              <ol className="campaign-log">
                {rows.map((row) => (
                  <li key={row.id}>
                    <Moment at={row.at} className="soft num" />
                    <span className="med clip">{row.contactName}</span>
                    <span>{row.text || row.type}</span>
                  </li>
                ))}
              </ol>
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
