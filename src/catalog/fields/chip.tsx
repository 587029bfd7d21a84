import type { ReactNode } from 'react'

interface ChipProps {
  children: ReactNode
  /** What taking it away is called. */
  removeLabel: string
  /** Absent: it stays. */
  onRemove: (() => void) | undefined
}

/** One of several chosen things, which can be taken away again. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className="f-tag">
      {children}
      {onRemove && (
        <button type="button" aria-label={removeLabel} onClick={onRemove}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m4.500 4.500 7 7M11.500 4.500l-7 7" />
          </svg>
        </button>
      )}
    </span>
  )
}
