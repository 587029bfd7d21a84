import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { brand } from '#brand'
import { tData } from '#ui/lists/words.ts'

interface PageHeadProps {
  title: string
  /** Stands beside the title, softer: a count. */
  count?: string
  /** The list that a record belongs to. */
  crumb?: { label: string; to: string }
  /** Long names of records are set smaller than names of pages. */
  small?: boolean
  children?: ReactNode
}

/** Title of a screen, in the page and in the tab, with its actions at the right. */
export function PageHead({ title, count, crumb, small, children }: PageHeadProps) {
  return (
    <header className="c-head">
      <title>{`${title} · ${brand.name}`}</title>
      <div className="c-head-words">
        {crumb && (
          <nav aria-label={tData('data.breadcrumb')} className="c-crumb">
            <Link to={crumb.to}>{crumb.label}</Link>
          </nav>
        )}
        <h1 className={small ? 'c-title c-title-small' : 'c-title'}>
          {title}
          {count !== undefined && <span className="c-count">{count}</span>}
        </h1>
      </div>
      {children && <div className="c-head-end">{children}</div>}
    </header>
  )
}
