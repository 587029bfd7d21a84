import { useContext } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { roomItems } from '#shell/screens.ts'
import { ConsoleRole } from '../core/access.ts'
import { tRooms as t } from './messages.ts'

/** Links to Today and the rooms. */
export function RoomTabs() {
  const { pathname } = useLocation()
  const role = useContext(ConsoleRole)
  return (
    <nav className="c-rooms" aria-label={t('rooms.nav')}>
      {roomItems({ role }).map(({ path, label }) => (
        <Link key={path} to={path} aria-current={path === pathname ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
