import type { ReactNode } from 'react'

/** One section of the account page: its purpose on the left, its controls on the right. */
export function AccountSection({
  id,
  title,
  purpose,
  children,
}: {
  id: string
  title: string
  purpose: string
  children: ReactNode
}) {
  return (
    <section id={id} className="account-section" aria-labelledby={`${id}-title`}>
      <div className="account-about">
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{purpose}</p>
      </div>
      <div className="account-work">{children}</div>
    </section>
  )
}
