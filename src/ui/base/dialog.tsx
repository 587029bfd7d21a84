import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { baseShapes } from './base-shapes.ts'
import { Glyph } from './glyph.tsx'
import { t } from '../messages/messages.ts'

export interface DialogProps {
  open: boolean
  /** Called by Esc, the close button or a press on the backdrop. */
  onClose: () => void
  title: ReactNode
  /** One sentence under the title. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the primary last. */
  actions?: ReactNode
  /** False for input that a press outside must not discard. */
  closeOnBackdrop?: boolean
}

/**
 * A modal of 580 px. The native dialog traps the focus, makes the page behind it inert and restores
 * the focus. Initially focuses the element with `data-autofocus`, else the dialog.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  closeOnBackdrop = true,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closes before it unmounts: browsers restore the focus only from a dialog that is still in the
  // document.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !open || element.open) return
    if (typeof element.showModal === 'function') element.showModal()
    else element.setAttribute('open', '')
    ;(element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus()
    return () => {
      if (typeof element.close === 'function') element.close()
      else element.removeAttribute('open')
    }
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={ref}
      className="ui-dialog"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (closeOnBackdrop && event.target === ref.current) onClose()
      }}
    >
      <div className="ui-dialog-body">
        <header className="ui-dialog-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <IconButton label={t('dialog.close')} size="s" onClick={onClose}>
            <Glyph shape={baseShapes.x} />
          </IconButton>
        </header>
        {description ? <p id={`${id}-description`}>{description}</p> : null}
        {children}
        {actions ? <footer className="ui-dialog-foot">{actions}</footer> : null}
      </div>
    </dialog>
  )
}
