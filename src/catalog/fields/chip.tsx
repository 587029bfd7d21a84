import type { ReactNode } from 'react'

interface ChipProps {
  children: ReactNode
  /** The label of the remove button. */
  removeLabel: string
  /** Absent: it cannot be removed. */
  onRemove: (() => void) | undefined
}

/** A chip for one of several chosen values, which can be removed. */
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
