import { useTenant, type MyTenant } from '#client/me.ts'
import { trialState, type TrialState } from '#model/api/trial.ts'
import { formatDay } from '#ui/lists/format.ts'
import { Part } from '../page-parts/part.tsx'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { Payment } from './payment.tsx'
import { tAccount as t } from './messages.ts'

function trialWords({ kind }: TrialState, { trial_ends_at }: MyTenant) {
  if (kind === 'running') return t('account.trialEnds', { day: formatDay(trial_ends_at) })
  return t(kind === 'expired' ? 'account.trialOver' : 'account.noTrial')
}

/** The plan, and the effect of the trial's end on running campaigns. */
export function Plan() {
  const tenant = useTenant()
  const now = useProductNow()
  return (
    <Part query={tenant} lines={2}>
      {(data) => {
        const trial = trialState(data, now)
        return (
          <div className="account-form">
            <p className="account-plan">
              <strong>{t(`account.tier.${data.subscription_tier}`)}</strong>
              {trial.kind === 'running' ? (
                <span className="dot d-cau">
                  {t('account.trialLeft', { count: trial.daysLeft })}
                </span>
              ) : null}
              {trial.kind === 'expired' ? (
                <span className="dot d-neg account-over">{t('account.trialExpired')}</span>
              ) : null}
            </p>
            <p className="soft s13">{trialWords(trial, data)}</p>
            <Payment />
          </div>
        )
      }}
    </Part>
  )
}
