import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import type { ObjectImport as ImportOutcome } from '#model/api/answers/object-answers.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { inSentence } from '#language'
import { useMay } from '../core/access.ts'
import { LONG_REQUEST_TIMEOUT_MS } from '../core/request-timeout.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { tObject as t } from './object-messages.ts'

const MAX_SHOWN_FAULTS = 20

/** A file's format by its ending; any other ending is read as CSV. */
const formatOf = (fileName: string): string =>
  /\.(csv|json|ndjson)$/i.exec(fileName)?.[1]?.toLowerCase() ?? 'csv'

function upload(path: string, file: File, isTrial: boolean): Promise<ImportOutcome> {
  const form = new FormData()
  form.append('file', file)
  return api.post<ImportOutcome>(`/${path}/import`, form, {
    query: { format: formatOf(file.name), dry: String(isTrial) },
    timeout: LONG_REQUEST_TIMEOUT_MS,
  })
}

/** A button for importing a file of objects. */
export function ObjectImport({ consoleResource }: { consoleResource: ConsoleResource }) {
  const may = useMay(consoleResource)
  const [isOpen, setOpen] = useState(false)
  if (!may('create') || !may('update')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="upload" />
        {t('object.import')}
      </Button>
      {isOpen && <ImportDialog resource={consoleResource} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Previews the chosen file, then imports it. */
function ImportDialog({ resource, onClose }: { resource: ConsoleResource; onClose: () => void }) {
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const { path } = resource.entity
  const preview = useMutation({ mutationFn: (chosen: File) => upload(path, chosen, true) })
  const runImport = useMutation({
    mutationFn: (chosen: File) => upload(path, chosen, false),
    onSuccess: ({ created, changed }) => {
      toast({ title: t('object.taken', { created, changed }), variant: 'success' })
      void queries.invalidateQueries({ queryKey: [resource.name] })
      onClose()
    },
    onError: (error) =>
      toast({
        title: t('object.importFailed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
  const writeCount = preview.data ? preview.data.created + preview.data.changed : 0
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={!file}
      title={t('object.importTitle', { things: inSentence(resource.resource.label) })}
      description={t('object.importHelp')}
      actions={
        <>
          <Button onClick={onClose}>{t('object.cancel')}</Button>
          <Button
            variant="primary"
            busy={runImport.isPending}
            disabled={writeCount === 0}
            onClick={() => file && runImport.mutate(file)}
          >
            {t('object.take', { count: writeCount })}
          </Button>
        </>
      }
    >
      <FileButton
        label={
          preview.isPending
            ? t('object.reading', { file: file?.name ?? '' })
            : (file?.name ?? t('object.choose'))
        }
        isDisabled={runImport.isPending}
        onChoose={(chosen) => {
          setFile(chosen)
          preview.mutate(chosen)
        }}
      />
      <div role="status">
        {preview.error ? <p className="ui-error">{preview.error.message}</p> : null}
        {preview.data ? <Preview outcome={preview.data} /> : null}
      </div>
    </Dialog>
  )
}

function FileButton({
  label,
  isDisabled,
  onChoose,
}: {
  label: string
  isDisabled: boolean
  onChoose: (file: File) => void
}) {
  return (
    <label className="ui-button ui-button-m c-file">
      <Icon name="upload" />
      {label}
      <input
        type="file"
        accept=".csv,.json,.ndjson,text/csv"
        aria-label={t('object.choose')}
        disabled={isDisabled}
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          // Lets the same file be chosen again.
          event.target.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
    </label>
  )
}

function Preview({ outcome }: { outcome: ImportOutcome }) {
  const { created, changed, same, failed, faults } = outcome
  const shown = faults.slice(0, MAX_SHOWN_FAULTS)
  return (
    <>
      <p>{t('object.plan', { created, changed, same, failed })}</p>
      {failed > 0 && (
        <ul className="f-faults">
          {shown.map(({ row, errors }) => (
            <li key={row}>
              {t('object.row', { row })}: {errors.map(({ message }) => message).join(' ')}
            </li>
          ))}
          {failed > shown.length && <li>{t('object.more', { count: failed - shown.length })}</li>}
        </ul>
      )}
    </>
  )
}
