import { useEffect, useRef } from 'react'
import { Link, useLocation } from '#ui/base/routing.tsx'
import { paths } from '#client/paths.ts'
import { baseShapes } from '#ui/base/base-shapes.ts'
import { Glyph } from '#ui/base/glyph.tsx'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { t } from '#ui/messages/messages.ts'
import { BrandLink } from './brand-link.tsx'
import { LoginButton } from './login-button.tsx'

const links = () => [
  { to: paths.howItWorks, label: t('nav.product') },
  { to: paths.solutions, label: t('nav.solutions') },
  { to: paths.pricing, label: t('nav.pricing') },
  { to: paths.resources, label: t('nav.resources') },
]

function Links() {
  const { pathname } = useLocation()
  return (
    <ul className="shell-bar-links">
      {links().map((link) => (
        <li key={link.to}>
          <Link
            to={link.to}
            aria-current={
              pathname === link.to || pathname.startsWith(`${link.to}/`) ? 'page' : undefined
            }
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/**
 * The slim top bar for anonymous visitors. Its narrow menu is a native disclosure, which needs no
 * script.
 */
export function PublicBar() {
  const { pathname } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  const openedOn = useRef(pathname)
  useEffect(() => {
    // Not on hydration, where the visitor may already have opened the menu.
    if (openedOn.current !== pathname && menu.current) menu.current.open = false
    openedOn.current = pathname
  }, [pathname])
  return (
    <header className="shell-bar">
      <div className="shell-wrap shell-bar-row">
        <BrandLink />
        <nav className="shell-bar-wide" aria-label={t('nav.site')}>
          <Links />
        </nav>
        <LoginButton />
        <details ref={menu} className="shell-bar-narrow">
          <Tooltip isName text={t('nav.menu')}>
            <summary aria-label={t('nav.menu')}>
              <Glyph shape={baseShapes.menu} size={20} />
            </summary>
          </Tooltip>
          <nav aria-label={t('nav.site')}>
            <Links />
          </nav>
        </details>
      </div>
    </header>
  )
}
