import MuiPopover from '@mui/material/Popover'
import { useId, useState, type ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '#ui/base/button.tsx'

interface PopoverProps extends ButtonLook {
  /** What stands on the button that opens it. */
  button: ReactNode
  /** Name of the layer, and of the button where that shows no words. */
  label: string
  className?: string
  align?: 'left' | 'right'
  /** Open as soon as it appears. */
  startOpen?: boolean
  onClosed?(): void
  children: (close: () => void) => ReactNode
}

/** A button that opens a layer under it. Esc and a press outside close it, and the button gets the focus back. */
export function Popover({ button, label, className, variant = 'quiet', size = 'm', align = 'left', startOpen = false, onClosed, children }: PopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(startOpen)
  const id = useId()
  const close = () => {
    setOpen(false)
    onClosed?.()
  }
  return (
    <>
      <button ref={setAnchor} type="button" className={className ?? buttonClass({ variant, size })} aria-haspopup="dialog" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(true)}>
        {button}
      </button>
      <MuiPopover
        open={open && anchor !== null}
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
