import type { ReactNode } from 'react'
import { tData } from '../lists/words.ts'
import './app.css'

/**
 * Root of a customer page: everything of `app.css` holds below it. `wide` leaves out the padding
 * for pages that lay themselves out.
 */
export function AppPage({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return <div className="app">{wide ? children : <div className="page">{children}</div>}</div>
}

/** Title of a page with its actions at the right; at most one of them is primary. */
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

/** One surface with a hairline; `title` becomes its heading. A panel never holds another panel. */
export function Panel({
  title,
  end,
  children,
  pad = true,
  label,
}: {
  title?: ReactNode
  end?: ReactNode
  children: ReactNode
  pad?: boolean
  label?: string
}) {
  return (
    <section className={`panel ${pad ? 'pad' : ''}`} aria-label={label}>
      {title ? (
        <div className="sec-h" style={pad ? { marginBottom: 12 } : { padding: '16px 20px 12px' }}>
          <h2>{title}</h2>
          {end ? <span className="end">{end}</span> : null}
        </div>
      ) : null}
      {children}
    </section>
  )
}

/** What an empty place is for, and the one thing to do about it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  )
}

/** One headline figure with what it is compared with. Stands in a `<dl className="figs">`. */
export function Figure({
  label,
  value,
  children,
  title,
}: {
  label: ReactNode
  value: ReactNode
  children?: ReactNode
  title?: string
}) {
  return (
    <div className="fig" title={title}>
      <dt>{label}</dt>
      <dd className="v">{value}</dd>
      {children ? <dd className="c">{children}</dd> : null}
    </div>
  )
}
