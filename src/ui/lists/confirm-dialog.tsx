import type { ReactNode } from 'react'
import { Button } from '../base/button.tsx'
import { Dialog } from '../base/dialog.tsx'
import { tData } from './messages.ts'

export interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** The effect on people and data. */
  description: ReactNode
  confirm: string
  onConfirm: () => void
  busy?: boolean
  danger?: boolean
  children?: ReactNode
}

/** Confirms an action that is hard to undo, and describes its effect. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  description,
  confirm,
  onConfirm,
  busy,
  danger,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{tData('data.cancel')}</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            onClick={onConfirm}
            data-autofocus=""
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
