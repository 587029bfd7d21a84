import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useDataProvider, type RaRecord } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { CreateInPlaceProps } from '#catalog/fields/face.ts'
import { Dialog } from '#ui/base/dialog.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { recordLabel, useRegistry } from '../core/registry.ts'
import { c } from '../core/words.ts'
import { RecordForm } from './record-form.tsx'

/**
 * The form of another entity over the form that needs a record of it. What was typed and not saved
 * is kept as a draft, as on its own page.
 */
export function CreateInPlaceDialog({ entityId, name, onDone }: CreateInPlaceProps) {
  const of = useRegistry().byEntity(entityId)
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const [given] = useState(() => (of && name ? { [of.entity.label]: name } : undefined))
  if (!of) return null
  // Outside of the form around it: HTML has no form within a form.
  return createPortal(
    <Dialog
      open
      closeOnBackdrop={false}
      onClose={() => onDone(null)}
      title={c('console.list.new', { thing: of.entity.title.toLowerCase() })}
      description={of.entity.description}
    >
      <RecordForm
        of={of}
        inPlace
        given={given}
        save={async (values) => (await dataProvider.create(of.name, { data: values })).data}
        onSaved={(saved) => {
          const record = saved as RaRecord
          // Its name is there at once, without asking the server for what it has just told.
          queryClient.setQueryData(
            [of.name, 'getOne', { id: String(record.id), meta: undefined }],
            record,
          )
          void queryClient.invalidateQueries({ queryKey: [of.name, 'getList'] })
          toast({
            title: c('console.form.created', { name: recordLabel(of.entity, record) }),
            variant: 'success',
          })
          onDone(String(record.id))
        }}
        onDiscard={() => onDone(null)}
      />
    </Dialog>,
    document.body,
  )
}
