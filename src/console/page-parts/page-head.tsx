import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { brand } from '#brand'
import { tData } from '#ui/lists/messages.ts'
import { PinHere } from '../room-parts/pin-button.tsx'
import { RoomCrumb } from '../room-parts/room-crumb.tsx'

interface PageHeadProps {
  title: string
  /** A count next to the title, in a softer color. */
  count?: string
  /** The list that the record belongs to; lists show their room. */
  crumb?: { label: string; to: string }
  /** Sets long record names in a smaller size than page names. */
  small?: boolean
  children?: ReactNode
}

/** Title of a screen, in the page and in the browser tab, with its actions on the right. */
export function PageHead({ title, count, crumb, small, children }: PageHeadProps) {
  return (
    <header className="c-head">
      <title>{`${title} · ${brand.name}`}</title>
      <div className="c-head-words">
        {crumb ? (
          <nav aria-label={tData('data.breadcrumb')} className="c-crumb">
            <Link to={crumb.to}>{crumb.label}</Link>
          </nav>
        ) : (
          <RoomCrumb />
        )}
        <h1 className={small ? 'c-title c-title-small' : 'c-title'}>
          {title} {count !== undefined && <span className="c-count">{count}</span>}
        </h1>
      </div>
      <div className="c-head-end">
        {children}
        <PinHere />
      </div>
    </header>
  )
}
