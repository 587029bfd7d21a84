import type { ReactNode } from 'react'

/** The empty state of a list: its purpose, and one action. */
export function Empty({
  title,
  detail,
  action,
}: {
  title: string
  detail?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="data-empty">
      <h2>{title}</h2>
      {detail ? <p>{detail}</p> : null}
      {action ? <div>{action}</div> : null}
    </div>
  )
}
