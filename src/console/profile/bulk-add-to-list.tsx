import Button from '@mui/material/Button'
import { useContext, useState } from 'react'
import { WriteAccess } from '../core/access.ts'
import { AddToListDialog } from './list-dialogs.tsx'
import { tProfile as t } from './messages.ts'

/** Bulk action on profiles: adds the selected people to a list. */
export function BulkAddToList({ ids }: { ids: readonly unknown[] }) {
  const writes = useContext(WriteAccess)
  const [open, setOpen] = useState(false)
  if (!writes) return null
  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)}>
        {t('lists.addTo')}
      </Button>
      {open && <AddToListDialog ids={ids.map(String)} onClose={() => setOpen(false)} />}
    </>
  )
}
