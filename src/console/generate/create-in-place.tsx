import { useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { RecordContextProvider, type RaRecord } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import { ReferenceTargets, type CreateInPlaceProps } from '#catalog/fields/face.ts'
import { Dialog } from '#ui/base/dialog.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { inSentence } from '#language'
import { recordLabel, useRegistry } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'
import { RecordCreateBase } from './create-screen.tsx'
import { formElements } from './form-elements.tsx'
import { RecordForm } from './record-form.tsx'
import { ScreenResource } from '../page-parts/screen-context.tsx'

/**
 * The form of another entity in a dialog, for a form that references it. Unsaved input is kept as a
 * draft, as on the entity's own page.
 */
export function CreateInPlaceDialog({ entityId, name, onDone }: CreateInPlaceProps) {
  const consoleResource = useRegistry().byEntity(entityId)
  const queryClient = useQueryClient()
  const targetOf = useContext(ReferenceTargets)
  const [given] = useState(() =>
    consoleResource && name ? { [consoleResource.entity.label]: name } : undefined,
  )
  if (!consoleResource) return null
  const created = (record: RaRecord) => {
    // Caches the new record, so that its name shows without another request.
    queryClient.setQueryData(
      [consoleResource.name, 'getOne', { id: String(record.id), meta: undefined }],
      record,
    )
    void queryClient.invalidateQueries({ queryKey: [consoleResource.name, 'getList'] })
    toast({
      title: t('console.form.created', { name: recordLabel(consoleResource.entity, record) }),
      variant: 'success',
    })
    onDone(String(record.id), record)
  }
  // Rendered outside of the surrounding form: HTML does not nest forms.
  return createPortal(
    <Dialog
      open
      closeOnBackdrop={false}
      onClose={() => onDone(null)}
      title={t('console.list.new', { thing: inSentence(consoleResource.entity.title) })}
      description={consoleResource.entity.description}
    >
      <RecordContextProvider value={undefined}>
        <ScreenResource value={consoleResource}>
          <RecordCreateBase consoleResource={consoleResource} onCreated={created}>
            <RecordForm inPlace given={given} onDiscard={() => onDone(null)}>
              {formElements(consoleResource, 'create', targetOf)}
            </RecordForm>
          </RecordCreateBase>
        </ScreenResource>
      </RecordContextProvider>
    </Dialog>,
    document.body,
  )
}
