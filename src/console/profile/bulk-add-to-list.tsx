import Button from '@mui/material/Button'
import { useContext, useState } from 'react'
import { WriteAccess } from '../core/access.ts'
import { AddToListDialog } from './list-dialogs.tsx'
import { tProfile as t } from './messages.ts'

/** Bulk action on profiles: adds the selected people to a list. */
export function BulkAddToList({ ids }: { ids: readonly unknown[] }) {
  const canWrite = useContext(WriteAccess)
  const [isOpen, setOpen] = useState(false)
  if (!canWrite) return null
  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)}>
        {t('lists.addTo')}
      </Button>
      {isOpen && <AddToListDialog ids={ids.map(String)} onClose={() => setOpen(false)} />}
    </>
  )
}
