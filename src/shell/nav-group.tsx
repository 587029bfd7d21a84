import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { useLocation } from '#ui/base/routing.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { timing } from '#ui/base/timing.ts'
import type { MenuSection } from './menu.ts'
import { NavItem } from './nav-item.tsx'
import { isActive } from './screens.ts'

/**
 * A submenu. The group of the current page is expanded in place; any other opens next to the
 * sidebar on hover or click and closes 200 ms after the pointer leaves. In the drawer a click
 * expands it in place, because touch has no hover and a phone no room next to it.
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

/** `flyout` floats next to the sidebar, `below` pushes the following groups down. */
type Opened = 'flyout' | 'below' | null

function ClosedGroup({ section, inDrawer }: { section: MenuSection; inDrawer: boolean }) {
  const [opened, setOpened] = useState<Opened>(null)
  const [place, setPlace] = useState({ left: 0, top: 0, maxWidth: 220 })
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const box = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const mouseInside = useRef(false)
  const id = `menu-${section.id}${inDrawer ? '-drawer' : ''}`
  useEffect(() => () => clearTimeout(leaving.current), [])
  useLayoutEffect(() => {
    if (opened !== 'flyout' || !button.current || !menu.current) return
    const at = button.current.getBoundingClientRect()
    const left = at.right - 4
    setPlace({
      left,
      top: Math.max(8, Math.min(at.top - 6, window.innerHeight - menu.current.offsetHeight - 8)),
      maxWidth: window.innerWidth - left - 8,
    })
  }, [opened])
  useEffect(() => {
    // Closes on an outside press, because touch has no leave event.
    if (opened !== 'flyout') return
    const onPress = (event: globalThis.PointerEvent) =>
      !box.current?.contains(event.target as Node) && setOpened(null)
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [opened])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return
    event.preventDefault()
    event.stopPropagation()
    setOpened(null)
    button.current?.focus()
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!inDrawer && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
      setOpened(null)
  }
  const onClick = () => {
    if (inDrawer) return setOpened(opened === 'below' ? null : 'below')
    // Keeps a group open that the mouse opened by hovering before the click.
    setOpened(opened && !mouseInside.current ? null : 'flyout')
  }
  const arrow = opened === 'below' ? 'up' : 'down'
  return (
    <nav
      ref={box}
      className="side-nav"
      aria-label={section.label}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={(event) => {
        clearTimeout(leaving.current)
        if (event.pointerType !== 'mouse') return
        mouseInside.current = true
        setOpened((was) => was ?? 'flyout')
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'mouse') return
        mouseInside.current = false
        leaving.current = setTimeout(() => setOpened(null), timing.submenuClose)
      }}
    >
      <button
        ref={button}
        type="button"
        className="side-head side-head-closed"
        aria-expanded={opened !== null}
        aria-controls={id}
        onClick={onClick}
      >
        {section.label}
        <Icon name={inDrawer ? arrow : 'chev'} size={12} />
      </button>
      {opened ? (
        <div
          ref={menu}
          id={id}
          className={opened === 'below' ? 'side-inline' : 'side-flyout'}
          style={opened === 'below' ? undefined : place}
        >
          <Items section={section} />
        </div>
      ) : null}
    </nav>
  )
}
