/** The logo: a ring with its outrider; the dot is one of the few uses of the accent. */
export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="10" cy="14" r="7.25" stroke="currentColor" strokeWidth="3.5" />
      <circle cx="20.5" cy="3.5" r="3" fill="var(--accent)" />
    </svg>
  )
}
