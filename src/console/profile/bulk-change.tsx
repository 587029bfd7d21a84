import MuiButton from '@mui/material/Button'
import { lazy, Suspense, useContext, useState } from 'react'
import { useListContext } from 'react-admin'
import { Button } from '#ui/base/button.tsx'
import { WriteAccess } from '../core/access.ts'
import { flatFilter } from '#model/schema/flat-filter.ts'
import { tList as t } from './list-messages.ts'

// Asked for after a press: its controls are those of forms, which a list does not need.
const ChangeDialog = lazy(() => import('./change-dialog.tsx'))

/** Bulk action on profiles: changes the selected people. */
export function BulkChange({ ids }: { ids: readonly unknown[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <MuiButton color="inherit" onClick={() => setOpen(true)}>
        {t('people.change')}
      </MuiButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ChangeDialog
            target={{ ids: ids.map(String) }}
            count={ids.length}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** A button that changes everyone in the list, on all pages; absent for readers. */
export function ChangeAll() {
  const canWrite = useContext(WriteAccess)
  const { filterValues, total } = useListContext()
  const [isOpen, setOpen] = useState(false)
  if (!canWrite || !total) return null
  const { q, ...filter } = flatFilter(filterValues)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('people.changeEveryone')}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ChangeDialog
            target={{ filter, ...(typeof q === 'string' && q !== '' ? { q } : {}) }}
            count={total}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
