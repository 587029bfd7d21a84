import type { ReactNode } from 'react'
import { useTenant } from '#client/me.ts'
import type { CompanyDashboard } from '#model/api/outreach.ts'
import { trialState, type TrialState } from '#model/api/trial.ts'
import { formatDay, formatNumber } from '#ui/lists/format.ts'
import { tCompany as t } from './messages.ts'

/** The organization's current contacts, mailboxes and plan. */
export function CompanyNow({
  held,
  plan,
  now,
}: Pick<CompanyDashboard, 'held' | 'plan'> & { now: number }) {
  const { data: tenant } = useTenant()
  return (
    <section aria-labelledby="company-now">
      <div className="sec-h">
        <h2 id="company-now">{t('company.now')}</h2>
      </div>
      <dl className="company-now">
        <Line
          name={t('company.campaigns')}
          value={formatNumber(held.campaigns)}
          more={t('company.running', { count: held.running })}
        />
        <Line name={t('company.contacts')} value={formatNumber(held.contacts)} />
        <Line
          name={t('company.mailboxes')}
          value={formatNumber(held.mailboxes)}
          more={t('company.active', { count: held.active })}
        />
        <Line
          name={t('company.sentDay')}
          value={formatNumber(held.sentLast24h)}
          more={t('company.ofCap', { count: held.capToday })}
        />
        <Line
          name={t('company.sentMonth')}
          value={formatNumber(plan.sentThisMonth)}
          more={t('company.toPeople', { count: plan.contactedThisMonth })}
        />
        <Line
          name={t('company.plan')}
          value={t(`company.tier.${plan.tier}`)}
          more={<Trial kind={trialState(tenant, now).kind} endsAt={plan.trialEndsAt} />}
        />
      </dl>
    </section>
  )
}

function Trial({
  kind,
  endsAt,
}: {
  kind: TrialState['kind']
  endsAt: CompanyDashboard['plan']['trialEndsAt']
}) {
  if (kind === 'running') return t('company.trialUntil', { day: formatDay(endsAt) })
  if (kind === 'none') return t('company.noLimit')
  return <span className="warn">{t('company.trialOver')}</span>
}

function Line({ name, value, more }: { name: string; value: ReactNode; more?: ReactNode }) {
  return (
    <div>
      <dt className="soft s13">{name}</dt>
      <dd>
        <span className="med num">{value}</span>
        {more ? <span className="soft s12 num">{more}</span> : null}
      </dd>
    </div>
  )
}
