import { useMe, useTenant } from '#client/me.ts'
import { paths } from '#client/paths.ts'
import { Link } from '#ui/base/routing.tsx'
import { tSignedIn as t } from '#ui/messages/signed-in.ts'
import { dateFormat } from '#language'
import { DataLayer } from './data-layer.tsx'

/**
 * Shows on every page that sending is on hold: admins see the cause and where to resume, members
 * that nothing is lost.
 */
export default function HoldStrip() {
  return (
    <DataLayer>
      <Strip />
    </DataLayer>
  )
}

function Strip() {
  const hold = useTenant().data?.sendingHold
  const { data: me } = useMe()
  if (!hold || !me) return null
  const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(hold.since))
  const isAdmin = me.role === 'ADMIN' && hold.cause !== undefined
  return (
    <div
      className={isAdmin ? 'shell-hold' : 'shell-hold shell-hold-quiet'}
      role="region"
      aria-label={t('hold.strip')}
    >
      <p>{isAdmin ? t(`hold.${hold.cause!}`, { when }) : t('hold.member', { when })}</p>
      {isAdmin ? <Link to={paths.hold}>{t('hold.review')}</Link> : null}
    </div>
  )
}
