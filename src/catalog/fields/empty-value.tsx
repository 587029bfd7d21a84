/** An empty value: quiet on the screen, a word for screen readers. */
export function EmptyValue() {
  return (
    <span className="f-none">
      <span aria-hidden="true">–</span>
      <span className="f-sr">not set</span>
    </span>
  )
}

export const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
