import type { ReactNode } from 'react'
import { brand } from '#brand'
import '#ui/controls/app.css'
import '#ui/lists/lists.css'

/**
 * The frame of a customer page: its title in tab and header, actions on the right. `above` is shown
 * over the title, such as a back link.
 */
export function PageFrame({
  title,
  above,
  actions,
  children,
}: {
  title: string
  above?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="app">
      <title>{`${title} · ${brand.name}`}</title>
      <div className="page">
        <header className="page-h">
          {above ? <div className="page-above">{above}</div> : null}
          <h1>{title}</h1>
          {actions ? <div className="end">{actions}</div> : null}
        </header>
        {children}
      </div>
    </div>
  )
}
