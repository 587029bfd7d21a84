import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import type { ObjectImport as Imported } from '#model/api/answers/object-answers.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { inSentence } from '#language'
import { useMay } from '../core/access.ts'
import { LONG_REQUEST_TIMEOUT_MS } from '../core/request-timeout.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { tObject as t } from './object-messages.ts'

const SHOWN = 20

function upload(path: string, file: File, dry: boolean): Promise<Imported> {
  const form = new FormData()
  form.append('file', file)
  const ending = /\.(csv|json|ndjson)$/i.exec(file.name)?.[1]?.toLowerCase() ?? 'csv'
  return api.post<Imported>(`/${path}/import`, form, {
    query: { format: ending, dry: String(dry) },
    timeout: LONG_REQUEST_TIMEOUT_MS,
  })
}

/** Previews a file of objects, then imports it. */
export function ObjectImport({ of }: { of: ConsoleResource }) {
  const may = useMay(of)
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const plan = useMutation({ mutationFn: (chosen: File) => upload(of.entity.path, chosen, true) })
  const take = useMutation({
    mutationFn: () => upload(of.entity.path, file!, false),
    onSuccess: ({ created, changed }) => {
      toast({ title: t('object.taken', { created, changed }), variant: 'success' })
      void queries.invalidateQueries({ queryKey: [of.name] })
      close()
    },
    onError: (error) =>
      toast({
        title: t('object.importFailed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
  const close = () => {
    setOpen(false)
    setFile(null)
    plan.reset()
  }
  if (!may('create') || !may('update')) return null
  const wanted = plan.data ? plan.data.created + plan.data.changed : 0
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="upload" />
        {t('object.import')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        closeOnBackdrop={!file}
        title={t('object.importTitle', { things: inSentence(of.resource.label) })}
        description={t('object.importHelp')}
        actions={
          <>
            <Button onClick={close}>{t('object.cancel')}</Button>
            <Button
              variant="primary"
              busy={take.isPending}
              disabled={wanted === 0}
              onClick={() => take.mutate()}
            >
              {t('object.take', { count: wanted })}
            </Button>
          </>
        }
      >
        <label className="ui-button ui-button-m c-file">
          <Icon name="upload" />
          {plan.isPending
            ? t('object.reading', { file: file?.name ?? '' })
            : (file?.name ?? t('object.choose'))}
          <input
            type="file"
            accept=".csv,.json,.ndjson,text/csv"
            aria-label={t('object.choose')}
            onChange={(event) => {
              const chosen = event.target.files?.[0]
              // Lets the same file be chosen again.
              event.target.value = ''
              if (!chosen) return
              setFile(chosen)
              plan.mutate(chosen)
            }}
          />
        </label>
        <div role="status">
          {plan.error ? <p className="ui-error">{plan.error.message}</p> : null}
          {plan.data ? <Plan plan={plan.data} /> : null}
        </div>
      </Dialog>
    </>
  )
}

function Plan({ plan: { created, changed, same, failed, faults } }: { plan: Imported }) {
  return (
    <>
      <p>{t('object.plan', { created, changed, same, failed })}</p>
      {faults.length > 0 && (
        <ul className="f-faults">
          {faults.slice(0, SHOWN).map(({ row, errors }) => (
            <li key={row}>
              {t('object.row', { row })}: {errors.map((one) => one.message).join(' ')}
            </li>
          ))}
          {failed > SHOWN && <li>{t('object.more', { count: failed - SHOWN })}</li>}
        </ul>
      )}
    </>
  )
}
