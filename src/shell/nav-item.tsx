import { useEffect, useRef } from 'react'
import { Link, useLocation } from '#ui/base/routing.tsx'
import { Icon } from '#ui/base/icon.tsx'
import type { MenuItem } from './menu.ts'
import { isActive } from './screens.ts'

/**
 * An item of the sidebar.
 * @param within marks an item as current on pages that are reached through it
 */
export function NavItem({
  item,
  className = '',
  within = false,
}: {
  item: MenuItem
  className?: string
  within?: boolean
}) {
  const { pathname } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  const isPage = isActive(item, pathname)
  const active = isPage || within
  // Scrolls to the current item, because a menu may be longer than the window.
  useEffect(() => {
    if (active) link.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <Link
      ref={link}
      className={`side-item ${className}`}
      to={item.path}
      aria-current={isPage ? 'page' : within || undefined}
    >
      <Icon name={item.icon} />
      <span className="ui-clip">{item.label}</span>
    </Link>
  )
}
