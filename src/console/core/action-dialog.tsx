import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { tConsole as t } from './messages.ts'

export interface DialogAction {
  /** Label of the action, as a verb. */
  label: ReactNode
  run(): void
  isBusy: boolean
  /** True while required input is missing. */
  isOff?: boolean
  variant?: ButtonLook['variant']
}

interface ActionDialogProps {
  title: ReactNode
  /** One sentence under the title. */
  description?: ReactNode
  action: DialogAction
  /** Why the action failed. */
  fault?: string | undefined
  onClose(): void
  children?: ReactNode
}

/**
 * Asks for the input of an action and runs it. A click on the backdrop does not close it, so that
 * typed input is not lost.
 */
export function ActionDialog({
  title,
  description,
  action: { label, run, isBusy, isOff, variant = 'primary' },
  fault,
  onClose,
  children,
}: ActionDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{t('console.cancel')}</Button>
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
