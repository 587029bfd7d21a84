import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { c } from './words.ts'

export interface Deed {
  /** What it does, as a verb. */
  label: ReactNode
  run(): void
  isBusy: boolean
  /** Something that it needs is missing. */
  isOff?: boolean
  variant?: ButtonLook['variant']
}

interface DeedDialogProps {
  title: ReactNode
  /** One sentence under the title. */
  description?: ReactNode
  deed: Deed
  /** Why it could not be done. */
  fault?: string | undefined
  onClose(): void
  children?: ReactNode
}

/**
 * Asks what a deed needs to know, and does it. What was written in it is not lost by a press beside
 * it.
 */
export function ActionDialog({
  title,
  description,
  deed: { label, run, isBusy, isOff, variant = 'primary' },
  fault,
  onClose,
  children,
}: DeedDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{c('console.cancel')}</Button>
          <Button variant={variant} busy={isBusy} disabled={isOff} onClick={run}>
            {label}
          </Button>
        </>
      }
    >
      {children}
      {fault && (
        <p className="ui-error" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  )
}
