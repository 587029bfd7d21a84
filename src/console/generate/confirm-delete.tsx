import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { c } from '../words.ts'

/** Asks before something is deleted; says what goes. */
export function ConfirmDelete({ open, count = 1, name, things, busy, onCancel, onConfirm }: { open: boolean; count?: number; name: string; things: string; busy: boolean; onCancel(): void; onConfirm(): void }) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={c('console.delete.title', { count, name, things })}
      description={c('console.delete.text')}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {c('console.cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {c('console.list.delete')}
          </Button>
        </>
      }
    />
  )
}
