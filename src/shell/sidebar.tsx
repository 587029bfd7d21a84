import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from '#ui/base/routing.tsx'
import { brand } from '#brand'
import { displayName, failureSentence, useMe, usesConsole, useTenant } from '#client/me.ts'
import { useObjectTypes } from '#client/object-types.ts'
import { paths } from '#client/paths.ts'
import { usePins } from '#client/pins.ts'
import { recentScreens } from '#client/recent-screens.ts'
import { session, useSession } from '#client/session.ts'
import { createStore } from '#client/store.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { adoptProductTime } from '#ui/base/product-clock.ts'
import { DataError } from '#ui/base/load-error.tsx'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { tSignedIn } from '#ui/messages/signed-in.ts'
import { t } from '#ui/messages/messages.ts'
import { BrandLink } from './brand-link.tsx'
import { DataLayer } from './data-layer.tsx'
import {
  adminItem,
  adminSections,
  isInRooms,
  mainItems,
  outreachSection,
  pinnedItems,
} from './menu.ts'
import { NavGroup } from './nav-group.tsx'
import { NavItem } from './nav-item.tsx'
import { initials } from '#ui/base/initials.ts'
import { consoleScreens, roomItems, screenAt } from './screens.ts'
import { TenantSwitcher } from './tenant-switcher.tsx'
import { TrialBadge } from './trial-badge.tsx'

const CommandPalette = lazy(() => import('./command-palette.tsx'))

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

function usePerson() {
  const { user } = useSession()
  const { data: me } = useMe()
  const email = me?.email || user?.email || ''
  return {
    email,
    name: displayName(me, user?.name || email),
    role: me?.role ?? 'MEMBER',
    isAdmin: usesConsole(me),
  } as const
}

/** The sidebar on wide screens, a drawer with a top bar on narrow ones. */
export default function Sidebar() {
  return (
    <DataLayer>
      <aside className="sidebar" aria-label={t('nav.main')}>
        <div className="side-brand">
          <BrandLink size={22} />
          <span className="side-stage">{brand.stage}</span>
        </div>
        <Navigation inDrawer={false} />
      </aside>
      <MobileBar />
      <Palette />
    </DataLayer>
  )
}

function Navigation({ inDrawer }: { inDrawer: boolean }) {
  const { isAdmin, role } = usePerson()
  return (
    <>
      {isAdmin ? (
        <>
          {role === 'ADMIN' ? <TenantSwitcher /> : null}
          <button type="button" className="side-item side-goto" onClick={openPalette}>
            <Icon name="search" />
            {tSignedIn('palette.open')}
            <kbd>{tSignedIn(isMac() ? 'palette.keysMac' : 'palette.keys')}</kbd>
          </button>
        </>
      ) : null}
      <div className="side-scroll">
        <nav className="side-nav side-main" aria-label={brand.name}>
          {mainItems().map((item, index) => (
            <NavItem key={item.path} item={item} className={index === 0 ? 'side-start' : ''} />
          ))}
        </nav>
        {isAdmin ? (
          <AdminNavigation inDrawer={inDrawer} />
        ) : (
          <NavGroup section={outreachSection()} inDrawer={inDrawer} />
        )}
      </div>
      <Foot />
    </>
  )
}

/** The specification's groups, the pinned screens and the link to all others. */
function AdminNavigation({ inDrawer }: { inDrawer: boolean }) {
  const { role } = usePerson()
  const { pathname } = useLocation()
  const types = useObjectTypes(true).data ?? []
  const pinned = pinnedItems(usePins().pins, types, role)
  const groups = [outreachSection(), ...adminSections(types, role)]
  const others = [...pinned, ...groups.flatMap(({ items }) => items)]
  return (
    <>
      {pinned.length > 0 ? (
        <nav className="side-nav" aria-label={tSignedIn('side.pinned')}>
          <span className="side-head">{tSignedIn('side.pinned')}</span>
          {pinned.map((item) => (
            <NavItem key={item.path} item={item} />
          ))}
        </nav>
      ) : null}
      {groups.map((section) => (
        <NavGroup key={section.id} section={section} inDrawer={inDrawer} />
      ))}
      <nav className="side-nav side-admin" aria-label={tSignedIn('side.admin')}>
        <NavItem item={adminItem()} within={isInRooms(pathname, others, types)} />
      </nav>
    </>
  )
}

const paletteOpen = createStore(false)
const openPalette = () => paletteOpen.set(true)

/** Ctrl+K or Cmd+K, for people who use the console. */
function Palette() {
  const open = paletteOpen.use()
  const { isAdmin, role } = usePerson()
  const { pathname } = useLocation()
  const id = useMe().data?.id ?? ''
  const types = useObjectTypes(isAdmin).data
  useEffect(() => {
    if (!isAdmin) return
    const entries = [...consoleScreens({ role, types: types ?? [] }), ...roomItems({ role })]
    const roomItem = screenAt(entries, pathname)
    if (roomItem) recentScreens.note(id, roomItem.path)
  }, [isAdmin, role, types, id, pathname])
  const close = useCallback(() => paletteOpen.set(false), [])
  useEffect(() => close, [pathname, close])
  useEffect(() => {
    if (!isAdmin) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      paletteOpen.set(!paletteOpen.get())
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isAdmin])
  return (
    <Suspense fallback={null}>
      {open && isAdmin ? <CommandPalette onClose={close} /> : null}
    </Suspense>
  )
}

function Foot() {
  const { pathname } = useLocation()
  const { name, email } = usePerson()
  const me = useMe()
  const tenant = useTenant()
  const { data, dataUpdatedAt } = tenant
  useEffect(() => adoptProductTime(data?.now, dataUpdatedAt), [data?.now, dataUpdatedAt])
  const failed = [me, tenant].find(({ isError }) => isError)
  return (
    <div className="side-foot">
      {failed ? (
        <DataError sentence={failureSentence(failed.error)} onRetry={() => void failed.refetch()} />
      ) : null}
      <TrialBadge />
      <Link
        className="side-me side-item"
        to={paths.account}
        aria-current={pathname === paths.account ? 'page' : undefined}
      >
        <span className="side-avatar" aria-hidden="true">
          {initials(name)}
        </span>
        <span className="side-me-words">
          <span className="ui-sr">{tSignedIn('side.account')}: </span>
          <span className="ui-clip side-me-name">{name || tSignedIn('side.account')}</span>
          {email && email !== name ? (
            <span className="ui-clip ui-soft side-me-email">{email}</span>
          ) : null}
        </span>
      </Link>
      <button type="button" className="side-item side-logout" onClick={() => void session.logout()}>
        <Icon name="logout" />
        {t('login.logout')}
      </button>
    </div>
  )
}

function MobileBar() {
  const [isOpen, setOpen] = useState(false)
  const { name } = usePerson()
  const { pathname } = useLocation()
  useEffect(() => setOpen(false), [pathname])
  return (
    <header className="mobile-bar">
      <Tooltip isName text={t('nav.openMenu')}>
        <button
          type="button"
          className="mobile-menu"
          aria-label={t('nav.openMenu')}
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" size={18} />
        </button>
      </Tooltip>
      <BrandLink size={22} />
      <Link
        className="mobile-me"
        to={paths.account}
        aria-label={`${tSignedIn('side.account')}: ${name}`}
      >
        <span className="side-avatar" aria-hidden="true">
          {initials(name)}
        </span>
      </Link>
      {isOpen ? <Drawer onClose={() => setOpen(false)} /> : null}
    </header>
  )
}

function Drawer({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  // Closes before it unmounts, so that the browser returns the focus to the menu button.
  useLayoutEffect(() => {
    const element = ref.current
    element?.showModal?.()
    const wide = window.matchMedia('(min-width: 1024px)')
    wide.addEventListener('change', onClose)
    return () => {
      wide.removeEventListener('change', onClose)
      element?.close?.()
    }
  }, [onClose])
  return (
    <dialog
      ref={ref}
      className="drawer"
      aria-label={t('nav.main')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => event.target === ref.current && onClose()}
    >
      <div className="drawer-inside">
        <div className="side-brand">
          <BrandLink size={22} />
          <IconButton label={t('nav.closeMenu')} className="drawer-close" onClick={onClose}>
            <Icon name="x" />
          </IconButton>
        </div>
        <Navigation inDrawer />
      </div>
    </dialog>
  )
}
