import { useContext, useState } from 'react'
import { WriteAccess } from '../core/access.ts'
import { AddToListDialog } from './list-dialogs.tsx'
import { p } from './words.ts'

/** Among the bulk actions of the profiles: puts everybody who is ticked on a list. */
export function BulkAddToList({ ids }: { ids: readonly unknown[] }) {
  const writes = useContext(WriteAccess)
  const [open, setOpen] = useState(false)
  if (!writes) return null
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {p('lists.addTo')}
      </button>
      {open && <AddToListDialog ids={ids.map(String)} onClose={() => setOpen(false)} />}
    </>
  )
}
