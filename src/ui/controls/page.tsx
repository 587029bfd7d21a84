import type { ReactNode } from 'react'
import { tData } from '../lists/messages.ts'
import './app.css'

/**
 * Root of a customer page: `app.css` applies below it. `wide` omits the padding for pages with
 * their own layout.
 */
export function AppPage({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return <div className="app">{wide ? children : <div className="page">{children}</div>}</div>
}

/** Title of a page with its actions on the right; at most one of them is primary. */
export function PageHead({
  title,
  actions,
  crumb,
  children,
}: {
  title: ReactNode
  actions?: ReactNode
  crumb?: ReactNode
  children?: ReactNode
}) {
  return (
    <>
      {crumb ? (
        <nav className="crumb" aria-label={tData('data.breadcrumb')} style={{ paddingTop: 14 }}>
          {crumb}
        </nav>
      ) : null}
      <header className="page-h">
        <h1>{title}</h1>
        {actions ? <div className="end">{actions}</div> : null}
        {children}
      </header>
    </>
  )
}
