import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { choiceWords } from '#catalog/fields/words.ts'
import { api, ApiError, errorSentence } from '#client/api.ts'
import type { ImportConfig, ImportRun } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import { recordPath, useResource } from '../core/registry.ts'
import { tImport as t } from './import-messages.ts'

const PERIODS = ['quarter-hour', 'hour', 'six-hours', 'day', 'week'] as const

/** Saves the settings of an imported file for the next one. Optional, and the last step. */
export function SaveImport({ run }: { run: ImportRun }) {
  const configs = useResource('import-config')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [configType, setConfigType] = useState<'oneshot' | 'recurrent'>('oneshot')
  const [source, setSource] = useState('')
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('day')
  const save = useMutation({
    mutationFn: () =>
      api.post<ImportConfig>('/import-configs', {
        ...run.settings,
        ...(run.delimiter ? { columnSeparator: run.delimiter } : {}),
        name: name.trim(),
        configType,
        ...(configType === 'recurrent' ? { source: source.trim(), period } : {}),
      }),
    onSuccess: ({ id }) => {
      toast({ title: t('save.done'), variant: 'success' })
      void client.invalidateQueries()
      void navigate(recordPath(configs, id))
    },
  })
  const faultAt = (path: string) =>
    save.error instanceof ApiError
      ? save.error.errors.find((error) => error.path === path)?.message
      : undefined
  const known = faultAt('/name') ?? faultAt('/source')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form className="c-import c-import-save" onSubmit={submit} noValidate>
      <div>
        <h2>{t('save.title')}</h2>
        <p className="c-soft">{t('save.help')}</p>
      </div>
      <div className="c-import-settings">
        <TextField
          label={t('save.name')}
          value={name}
          minLength={4}
          maxLength={40}
          error={faultAt('/name')}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label={t('save.kind')}
          value={configType}
          choices={(['oneshot', 'recurrent'] as const).map((value) => ({
            value,
            label: t(`save.${value}`),
          }))}
          onChange={(event) => setConfigType(event.target.value as typeof configType)}
        />
        {configType === 'recurrent' && (
          <>
            <TextField
              label={t('save.source')}
              help={t('save.sourceHelp')}
              value={source}
              maxLength={500}
              error={faultAt('/source')}
              onChange={(event) => setSource(event.target.value)}
            />
            <SelectField
              label={t('save.period')}
              value={period}
              choices={PERIODS.map((value) => ({ value, label: choiceWords(value) }))}
              onChange={(event) => setPeriod(event.target.value as typeof period)}
            />
          </>
        )}
      </div>
      {save.error && !known && (
        <p className="ui-error" role="alert">
          {errorSentence(save.error, t('importRun.failed'))}
        </p>
      )}
      <div>
        <Button type="submit" busy={save.isPending} disabled={name.trim() === ''}>
          {t('save.button')}
        </Button>
      </div>
    </form>
  )
}
