import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '#ui/base/icon.tsx'
import { timing } from '#ui/base/timing.ts'
import { isActive, type MenuSection } from './menu.ts'
import { NavItem } from './nav-item.tsx'

/**
 * A submenu. The group that holds the page one is on stays open in place; any other opens beside the sidebar on hover or click and closes 200 ms after
 * the pointer leaves. In the drawer, where there is no room beside it, it opens in place.
 */
export function NavGroup({ section, inDrawer }: { section: MenuSection; inDrawer: boolean }) {
  const { pathname } = useLocation()
  const holdsPage = section.items.some((item) => isActive(item, pathname))
  if (holdsPage) return <OpenGroup section={section} />
  return <ClosedGroup key={pathname} section={section} inDrawer={inDrawer} />
}

function Items({ section }: { section: MenuSection }) {
  return section.items.map((item) => <NavItem key={item.path} item={item} />)
}

function OpenGroup({ section }: { section: MenuSection }) {
  return (
    <nav className="side-nav" aria-label={section.label}>
      <span className="side-head">{section.label}</span>
      <Items section={section} />
    </nav>
  )
}

function ClosedGroup({ section, inDrawer }: { section: MenuSection; inDrawer: boolean }) {
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState({ left: 0, top: 0 })
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = `menu-${section.id}${inDrawer ? '-drawer' : ''}`
  useEffect(() => () => clearTimeout(leaving.current), [])
  useLayoutEffect(() => {
    if (!open || inDrawer || !button.current || !menu.current) return
    const box = button.current.getBoundingClientRect()
    const height = menu.current.offsetHeight
    setPlace({ left: box.right - 4, top: Math.max(8, Math.min(box.top - 6, window.innerHeight - height - 8)) })
  }, [open, inDrawer])
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse' && !inDrawer
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!inDrawer && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    <nav
      className="side-nav"
      aria-label={section.label}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={(event) => {
        clearTimeout(leaving.current)
        if (isMouse(event)) setOpen(true)
      }}
      onPointerLeave={(event) => {
        if (isMouse(event)) leaving.current = setTimeout(() => setOpen(false), timing.submenuClose)
      }}
    >
      <button
        ref={button}
        type="button"
        className="side-head side-head-closed"
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => {
          // A mouse has opened it by coming here: its click must not close it again.
          setOpen((was) => (event.detail > 0 && !inDrawer ? true : !was))
        }}
      >
        {section.label}
        <Icon name={inDrawer ? (open ? 'up' : 'down') : 'chev'} size={12} />
      </button>
      {open ? (
        <div ref={menu} id={id} className={inDrawer ? 'side-inline' : 'side-flyout'} style={inDrawer ? undefined : place}>
          <Items section={section} />
        </div>
      ) : null}
    </nav>
  )
}
