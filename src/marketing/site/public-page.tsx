import type { ReactNode } from 'react'
import { Link } from '#ui/base/routing.tsx'
import { PageHead, type PageHeadProps } from './page-head.tsx'

/**
 * The frame of every public page: its head, and the element to which public.css applies. A hidden
 * page loads its content from the server, so its script starts at once (boot.js).
 */
export function PublicPage({ children, ...head }: PageHeadProps & { children: ReactNode }) {
  return (
    <div className="public" data-asks={head.hidden ? 'page' : undefined}>
      <PageHead {...head} />
      {children}
    </div>
  )
}

/** Links to the parent pages. */
export function Crumbs({ trail }: { trail: readonly (readonly [name: string, path: string])[] }) {
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      {trail.map(([name, path], index) => (
        <span key={path}>
          {index > 0 ? <span aria-hidden="true">/&nbsp; </span> : null}
          <Link to={path}>{name}</Link>
        </span>
      ))}
    </nav>
  )
}

/** The large heading of a page and its sentence. */
export function Opening({
  title,
  trail,
  children,
}: {
  title: ReactNode
  trail?: readonly (readonly [string, string])[]
  children: ReactNode
}) {
  return (
    <div className="wrap">
      {trail ? <Crumbs trail={trail} /> : null}
      <section className="top">
        <div className="cols tight">
          <h1 className="d-l c6">{title}</h1>
          <p className="lead c6">{children}</p>
        </div>
      </section>
    </div>
  )
}

/** A hairline over the full width, a heading of four columns, and content of eight. */
export function Section({
  id,
  title,
  aside,
  wide = false,
  plain = false,
  children,
}: {
  id?: string
  title: ReactNode
  aside?: ReactNode
  wide?: boolean
  plain?: boolean
  children: ReactNode
}) {
  return (
    <section className={plain ? 'sec first' : 'sec'} id={id}>
      <div className="wrap cols">
        <div className={wide ? 'c5 side' : 'c4 side'}>
          <h2 className="d-s">{title}</h2>
          {aside}
        </div>
        <div className={wide ? 'c7' : 'c8'}>{children}</div>
      </div>
    </section>
  )
}

const ARROW = 'M2 7h9.5M8 3.5 11.5 7 8 10.5'

/** A link to more content, with an arrow. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="more" to={to}>
      {children}
      <svg
        viewBox="0 0 14 14"
        width="14"
        height="14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d={ARROW} />
      </svg>
    </Link>
  )
}
