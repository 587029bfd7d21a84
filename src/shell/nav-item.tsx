import { Link, useLocation } from '#ui/base/routing.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { isActive, type MenuItem } from './menu.ts'

export function NavItem({ item, className = '' }: { item: MenuItem; className?: string }) {
  const { pathname } = useLocation()
  return (
    <Link className={`side-item ${className}`} to={item.path} aria-current={isActive(item, pathname) ? 'page' : undefined}>
      <Icon name={item.icon} />
      <span className="ui-clip">{item.label}</span>
    </Link>
  )
}
