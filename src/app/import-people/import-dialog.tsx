import { Dialog } from '#ui/base/dialog.tsx'
import { ImportPeople } from './import-people.tsx'
import { tImport as t } from './messages.ts'

/** CSV import into the contacts. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} closeOnBackdrop={false} title={t('import.title')} actions={null}>
      <ImportPeople to="/contacts" refresh={[['contacts']]} onDone={onClose} />
    </Dialog>
  )
}
