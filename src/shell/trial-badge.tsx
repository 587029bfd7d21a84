import { useEffect, useState } from 'react'
import { Link } from '#ui/base/routing.tsx'
import { useTenant } from '#client/me.ts'
import { paths } from '#client/paths.ts'
import { trialState } from '#model/api/trial.ts'
import { Icon } from '#ui/base/icon.tsx'
import { tSignedIn as t } from '#ui/messages/signed-in.ts'
import { MINUTE_MS } from '#model/lib/time-units.ts'

/**
 * Days left in the trial, or that it has ended; links to the prices. Updates while the page is
 * open.
 */
export function TrialBadge() {
  const { data: tenant, dataUpdatedAt } = useTenant()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const ahead = tenant?.now ? Date.parse(tenant.now) - dataUpdatedAt : 0
  // Uses the later of tick and response: an older tick would add a day right after sign-up.
  const trial = trialState(tenant, Math.max(now, dataUpdatedAt) + ahead)
  if (trial.kind === 'none') return null
  const over = trial.kind === 'expired'
  return (
    <Link
      to={paths.pricing}
      className={`side-trial ui-status ${over ? 'side-trial-over ui-status-negative' : 'ui-status-caution'}`}
    >
      {over ? t('trial.expired') : t('trial.left', { count: trial.daysLeft })}
      <Icon name="chev" size={14} />
    </Link>
  )
}
