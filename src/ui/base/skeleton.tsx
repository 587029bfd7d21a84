/** Grey bars in the shape of the loading content. */
export function Skeleton({
  width = '100%',
  height = 12,
  className = '',
}: {
  width?: number | string
  height?: number | string
  className?: string
}) {
  return (
    <span className={`ui-skeleton ${className}`} style={{ width, height }} aria-hidden="true" />
  )
}

const WIDTHS = ['62%', '84%', '71%', '90%', '55%', '78%']

/** Several loading lines of text; `label` is announced once to screen readers. */
export function SkeletonLines({ lines = 4, label }: { lines?: number; label: string }) {
  return (
    <div className="ui-skeleton-lines" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={WIDTHS[line % WIDTHS.length]} />
      ))}
    </div>
  )
}

/** A loading page: title, then a panel with rows. */
export function SkeletonPage({ label, rows = 8 }: { label: string; rows?: number }) {
  return (
    <div className="ui-skeleton-page" role="status" aria-label={label}>
      <Skeleton width={220} height={28} />
      <div className="ui-skeleton-panel">
        {Array.from({ length: rows }, (_, row) => (
          <span className="ui-skeleton-row" key={row}>
            <Skeleton width={WIDTHS[row % WIDTHS.length]} />
            <Skeleton width="40%" />
            <Skeleton width="30%" />
          </span>
        ))}
      </div>
    </div>
  )
}
