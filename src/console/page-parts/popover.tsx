import MuiPopover from '@mui/material/Popover'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '#ui/base/button.tsx'

interface PopoverProps extends ButtonLook {
  /** Content of the button that opens the layer. */
  button: ReactNode
  /** Accessible name of the layer, and of the button if it shows no text. */
  label: string
  className?: string
  align?: 'left' | 'right'
  children: (close: () => void) => ReactNode
}

/**
 * MUI handles Esc only while the focus is inside; a row that moves when it is checked drops the
 * focus to the body.
 */
function useEscape(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.activeElement === document.body) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

/**
 * A button that opens a layer below it. Esc and a press outside close it and return the focus to
 * the button.
 */
export function Popover({
  button,
  label,
  className,
  variant = 'quiet',
  size = 'm',
  align = 'left',
  children,
}: PopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const close = () => setOpen(false)
  useEscape(isOpen, close)
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        className={className ?? buttonClass({ variant, size })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
      >
        {button}
      </button>
      <MuiPopover
        open={isOpen && anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: align }}
        transformOrigin={{ vertical: 'top', horizontal: align }}
        transitionDuration={0}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, className: 'c-layer' } }}
      >
        {children(close)}
      </MuiPopover>
    </>
  )
}
