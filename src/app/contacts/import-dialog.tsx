import { useRef, useState, type DragEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api, errorSentence } from '#client/api.ts'
import type { ImportPreview, ImportResult } from '#model/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { Spinner } from '#ui/base/spinner.tsx'
import { tApp } from '../page-parts/words.ts'
import { useAction } from '../page-parts/use-action.ts'
import { ImportMapping, type ImportChoices } from './import-mapping.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { tContacts as t } from './words.ts'

const MINUTES = 60_000
const CSV = { headers: { 'content-type': 'text/csv' }, timeout: 3 * MINUTES }

/** CSV import: choose a file, see how its columns map, and what became of every row. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const preview = useMutation<ImportPreview, unknown, File>({ mutationFn: (chosen) => api.post<ImportPreview>('/contacts/import/preview', chosen, CSV) })
  const run = useAction(
    ({ mapping, existing, source }: ImportChoices) => api.post<ImportResult>('/contacts/import', file!, { ...CSV, query: { mapping: JSON.stringify(mapping), existing, source } }),
    { refresh: [['contacts']], quiet: true },
  )
  const take = (chosen: File | undefined) => {
    if (!chosen) return
    setFile(chosen)
    run.reset()
    preview.mutate(chosen)
  }
  const fault = preview.error ?? run.error
  return (
    <Dialog open onClose={onClose} closeOnBackdrop={false} title={t('import.title')} description={run.data ? undefined : t('import.pick')} actions={run.data ? <Button variant="primary" onClick={onClose}>{tApp('app.close')}</Button> : null}>
      {run.data ? (
        <ImportOutcome result={run.data} />
      ) : preview.data && file ? (
        <ImportMapping key={file.name + file.lastModified} file={file.name} preview={preview.data} busy={run.isPending} onBack={() => preview.reset()} onStart={(choices) => run.mutate(choices)} />
      ) : (
        <FilePicker busy={preview.isPending} onFile={take} />
      )}
      {fault && !run.data ? (
        <p className="data-fault" role="alert">
          {errorSentence(fault, tApp('app.actionFailed'))}
        </p>
      ) : null}
    </Dialog>
  )
}

function FilePicker({ busy, onFile }: { busy: boolean; onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFile(event.dataTransfer.files[0])
  }
  return (
    <div
      className={over ? 'contact-drop is-over' : 'contact-drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input ref={input} type="file" accept=".csv,text/csv,text/plain" hidden aria-label={t('import.choose')} onChange={(event) => onFile(event.target.files?.[0])} />
      {busy ? (
        <p role="status" className="contact-reading">
          <Spinner /> {t('import.reading')}
        </p>
      ) : (
        <>
          <Button onClick={() => input.current?.click()} data-autofocus="">
            <Icon name="upload" />
            {t('import.choose')}
          </Button>
          <span className="soft s13">{t('import.drop')}</span>
        </>
      )}
      <p className="soft s12">{t('import.sample')}</p>
    </div>
  )
}
