import type { ReactNode } from 'react'

/** What a list says before it holds anything: what it is for, and one thing to do. */
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
