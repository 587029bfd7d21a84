import type { ReactNode } from 'react'

/** A text whose filled-in variables have a dotted underline. */
export function MarkedText({
  text,
  filled,
}: {
  text: string
  filled: readonly (readonly [number, number])[]
}) {
  const pieces: ReactNode[] = []
  let at = 0
  for (const [start, end] of [...filled].sort((a, b) => a[0] - b[0])) {
    if (start < at) continue
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  pieces.push(text.slice(at))
  return <p className="cf-text">{pieces}</p>
}
