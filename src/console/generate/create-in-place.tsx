import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useDataProvider, type RaRecord } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { CreateInPlaceProps } from '#catalog/fields/face.ts'
import { Dialog } from '#ui/base/dialog.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { recordLabel, useRegistry } from '../core/registry.ts'
import { c } from '../core/messages.ts'
import { RecordForm } from './record-form.tsx'

/**
 * The form of another entity in a dialog, for a form that references it. Unsaved input is kept as a
 * draft, as on the entity's own page.
 */
export function CreateInPlaceDialog({ entityId, name, onDone }: CreateInPlaceProps) {
  const of = useRegistry().byEntity(entityId)
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const [given] = useState(() => (of && name ? { [of.entity.label]: name } : undefined))
  if (!of) return null
  // Rendered outside of the surrounding form: HTML does not nest forms.
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
          // Caches the new record, so that its name shows without another request.
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
