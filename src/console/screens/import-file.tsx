import { useMutation } from '@tanstack/react-query'
import { useState, type DragEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '#client/api.ts'
import type { ImportRunView } from '#model/api/answers/import-answers.ts'
import { Icon } from '#ui/base/icon.tsx'
import { recordPath, useResource } from '../core/registry.ts'
import { tImport as t } from './import-messages.ts'
import './import.css'

const UPLOAD_PATIENCE_MS = 30 * 60_000

export type Separator = 'auto' | 'comma' | 'semicolon' | 'tab' | 'pipe'

/** The chosen files by run, to read them again with another separator. */
const chosenFiles = new Map<string, File>()

/** The file of a run, if it was chosen in this tab. */
export const chosenFile = (runId: string): File | undefined => chosenFiles.get(runId)

/** Uploads a file and opens the page of its run. */
export function useUpload(configId?: string) {
  const navigate = useNavigate()
  const runs = useResource('import-run')
  return useMutation({
    mutationFn: ({ file, separator = 'auto' }: { file: File; separator?: Separator }) =>
      api.post<ImportRunView>(
        configId ? `/import-configs/${configId}/upload` : '/import-runs/upload',
        file,
        {
          query: { fileName: file.name, ...(configId ? {} : { separator }) },
          headers: { 'content-type': 'application/octet-stream' },
          timeout: UPLOAD_PATIENCE_MS,
        },
      ),
    onSuccess: ({ run }, { file }) => {
      chosenFiles.clear()
      chosenFiles.set(run.id, file)
      void navigate(recordPath(runs, run.id))
    },
  })
}

/** Accepts a file, dropped or chosen, and opens it. */
export function DropFile({ configId }: { configId?: string }) {
  const upload = useUpload(configId)
  const [isOver, setOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file && !upload.isPending) upload.mutate({ file })
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <div
      className={isOver ? 'c-drop c-drop-over' : 'c-drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <p className="c-medium">
        {upload.isPending
          ? t('importRun.reading', { name: upload.variables.file.name })
          : t('importRun.drop')}
      </p>
      <label className="ui-button ui-button-m ui-button-primary c-file">
        <Icon name="upload" />
        {t('importRun.choose')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl"
          disabled={upload.isPending}
          aria-label={t('importRun.choose')}
          onChange={(event) => {
            take(event.target.files?.[0])
            // Lets the same file be chosen again.
            event.target.value = ''
          }}
        />
      </label>
      <p className="ui-help">{t('importRun.help')}</p>
      {upload.error && (
        <p className="ui-error" role="alert">
          {t('importRun.unreadable')}: {upload.error.message}
        </p>
      )}
    </div>
  )
}
