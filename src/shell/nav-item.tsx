import { useEffect, useRef } from 'react'
import { Link, useLocation } from '#ui/base/routing.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { isActive, type MenuItem } from './menu.ts'

export function NavItem({ item, className = '' }: { item: MenuItem; className?: string }) {
  const { pathname } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  const active = isActive(item, pathname)
  // Scrolls to the current item: an admin's menu is longer than most windows.
  useEffect(() => {
    if (active) link.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <Link
      ref={link}
      className={`side-item ${className}`}
      to={item.path}
      aria-current={active ? 'page' : undefined}
    >
      <Icon name={item.icon} />
      <span className="ui-clip">{item.label}</span>
    </Link>
  )
}
